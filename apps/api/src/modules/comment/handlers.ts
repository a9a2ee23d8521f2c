/** Calls about comments on orders. */
import { createComment, getComment } from '@banxin/contract/calls/order/comment';
import { handle, type Registration } from '../../http/handle.ts';
import { comment, readComment } from './comments.ts';

export const commentHandlers: readonly Registration[] = [
  handle(createComment, comment),
  handle(getComment, readComment),
];
