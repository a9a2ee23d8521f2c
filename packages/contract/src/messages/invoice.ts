/** What the server tells of invoices: how an application and a reversal stand, and why something is reversed. */
import {
  type InvoiceStatus,
  invoiceStatus,
  type RedReason,
  type RedState,
  redReason,
  redState,
} from '../enums/invoice.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

const statusEnglish: Readonly<Record<InvoiceStatus, string>> = {
  [invoiceStatus.cancelled]: 'Cancelled',
  [invoiceStatus.applied]: 'Applied for',
  [invoiceStatus.approved]: 'Approved',
  [invoiceStatus.rejected]: 'Rejected',
  [invoiceStatus.invoiced]: 'Issued',
  [invoiceStatus.labelPrinted]: 'Sent',
  [invoiceStatus.voided]: 'Voided',
};

const redEnglish: Readonly<Record<RedState, string>> = {
  [redState.notNeeded]: 'Needs no answer',
  [redState.waitsForBuyer]: 'Waits for the buyer',
  [redState.waitsForSeller]: 'Waits for the seller',
  [redState.agreed]: 'Agreed by both',
  [redState.deniedByBuyer]: 'Not agreed by the buyer',
  [redState.deniedBySeller]: 'Not agreed by the seller',
  [redState.lapsed]: 'Lapsed without an answer',
};

const reasonEnglish: Readonly<Record<RedReason, string>> = {
  [redReason.wrong]: 'Issued wrongly',
  [redReason.returned]: 'Goods returned',
  [redReason.ended]: 'Service ended',
  [redReason.allowance]: 'Allowance',
};

/** Chinese and English of a reason. */
export const redReasonWords = (reason: RedReason): Words => [
  redReason.label(reason),
  reasonEnglish[reason],
];

/** How an application, or what it became, stands. */
export const invoiceStanding = messageRows('invoiceStanding', {
  status: ({ status }: { readonly status: InvoiceStatus }): Words => [
    invoiceStatus.label(status),
    statusEnglish[status],
  ],
});

/** How a reversal stands, and what it is for. */
export const redStanding = messageRows('redStanding', {
  state: ({ state }: { readonly state: RedState }): Words => [
    redState.label(state),
    redEnglish[state],
  ],
  reason: ({ reason }: { readonly reason: RedReason }): Words => redReasonWords(reason),
});

/** Every sentence about invoices. */
export const invoiceMessages: readonly MessageRow<never>[] = [
  ...Object.values(invoiceStanding),
  ...Object.values(redStanding),
];
