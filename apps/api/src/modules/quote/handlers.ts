/** Calls about quotes on paper and their links. */
import {
  answerQuote,
  getQuoteShares,
  getSharedQuote,
  shareQuote,
  withdrawQuote,
} from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { answer } from './answer.ts';
import { issueSheet } from './issueSheet.ts';
import { listLinks, share, withdraw } from './links.ts';
import { readShared } from './shared.ts';

export const quoteHandlers: readonly Registration[] = [
  handle(issueQuoteSheet, issueSheet),
  handle(shareQuote, share),
  handlePublic(getSharedQuote, readShared),
  handlePublic(answerQuote, answer),
  handle(getQuoteShares, listLinks),
  handle(withdrawQuote, withdraw),
];
