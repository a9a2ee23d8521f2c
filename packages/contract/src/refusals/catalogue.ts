/** Refusals about products and how often they are looked at. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const catalogue = refusals('catalogue', {
  unknown: [
    code.notFound,
    ['产品不存在或已下架', 'There is no such product, or it is no longer sold'],
  ],
  unknownTemplate: [
    code.notFound,
    ['模板不存在或已下架', 'There is no such template, or it is no longer offered'],
  ],
  sealedAtMissing: [
    code.invalidInput,
    ['带请求标识时须注明封存时间', 'A batch with a key says when it was closed'],
  ],
  batchTooOld: [
    code.invalidInput,
    ({ hours }: { hours: number }) => [
      `封存超过 ${hours} 小时的浏览记录不再计入`,
      `A batch closed more than ${hours} hours ago is counted no more`,
    ],
  ],
  clockAhead: [
    code.invalidInput,
    [
      '封存时间晚于当前时间，请校准设备时钟',
      'The batch was closed in the future, please set the clock of the device',
    ],
  ],
});
