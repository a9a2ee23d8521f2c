/** Paying through a channel: begins it, says whether the money has come, closes the payment. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  closePayment,
  pollPayment,
  startChannel,
} from '@banxin/contract/calls/payment/channel';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { membership as vip } from '@banxin/contract/refusals/membership';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { pathOf } from '@banxin/contract/routes';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { ChannelFailedError } from '../../ports/payChannel.ts';
import { cancelPurchase } from '../membership/endPurchase.ts';
import { paymentRefusal } from '../order/actions.ts';
import {
  endPayment,
  findPayment,
  lockPayment,
  type PaymentRow,
} from '../paymentRecord/paymentRecord.ts';
import { beginTrade, type TradeRow } from '../paymentRecord/trades.ts';
import { channelRefusal } from './methods.ts';
import { type Settled, settledBy } from './payment.ts';
import { expiredRefusal, overRefusal, stuckRefusal } from './settle.ts';
import { topUpRefusal } from './topUp.ts';

type Started = OutputOf<typeof startChannel>;
type Standing = OutputOf<typeof pollPayment>;

/** How long what was begun can be used before it is begun again. @unit ms */
const CODE_LIFE_MS = 10 * 60_000;

/** A payment with the locks of all that it settles. */
async function lockWhole(
  tx: Tx,
  { customer: { ownerId } }: UserContext,
  paymentSN: string,
): Promise<{ payment: PaymentRow; settled: Settled[] } | undefined> {
  const known = await findPayment(tx, ownerId, paymentSN);
  if (known === undefined) return undefined;
  const settled = await settledBy(tx, known, { isLocked: true });
  return { payment: await lockPayment(tx, ownerId, paymentSN), settled };
}

/** Paid already: the order that says so, or the account that was filled. */
function paidRefusal(first: Settled | undefined): Refusal {
  if (first === undefined) return refuse(refusals.toppedUpAlready);
  const { order_sn: orderSN, status } = first.order;
  if (first.part === 'vip') return refuse(vip.paidAlready, { orderSN });
  return first.part === 'freight'
    ? refuse(refusals.wishPaidAlready, { orderSN })
    : refuse(refusals.paidAlready, { orderSN, status });
}

/** Why nothing may be begun for this payment; null when it may. */
function refusalOf(payment: PaymentRow, settled: readonly Settled[], now: string): Refusal | null {
  const { status, expires_at: expiresAt, amount } = payment;
  const [first] = settled;
  if (status === 'paid') return paidRefusal(first);
  if (status !== 'pending') return overRefusal(payment, first);
  if (msOf(expiresAt) <= msOf(now)) return expiredRefusal(payment, first);
  const stuck = stuckRefusal(settled, now);
  if (stuck !== null) return stuck;
  return amount === 0 ? refuse(refusals.nothingDue) : null;
}

/** It fills the account or buys a membership: whoever may fill the account may. */
const isForAccount = ([first]: readonly Settled[]): boolean =>
  first === undefined || first.part === 'vip';

interface Begun {
  readonly payment: PaymentRow;
  readonly trade: TradeRow;
}

/** Writes the trade before the channel hears of it: money can only come for what is known. */
const begin = (
  context: UserContext,
  { paymentSN, channel }: ParsedOf<typeof startChannel>,
): Promise<Begun | Refusal> =>
  transaction(context.db, async (tx): Promise<Begun | Refusal> => {
    const { customer, now } = context;
    const whole = await lockWhole(tx, context, paymentSN);
    if (whole === undefined) return refuse(refusals.unknown);
    const { payment, settled } = whole;
    const { amount } = payment;
    const isTopUp = settled.length === 0;
    const refusal =
      (isForAccount(settled) ? topUpRefusal(customer) : paymentRefusal(customer, amount)) ??
      refusalOf(payment, settled, now) ??
      channelRefusal(context, channel, { amount, isTopUp });
    if (refusal !== null) return refusal;
    return { payment, trade: await beginTrade(tx, payment, channel, { by: customer.id, now }) };
  });

/** Where the customer comes back to. */
function returnUrl({ config }: UserContext, paymentSN: string, channel: PayChannelName): string {
  const path = pathOf('payCheckout', {}, { paymentSN, back: channel });
  return `${config.publicOrigin ?? ''}${path}`;
}

export async function start(
  context: UserContext,
  input: ParsedOf<typeof startChannel>,
): Promise<Started | Refusal> {
  const { channel, paymentSN } = input;
  const begun = await begin(context, input);
  if (begun instanceof Refusal) return begun;
  const { payment, trade } = begun;
  const driver = context.ports.channels[channel];
  if (driver === null) return refuse(refusals.channelShut, { channel });
  try {
    const { url, codeUrl, transfer } = await driver.start({
      tradeSN: trade.trade_sn,
      amount: payment.amount,
      title: `版心印刷 付款单 ${paymentSN}`,
      expiresAt: payment.expires_at,
      returnUrl: returnUrl(context, paymentSN, channel),
    });
    const until = channel === 'bank' ? Infinity : msOf(context.now) + CODE_LIFE_MS;
    return {
      channel,
      url,
      codeUrl,
      transfer: transfer && { ...transfer, remark: trade.trade_sn },
      expiresAt: instantOf(Math.min(msOf(payment.expires_at), until)),
    };
  } catch (error) {
    if (!(error instanceof ChannelFailedError)) throw error;
    context.log.warn({ channel, err: error }, 'channel did not begin');
    return refuse(refusals.channelShut, { channel });
  }
}

export async function poll(
  { db, customer }: UserContext,
  { paymentSN }: ParsedOf<typeof pollPayment>,
): Promise<Standing | Refusal> {
  const payment = await findPayment(db, customer.ownerId, paymentSN);
  return payment ? { status: payment.status } : refuse(refusals.unknown);
}

/** What was begun at channels is closed there by the job that asks them, at once. */
export const close = (
  context: UserContext,
  { paymentSN }: ParsedOf<typeof closePayment>,
): Promise<Standing | Refusal> =>
  transaction(context.db, async (tx): Promise<Standing | Refusal> => {
    const whole = await lockWhole(tx, context, paymentSN);
    if (whole === undefined) return refuse(refusals.unknown);
    const { payment, settled } = whole;
    const [first] = settled;
    const refusal = isForAccount(settled) ? topUpRefusal(context.customer) : null;
    if (refusal !== null) return refusal;
    if (payment.status === 'paid') return paidRefusal(first);
    if (payment.status !== 'pending') return { status: payment.status };
    await endPayment(tx, payment, 'cancelled');
    const { customer, now } = context;
    if (first?.part === 'vip') await cancelPurchase(tx, first.order, { by: customer.id, at: now });
    return { status: 'cancelled' };
  });
