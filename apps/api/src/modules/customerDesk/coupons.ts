/** Gives coupons to a customer: within what the desk may give, with a reason that the customer reads. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { giveCoupons } from '@banxin/contract/calls/works/customers';
import { couponKind } from '@banxin/contract/enums/coupon';
import { fen } from '@banxin/contract/money';
import { customerDesk as refusals } from '@banxin/contract/refusals/customerDesk';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import {
  DESK_COUPON_AMOUNT_MAX,
  DESK_COUPON_SPEND_TIMES,
  DESK_COUPONS_AT_ONCE,
} from '@banxin/contract/worksLimits';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { neededReason } from '../../desk.ts';
import { invalid, Refusal, refuse } from '../../http/refusal.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { giveByDesk } from '../coupon/byDesk.ts';
import { tell } from '../message/tell.ts';
import { actorOf } from '../works/claims.ts';
import { allowanceOf } from './allowance.ts';
import { holdCustomer } from './customer.ts';
import { writeDeed } from './log.ts';

type Asked = ParsedOf<typeof giveCoupons>;

/** @unit fen */
const AMOUNT_MIN = 100;

/** What is wrong with the terms, by field. */
function problemsOf({ kind, amount, minSpend, count }: Asked): Record<string, KeyedMessage> {
  const least = fen(kind === couponKind.freight ? 0 : amount * DESK_COUPON_SPEND_TIMES);
  return {
    ...((amount < AMOUNT_MIN || amount > DESK_COUPON_AMOUNT_MAX) && {
      amount: messageOf(refusals.amountRange, { most: fen(DESK_COUPON_AMOUNT_MAX) }),
    }),
    ...(minSpend < least && { minSpend: messageOf(refusals.spendTooSmall, { least }) }),
    ...((count < 1 || count > DESK_COUPONS_AT_ONCE) && {
      count: messageOf(refusals.countRange, { most: DESK_COUPONS_AT_ONCE }),
    }),
  };
}

/** The clerk too gives one thing at a time: what is left today is counted under this lock. Both in one order. */
const lockBoth = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

async function giveIn(
  tx: Tx,
  context: UserContext,
  asked: Asked,
): Promise<OutputOf<typeof giveCoupons> | Refusal> {
  const { customer, now } = context;
  const { id, kind, amount, minSpend, count, days } = asked;
  await lockBoth(tx, [id, customer.id]);
  const row = await holdCustomer(tx, context, id);
  if (row instanceof Refusal) return row;
  const why = neededReason(asked.reason);
  const problems = problemsOf(asked);
  if (Object.keys(problems).length > 0) return invalid(problems);
  const left = await allowanceOf(tx, { customerId: id, clerkId: customer.id }, now);
  const sum = amount * count;
  if (count > left.count || sum > left.sum) {
    return refuse(refusals.tooManyCoupons, { count: left.count, sum: left.sum });
  }
  if (sum > left.clerkSum) return refuse(refusals.clerkLimit, { sum: left.clerkSum });
  const terms = { kind, amount, minSpend, count };
  const deed = await writeDeed(tx, {
    ...{ customerId: id, actorId: customer.id, what: 'coupons' as const },
    ...{ becomes: { ...terms, days }, reason: why, at: now },
  });
  const gift = { ...terms, ownerId: id, deed, days, actor: actorOf(customer.id), at: now };
  const until = dayOf(msOf(await giveByDesk(tx, gift)));
  const values = { ...terms, day: until, why };
  await tell(tx, { customerId: id, kind: 'couponsGiven', values, of: String(deed), at: now });
  return { given: count, until };
}

export const giveToCustomer = (
  context: UserContext,
  asked: Asked,
): Promise<OutputOf<typeof giveCoupons> | Refusal> =>
  transaction(context.db, (tx) => giveIn(tx, context, asked));
