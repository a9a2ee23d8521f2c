/** What the shop tells a customer on the site. @see specification §7 site messages */
import * as z from 'zod/mini';
import { instant, keyedMessage, rowId, serialNumber } from './primitives.ts';

/** What a message is about: the tabs of the message centre, in their order. */
export const messageGroup = z.enum(['order', 'afterSales', 'invoice', 'money', 'account']);
/** A value of {@link messageGroup}. */
export type MessageGroup = z.infer<typeof messageGroup>;

/** How a message reaches somebody beside the message centre. */
export const messageWay = z.enum(['sms', 'mail']);
/** A value of {@link messageWay}. */
export type MessageWay = z.infer<typeof messageWay>;

/** What happened. */
export const messageKind = z.enum([
  'reviewWithdrawn',
  'filesToModify',
  'cancelled',
  'returnAgreed',
  'approved',
  'unpaidSoon',
  'unpaidOver',
  'promiseMoved',
  'shipped',
  'parcelProblem',
  'returning',
  'received',
  'refunded',
  'moneyReturned',
  'unplacedCredited',
  'unplacedReturned',
  'freightReturned',
  'wayBackShut',
  'sentBack',
  'addressKept',
  'couponExpiring',
  'balanceLow',
  'toppedUp',
  'paidAutomatically',
  'cashback',
  'withdrawalPaid',
  'withdrawalReturned',
  'invoiceApproved',
  'invoiceRejected',
  'invoiceCancelled',
  'invoiceIssued',
  'invoiceSent',
  'invoiceVoided',
  'invoiceUnsent',
  'redWaiting',
  'redDenied',
  'redWithdrawn',
  'largeOrder',
  'restocked',
  'vipExpiring',
  'vipBought',
  'levelMoved',
  'cloudLow',
  'storageBooked',
  'storageOwed',
  'authPassed',
  'authFailed',
  'authRejected',
  'certificateApproved',
  'certificateRejected',
  'certificateExpiring',
  'passwordChanged',
  'loginChanged',
  'typeChanged',
  'contactChanged',
  'couponsGiven',
  'deviceEnded',
  'ticketMoved',
  'evidenceAsked',
  'ticketAnswered',
  'opinionAnswered',
]);
/** A value of {@link messageKind}. */
export type MessageKind = z.infer<typeof messageKind>;

export const siteMessage = z.object({
  messageId: rowId,
  kind: messageKind,
  group: messageGroup,
  title: keyedMessage,
  text: keyedMessage,
  /** The order that it is about. */
  orderSN: z.nullable(serialNumber),
  /** The goods that it is about. */
  productId: z.nullable(rowId),
  /** The ticket of after-sales that it is about. */
  ticketId: z.nullable(rowId),
  /** The invoice that it is about. */
  invoiceId: z.nullable(rowId),
  at: instant,
  isRead: z.boolean(),
});
/** A value of {@link siteMessage}. */
export type SiteMessage = z.infer<typeof siteMessage>;
