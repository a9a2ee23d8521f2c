/** Calls about invoices. */
import {
  createInvoiceTitle,
  getInvoiceTitles,
  matchCompanyTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import { handle, type Registration } from '../../http/handle.ts';
import { createTitle, listTitles, matchTitles, removeTitle, updateTitle } from './titles.ts';

export const invoiceHandlers: readonly Registration[] = [
  handle(getInvoiceTitles, listTitles),
  handle(createInvoiceTitle, createTitle),
  handle(updateInvoiceTitle, updateTitle),
  handle(removeInvoiceTitle, removeTitle),
  handle(matchCompanyTitles, matchTitles),
];
