/** Settles another freight of an order at once: what is more comes from the balance, what is less goes back the way it came. */
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import type { Fen } from '@banxin/contract/money';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { bookEntry } from '../../db/ledger.ts';
import type { Tx } from '../../db/transaction.ts';
import { refuse } from '../../http/refusal.ts';
import { countGrowth } from '../growth/growth.ts';
import { paymentRefusal } from '../order/actions.ts';
import { freightReference } from '../order/discounts.ts';
import { giveBack } from '../order/giveBack.ts';
import { recordPaid } from '../paymentRecord/paymentRecord.ts';
import { freightMark } from '../paymentRecord/returns.ts';
import type { PricedChange } from './change.ts';
import { type Asker, addFreightPayment, countPaid } from './freightPayment.ts';

/** Takes it from the balance under a payment of its own. Throws its refusals: nothing of the change is to stay. */
async function charge(tx: Tx, change: PricedChange, payer: Asker): Promise<number> {
  const { order, difference: amount } = change;
  const { customer, now } = payer;
  const refusal = paymentRefusal(customer, amount);
  if (refusal !== null) throw refusal;
  const payment = await addFreightPayment(tx, change, payer, { status: 'paid', until: now });
  const booked = await bookEntry(tx, {
    customerId: order.customer_id,
    asset: assetKind.balance,
    flow: accountFlow.spending,
    amount: -amount,
    reference: payment.payment_sn,
    at: now,
  });
  if (!booked.ok) {
    const { balance } = booked;
    const missing = (amount - balance) as Fen;
    throw refuse(refusals.balanceTooLow, {
      balance: balance as Fen,
      amount: amount as Fen,
      missing,
    });
  }
  const { balanceAfter, fromBonus } = booked;
  const paid = { method: 'balance', by: customer.id, at: now, balanceAfter, fromBonus } as const;
  await recordPaid(tx, payment, paid);
  return balanceAfter;
}

/**
 * Settles the difference of the order whose lock the caller holds. Answers the balance after it; null when no money
 * moved: an unpaid order is paid for with its new price.
 */
export async function moveFreight(
  tx: Tx,
  change: PricedChange,
  payer: Asker,
): Promise<number | null> {
  const { order, difference } = change;
  if (difference === 0 || order.paid_at === null) return null;
  if (difference < 0) {
    const reference = freightReference(order, order.version);
    const mark = freightMark(order.version);
    return giveBack(tx, order, -difference, { reference, mark, of: reference, now: payer.now });
  }
  const balance = await charge(tx, change, payer);
  await countPaid(tx, order, difference);
  await countGrowth(tx, order.customer_id, payer.now);
  return balance;
}
