/** Calls about comments on orders. */
import {
  createComment,
  getComment,
  getProductComments,
} from '@banxin/contract/calls/order/comment';
import { handle, type Registration } from '../../http/handle.ts';
import { comment, readComment } from './comments.ts';
import { readProductComments } from './productComments.ts';

export const commentHandlers: readonly Registration[] = [
  handle(createComment, comment),
  handle(getComment, readComment),
  handle(getProductComments, readProductComments),
];
