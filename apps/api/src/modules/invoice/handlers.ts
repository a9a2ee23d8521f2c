/** Calls about invoices. */
import {
  applyInvoice,
  cancelInvoice,
  downloadInvoices,
  getInvoice,
  getInvoiceable,
  getInvoices,
  getOrderInvoices,
  previewInvoice,
  requestRed,
  respondRed,
  resubmitInvoice,
  sendInvoiceMail,
  withdrawRed,
} from '@banxin/contract/calls/invoice/invoice';
import {
  createInvoiceTitle,
  getInvoiceTitles,
  matchCompanyTitles,
  removeInvoiceTitle,
  updateInvoiceTitle,
} from '@banxin/contract/calls/invoice/title';
import { handle, type Registration } from '../../http/handle.ts';
import { apply, cancel, preview, resubmit } from './apply.ts';
import { download } from './download.ts';
import { sendMail } from './mails.ts';
import { readOrderInvoices } from './orderInvoices.ts';
import { listInvoiceable } from './paidOrders.ts';
import { request, respond, withdraw } from './red.ts';
import { createTitle, listTitles, matchTitles, removeTitle, updateTitle } from './titles.ts';
import { listInvoices, readInvoice } from './view.ts';

export const invoiceHandlers: readonly Registration[] = [
  handle(getInvoiceTitles, listTitles),
  handle(createInvoiceTitle, createTitle),
  handle(updateInvoiceTitle, updateTitle),
  handle(removeInvoiceTitle, removeTitle),
  handle(matchCompanyTitles, matchTitles),
  handle(getInvoiceable, listInvoiceable),
  handle(previewInvoice, preview),
  handle(applyInvoice, apply),
  handle(resubmitInvoice, resubmit),
  handle(getInvoices, listInvoices),
  handle(getInvoice, readInvoice),
  handle(cancelInvoice, cancel),
  handle(requestRed, request),
  handle(respondRed, respond),
  handle(withdrawRed, withdraw),
  handle(downloadInvoices, download),
  handle(getOrderInvoices, readOrderInvoices),
  handle(sendInvoiceMail, sendMail),
];
