/** Refusals about what the company tells of itself. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const company = refusals('company', {
  noOffice: [
    code.notFound,
    [
      '没有这个联系地点，请从联系我们里选',
      'There is no such office, please choose one from Contact us',
    ],
  ],
  noTopic: [
    code.notFound,
    ['没有这个专题，或还没有开始', 'There is no such topic, or it has not begun'],
  ],
});
