/** Refusals about what the company tells of itself. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const company = refusals('company', {
  noTopic: [
    code.notFound,
    ['没有这个专题，或还没有开始', 'There is no such topic, or it has not begun'],
  ],
});
