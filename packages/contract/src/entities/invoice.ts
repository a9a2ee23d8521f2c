/** Invoices: what can be invoiced, what was applied for, what was issued and reversed. */
import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { addressInput } from './customer.ts';
import { holderKind } from './invoiceTitle.ts';
import { day, fen, instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

/** 普票, for companies and persons; 专票, for authenticated companies. */
export const invoiceKind = z.enum(['general', 'special']);
/** A value of {@link invoiceKind}. */
export type InvoiceKind = z.infer<typeof invoiceKind>;

export const invoiceMedium = z.enum(['electronic', 'paper']);
/** A value of {@link invoiceMedium}. */
export type InvoiceMedium = z.infer<typeof invoiceMedium>;

/** `YYYY-MM`: the orders that were paid in it, in Asia/Shanghai. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, messages.dayInvalid));

/** A company that sells, by its factory. */
export const seller = z.object({
  factory: z.int(),
  name: z.string(),
  taxNumber: z.string(),
});
/** A value of {@link seller}. */
export type Seller = z.infer<typeof seller>;

/** Whom it is made out to, as it was when it was applied for. */
export const buyer = z.object({
  kind: holderKind,
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});
/** A value of {@link buyer}. */
export type Buyer = z.infer<typeof buyer>;

/** An order that was paid, and what of it can be invoiced. All sums in fen. */
export const invoiceable = z.object({
  orderSN: serialNumber,
  productId: z.int(),
  productName: z.string(),
  paidAt: instant,
  company: seller,
  /** What was paid, of whatever kind of money. */
  paid: fen,
  /** What cannot be invoiced of what was paid, or was never paid: 0 where there is none. */
  excluded: z.object({
    refunded: fen,
    invoiced: fen,
    /** Paid from what was given with top-ups. */
    bonus: fen,
    redPacket: fen,
    coupon: fen,
  }),
  /** Paid in cash or principal − refunds − already invoiced. */
  open: fen,
  /** Last day on which it can be applied for. */
  lastDay: day,
  /** Why it cannot be chosen; null when it can. */
  refusal: z.nullable(keyedMessage),
});
/** A value of {@link invoiceable}. */
export type Invoiceable = z.infer<typeof invoiceable>;

/** What an order contributes to an invoice. */
export const invoiceLine = z.object({
  orderSN: serialNumber,
  name: z.string(),
  spec: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** VAT. @unit percent */
  rate: z.int(),
  net: fen,
  tax: fen,
  amount: fen,
});
/** A value of {@link invoiceLine}. */
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** One invoice as it would be: of one selling company. */
export const invoiceSheet = z.object({
  company: seller,
  lines: z.array(invoiceLine),
  net: fen,
  tax: fen,
  sum: fen,
});
/** A value of {@link invoiceSheet}. */
export type InvoiceSheet = z.infer<typeof invoiceSheet>;

/** What somebody saw that can be invoiced of an order. */
export const expectedAmount = z.object({ orderSN: serialNumber, amount: fen });
/** A value of {@link expectedAmount}. */
export type ExpectedAmount = z.infer<typeof expectedAmount>;

/** An invoice as lists show it. */
export const invoiceRow = z.object({
  id: rowId,
  /** Number of the application. */
  invoiceSN: serialNumber,
  kind: invoiceKind,
  medium: invoiceMedium,
  /** See `enums/invoice`: 1 blue, 2 red, 3 blue and wholly reversed. */
  type: z.int(),
  /** See `enums/invoice`. */
  status: z.int(),
  title: z.string(),
  company: z.string(),
  /** Negative for a red one. */
  amount: fen,
  /** 20 digits; null before it is issued. */
  number: z.nullable(z.string()),
  /** Why it was rejected or voided. */
  reason: z.nullable(z.string()),
  /** Its files can be downloaded. */
  hasFiles: z.boolean(),
  /** What of it is neither reversed nor asked to be. */
  redLeft: fen,
  appliedAt: instant,
  updatedAt: instant,
});
/** A value of {@link invoiceRow}. */
export type InvoiceRow = z.infer<typeof invoiceRow>;

/** A reversal that was asked for. */
export const invoiceRed = z.object({
  id: rowId,
  formSN: serialNumber,
  /** See `redState`. */
  state: z.int(),
  /** See `redReason`. */
  reason: z.int(),
  amount: fen,
  text: z.string(),
  /** Until when it waits for whose answer it needs; null when it waits for none. */
  until: z.nullable(instant),
  /** Why it was not agreed to. */
  answer: z.nullable(z.string()),
  /** The red invoice; null until it is issued. */
  invoiceId: z.nullable(rowId),
  number: z.nullable(z.string()),
  at: instant,
});
/** A value of {@link invoiceRed}. */
export type InvoiceRed = z.infer<typeof invoiceRed>;

/** Why a letter did not arrive, as far as its customer can do something about it. */
export const invoiceMailTrouble = z.enum([
  'refused',
  'unreachable',
  'unclear',
  'notOffered',
  'files',
  'voided',
]);
/** A value of {@link invoiceMailTrouble}. */
export type InvoiceMailTrouble = z.infer<typeof invoiceMailTrouble>;

/** A letter with the files of an invoice. */
export const invoiceMail = z.object({
  id: rowId,
  address: z.string(),
  /** `waiting` also while it is handed over. */
  state: z.enum(['waiting', 'sent', 'givenUp']),
  /** Of one that waits: why the last try failed, null when none did. */
  trouble: z.nullable(invoiceMailTrouble),
  /** Tries so far. */
  tries: z.int(),
  /** When it is tried next; null when it is not. */
  nextAt: z.nullable(instant),
  /** When it was sent or given up. */
  endedAt: z.nullable(instant),
  /** It was asked for by somebody, not written when the invoice was issued. */
  isAgain: z.boolean(),
  at: instant,
});
/** A value of {@link invoiceMail}. */
export type InvoiceMail = z.infer<typeof invoiceMail>;

/** An invoice that an order stands on. */
export const orderInvoice = z.object({
  id: rowId,
  /** See `enums/invoice`, and so the status. */
  type: z.int(),
  status: z.int(),
  /** 20 digits; null before it is issued. */
  number: z.nullable(z.string()),
  /** What the order contributes; negative on a red one. */
  amount: fen,
});
/** A value of {@link orderInvoice}. */
export type OrderInvoice = z.infer<typeof orderInvoice>;

export const invoiceDetail = z.extend(invoiceRow, {
  seller,
  buyer,
  lines: z.array(invoiceLine),
  net: fen,
  tax: fen,
  mail: z.string(),
  receiver: z.nullable(addressInput),
  /** Letters with its files, the newest first. */
  mails: z.array(invoiceMail),
  /** From when another can be asked for; null: now. */
  mailFrom: z.nullable(instant),
  remark: z.string(),
  /** By which it is issued, while it waits. */
  dueDay: z.nullable(day),
  issuedAt: z.nullable(instant),
  carrier: z.nullable(z.string()),
  trackingNo: z.nullable(z.string()),
  reds: z.array(invoiceRed),
  /** The blue one of a red one. */
  redOf: z.nullable(z.object({ id: rowId, number: z.string() })),
  events: z.array(
    z.object({ at: instant, event: z.string(), to: z.int(), reason: z.nullable(z.string()) }),
  ),
});
/** A value of {@link invoiceDetail}. */
export type InvoiceDetail = z.infer<typeof invoiceDetail>;
