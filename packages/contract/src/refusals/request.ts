/** Refusals of a request as a whole, whatever call it meant. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const request = refusals('request', {
  /** Nothing lives at this path. A missing row of data is a refusal of its area. */
  noSuchPath: [
    code.notFound,
    ['内容不存在或不属于您', 'It does not exist, or it is not yours'],
    404,
  ],
  tooLarge: [code.unreadableBody, ['提交的内容过大', 'What was sent is too large'], 413],
  tooSlow: [
    code.unreadableBody,
    [
      '提交的内容没有及时到齐，请检查网络后再试',
      'What was sent did not arrive in time, please check the connection and try again',
    ],
    408,
  ],
  cutShort: [code.unreadableBody, ['提交的内容不完整', 'What was sent did not arrive whole'], 400],
  tooManyValues: [
    code.unreadableBody,
    ({ max }: { max: number }) => [
      `提交的内容最多包含 ${max} 个值`,
      `What is sent may hold ${max} values at most`,
    ],
  ],
  otherType: [
    code.unreadableBody,
    ({ wanted }: { wanted: string }) => [
      `请求格式应为 ${wanted}`,
      `The request should be ${wanted}`,
    ],
  ],
  brokenForm: [code.unreadableBody, ['表单内容不完整', 'The form is incomplete']],
  notUtf8: [
    code.unreadableBody,
    ['提交的内容不是 UTF-8 编码', 'What was sent is not encoded as UTF-8'],
  ],
  notJson: [code.unreadableBody, ['提交的内容不是有效的 JSON', 'What was sent is no valid JSON']],
  badKey: [code.invalidInput, ['请求标识格式不正确', 'The idempotency key has the wrong form']],
});
