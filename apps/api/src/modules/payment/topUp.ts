/** Money that a customer pays into the account: a payment of its own, booked once with its bonus. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import { createTopUp } from '@banxin/contract/calls/payment/topUp';
import { EXPIRY_CHECK_MS, TOP_UP_HOURS } from '@banxin/contract/constants';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { type Fen, fen } from '@banxin/contract/money';
import { accessRefusalRow } from '@banxin/contract/refusals/access';
import { payment as refusals } from '@banxin/contract/refusals/payment';
import { messageOf } from '@banxin/contract/refusals/row';
import { bonusOf, topUpMax } from '@banxin/contract/rules/topUp';
import { sql } from 'kysely';
import type { Customer, UserContext } from '../../context.ts';
import { bookEntry } from '../../db/ledger.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import type { Job } from '../../jobs/schedule.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { tell } from '../message/tell.ts';
import { paymentNumber, withFreeNumber } from '../order/orderNumber.ts';
import {
  addPayment,
  endPayment,
  type PaymentRow,
  recordPaid,
} from '../paymentRecord/paymentRecord.ts';
import { addTopUpSubject, bonusOfTopUp, openTopUpOf } from '../paymentRecord/topUpRecord.ts';
import { channelRefusal } from './methods.ts';

/** Null when the login may fill the account. */
export function topUpRefusal(actor: Customer): Refusal | null {
  const row = accessRefusalRow(createTopUp.access, actor);
  return row && refuse(row);
}

/** Opens the payment, or answers the open one of this sum. */
export async function beginTopUp(
  context: UserContext,
  { amount, method }: ParsedOf<typeof createTopUp>,
): Promise<OutputOf<typeof createTopUp> | Refusal> {
  const { db, customer, now, random } = context;
  const most = topUpMax(method);
  if (amount > most) return invalid({ amount: messageOf(refusals.topUpTooMuch, { most }) });
  const refusal = channelRefusal(context, method, { amount, isTopUp: true });
  if (refusal !== null) return refusal;
  return transaction(db, async (tx) => {
    // There is one at a time: those that begin at once follow each other.
    await tx
      .selectFrom('customers')
      .select('id')
      .where('id', '=', customer.ownerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const open = await openTopUpOf(tx, customer.ownerId);
    if (open) {
      const isSame =
        open.amount === amount &&
        msOf(open.expires_at) > msOf(now) &&
        (await bonusOfTopUp(tx, open)) === bonusOf(amount);
      if (isSame) return { paymentSN: open.payment_sn };
      await endPayment(tx, open, 'cancelled');
    }
    const payment = await withFreeNumber(
      () => paymentNumber(random, now.slice(0, 10)),
      (paymentSN) =>
        addPayment(tx, {
          customer_id: customer.ownerId,
          payment_sn: paymentSN,
          amount,
          status: 'pending',
          created_at: now,
          expires_at: instantOf(msOf(now) + TOP_UP_HOURS * 3_600_000),
        }),
    );
    await addTopUpSubject(tx, payment, bonusOf(amount));
    return { paymentSN: payment.payment_sn };
  });
}

/** Books the money and what is given for it, and tells so; the caller holds the payment's lock and has seen it open. */
export async function bookTopUp(
  tx: Tx,
  payment: PaymentRow,
  {
    method,
    by,
    now,
  }: { readonly method: PayChannelName; readonly by: number; readonly now: string },
): Promise<void> {
  const { customer_id: customerId, payment_sn: reference, amount } = payment;
  const bonus = (await bonusOfTopUp(tx, payment)) ?? 0;
  const book = async (flow: number, sum: number): Promise<number> => {
    const booked = await bookEntry(tx, {
      customerId,
      asset: assetKind.balance,
      flow,
      amount: sum,
      reference,
      at: now,
    });
    // Thrown, so that all of it is rolled back.
    if (!booked.ok) throw new Error(`Top-up ${reference} was refused`);
    return booked.balanceAfter;
  };
  let balanceAfter = await book(accountFlow.topUp, amount);
  if (bonus > 0) balanceAfter = await book(accountFlow.topUpBonus, bonus);
  await recordPaid(tx, payment, { method, by, at: now, balanceAfter });
  await tell(tx, {
    customerId,
    kind: 'toppedUp',
    values: { amount: amount as Fen, bonus: fen(bonus), balance: fen(balanceAfter) },
    of: reference,
    at: now,
  });
}

/** Ends top-ups that nobody paid in time; answers how many. Several servers may run it at once. */
export async function expireTopUps(db: Db, now: string, limit = 100): Promise<number> {
  const { numAffectedRows } = await sql`
    update payments p set status = 'expired' from (
      select o.customer_id, o.id from payments o join payment_subjects s
        on s.customer_id = o.customer_id and s.payment_id = o.id
      where s.kind = 'topUp' and s.is_open and o.expires_at <= ${now}
      limit ${limit} for update of o skip locked
    ) d
    where p.customer_id = d.customer_id and p.id = d.id and p.status = 'pending'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export const topUpJob: Job = {
  name: 'expire-top-ups',
  everyMs: EXPIRY_CHECK_MS,
  run: ({ db, clock }) => expireTopUps(db, instantOf(clock.now())),
};
