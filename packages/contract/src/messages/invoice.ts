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
  [redState.withdrawnByBuyer]: 'Withdrawn by the buyer',
  [redState.withdrawnBySeller]: 'Withdrawn by the seller',
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

const events: Readonly<Record<string, Words>> = {
  APPLY: ['提交申请', 'Applied for'],
  APPROVE: ['审核通过', 'Approved'],
  REJECT: ['驳回', 'Rejected'],
  RESUBMIT: ['重新提交', 'Sent again'],
  CANCEL: ['取消', 'Cancelled'],
  ISSUE: ['开票', 'Issued'],
  PRINT_LABEL: ['打印快递单', 'Label printed'],
  VOID: ['作废', 'Voided'],
  ENTER_RED: ['发起红冲', 'Reversal begun'],
  WITHDRAW_RED: ['撤回红冲', 'Reversal withdrawn'],
  ISSUE_RED: ['开出红字发票', 'Red invoice issued'],
  FULLY_REVERSED: ['已全额红冲', 'Wholly reversed'],
};

const steps: Readonly<Record<string, Words>> = {
  APPROVE: ['审核通过', 'Approve'],
  REJECT: ['驳回', 'Reject'],
  CANCEL: ['取消', 'Cancel'],
  ISSUE: ['开票', 'Issue'],
  PRINT_LABEL: ['打印快递单', 'Print the label'],
  VOID: ['作废', 'Void'],
  ENTER_RED: ['发起红冲', 'Begin a reversal'],
  ISSUE_RED: ['开红字发票', 'Issue the red invoice'],
  DENY_RED: ['不同意', 'Do not agree'],
  WITHDRAW_RED: ['撤回红冲', 'Withdraw it'],
};

/** What happened to an invoice, and what its desk can do with one. */
export const invoiceDesk = messageRows('invoiceDesk', {
  event: ({ event }: { readonly event: string }): Words => events[event] ?? [event, event],
  step: ({ event }: { readonly event: string }): Words => steps[event] ?? [event, event],
});

/** Every sentence about invoices. */
export const invoiceMessages: readonly MessageRow<never>[] = [
  ...Object.values(invoiceStanding),
  ...Object.values(redStanding),
  ...Object.values(invoiceDesk),
];
