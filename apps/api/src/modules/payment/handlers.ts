/** Calls of the cashier. */
import { getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { closePayment, pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { createPayment, getPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { handle, type Registration } from '../../http/handle.ts';
import { beginPayment, listPayments, showPayment } from './cashier.ts';
import { close, poll, start } from './channels.ts';
import { pay } from './pay.ts';
import { listRefunds } from './refunds.ts';
import { beginTopUp } from './topUp.ts';

export const paymentHandlers: readonly Registration[] = [
  handle(getPayment, showPayment),
  handle(createPayment, beginPayment),
  handle(payByBalance, pay),
  handle(startChannel, start),
  handle(pollPayment, poll),
  handle(closePayment, close),
  handle(createTopUp, beginTopUp),
  handle(getOrderPaymentRecords, listPayments),
  handle(getOrderRefunds, listRefunds),
];
