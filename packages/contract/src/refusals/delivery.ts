/** Refusals about delivery. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const delivery = refusals('delivery', {
  unknownProvince: [
    code.invalidInput,
    [
      '没有这个省份，请填写省、自治区或直辖市的名称，例如 上海市',
      'There is no such province; please give its name as addresses write it in Chinese',
    ],
  ],
  noShopConnected: [
    code.wrongState,
    [
      '还没有接入外部店铺，请直接粘贴收货人列表',
      'No outside shop is connected yet; please paste the list of receivers',
    ],
  ],
});
