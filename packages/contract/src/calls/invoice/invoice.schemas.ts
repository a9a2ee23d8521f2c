/** Shapes of what invoice.ts sends and answers. */
import * as z from 'zod/mini';
import { INVOICE_DOWNLOAD_MAX, INVOICE_ORDERS_MAX } from '../../constants.ts';
import { checkedBy } from '../../entities/fields.ts';
import {
  expectedAmount,
  invoiceable,
  invoiceDetail,
  invoiceKind,
  invoiceMail,
  invoiceMedium,
  invoiceRed,
  invoiceRow,
  invoiceSheet,
  month,
  orderInvoice,
} from '../../entities/invoice.ts';
import {
  day,
  fen,
  keyedMessage,
  nothing,
  pageInput,
  pageOf,
  rowId,
  serialNumber,
  shortText,
} from '../../entities/primitives.ts';
import { redReason } from '../../enums/invoice.ts';
import {
  checkInvoiceMail,
  checkInvoiceMailTo,
  checkInvoiceRemark,
  checkRedText,
} from '../../rules/invoice.ts';

/** Orders by their numbers, or all that were paid in a month and can be invoiced. */
const which = {
  orderSNs: z.optional(z.array(serialNumber).check(z.maxLength(INVOICE_ORDERS_MAX))),
  month: z.optional(month),
};

const keyword = z.optional(shortText(50).check(z.trim()));

export const getInvoiceable = {
  input: z.object({ ...pageInput, month: z.optional(month), keyword }),
  output: z.extend(pageOf(invoiceable), {
    /** Months in which something was paid that can be invoiced, the newest first. */
    months: z.array(month),
  }),
};

export const previewInvoice = {
  input: z.object({
    ...which,
    kind: invoiceKind,
    /** Rejected application that is sent again: its orders alone. */
    id: z.optional(rowId),
  }),
  output: z.object({
    sheets: z.array(invoiceSheet),
    expected: z.array(expectedAmount),
    sum: fen,
    /** By which they are issued when they are applied for now. */
    dueDay: day,
    /** The company is authenticated, which special invoices need. */
    isAuthenticated: z.boolean(),
  }),
};

const application = {
  kind: invoiceKind,
  titleId: rowId,
  medium: invoiceMedium,
  /** Where the files go; '' for none. */
  mail: z._default(checkedBy(checkInvoiceMail), ''),
  /** Where paper goes, of the customer's addresses. */
  addressId: z.optional(rowId),
  remark: z._default(checkedBy(checkInvoiceRemark), ''),
  /** What was seen of each order. */
  expected: z.array(expectedAmount).check(z.minLength(1), z.maxLength(INVOICE_ORDERS_MAX)),
};

const applied = z.object({ ids: z.array(rowId), dueDay: day });

export const applyInvoice = {
  input: z.object({ ...application, month: z.optional(month) }),
  output: applied,
};

export const resubmitInvoice = {
  input: z.object({ ...application, id: rowId }),
  output: applied,
};

export const invoiceTabs = z.enum(['all', 'processing', 'rejected', 'issued', 'closed']);

export const getInvoices = {
  input: z.object({ ...pageInput, tab: z._default(invoiceTabs, 'all'), keyword }),
  output: z.extend(pageOf(invoiceRow), {
    counts: z.record(invoiceTabs, z.int()),
  }),
};

export const getInvoice = {
  input: z.object({ id: rowId }),
  output: invoiceDetail,
};

export const getOrderInvoices = {
  input: z.object({ orderSN: serialNumber }),
  output: z.object({
    /** Those that stand or were rejected, the newest first. */
    invoices: z.array(orderInvoice),
    /** It stands on an application that nobody has issued yet. */
    isUnderWay: z.boolean(),
    /** What can be applied for now. */
    open: fen,
    /** Last day on which it can be; null before it is paid. */
    lastDay: z.nullable(day),
    /** Why nothing can be applied for; null when it can. */
    refusal: z.nullable(keyedMessage),
  }),
};

export const sendInvoiceMail = {
  input: z.object({ id: rowId, mail: checkedBy(checkInvoiceMailTo) }),
  output: invoiceMail,
};

export const cancelInvoice = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const requestRed = {
  input: z.object({
    id: rowId,
    reason: z.int().check(z.refine((value: number) => redReason.is(value))),
    amount: fen.check(z.minimum(1) as never) as typeof fen,
    text: z._default(checkedBy(checkRedText), ''),
  }),
  output: invoiceRed,
};

export const respondRed = {
  input: z.object({
    id: rowId,
    agree: z.boolean(),
    /** Why not. */
    reason: z._default(checkedBy(checkRedText), ''),
  }),
  output: invoiceRed,
};

export const withdrawRed = {
  input: z.object({ id: rowId }),
  output: invoiceRed,
};

export const downloadInvoices = {
  input: z.object({
    /** Ids, parted by commas. */
    ids: z.string().check(
      z.maxLength(INVOICE_DOWNLOAD_MAX * 11),
      z.regex(/^\d{1,10}(,\d{1,10})*$/),
      z.refine((ids: string) => ids.split(',').length <= INVOICE_DOWNLOAD_MAX),
    ),
    format: z.enum(['pdf', 'xml']),
  }),
  output: z.unknown(),
};
