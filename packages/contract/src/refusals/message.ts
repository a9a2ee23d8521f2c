/** Refusals of the message centre. */
import * as code from '../codes.ts';
import { refusals } from './row.ts';

export const message = refusals('message', {
  unknown: [code.notFound, ['消息不存在，或已被清理', 'There is no such message any more']],
});
