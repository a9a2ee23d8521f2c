/** Whether a paid membership can be renewed now, and what it has brought so far. */
import type { OutputOf } from '@banxin/contract/call';
import type { canRenew as canRenewCall } from '@banxin/contract/calls/customer/membership';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import {
  dayAfter,
  grownLevel,
  nextGrown,
  RENEW_AFTER_DAYS,
  RENEW_BEFORE_DAYS,
} from '@banxin/contract/membership';
import { fen } from '@banxin/contract/money';
import { missingAccess } from '@banxin/contract/rules/access';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { isPaidLevel, type MemberRow, paidAt } from '../../db/memberLevel.ts';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { spentOf } from '../growth/growth.ts';
import { openVipOf } from '../paymentRecord/vipRecord.ts';
import { readMember } from './term.ts';

const DAY_MS = 24 * 3_600_000;

/** When what is paid for can be renewed. Days count whole: on the first and the last day of the window it can be. */
export function windowOf({ vip_level, vip_until, vip_next_until }: MemberRow, today: string) {
  const last = vip_next_until ?? (isPaidLevel(vip_level) ? vip_until : null);
  if (last === null) {
    return { canRenew: false, mayOpen: true, from: null, to: null, until: null, left: 0 };
  }
  const end = msOf(last);
  const [from, to, until] = [
    dayOf(end - RENEW_BEFORE_DAYS * DAY_MS),
    dayOf(end + RENEW_AFTER_DAYS * DAY_MS),
    dayOf(end),
  ];
  const canRenew = today >= from && today <= to;
  const left = Math.round((msOf(until) - msOf(today)) / DAY_MS);
  return { canRenew, mayOpen: today > to, from, to, until, left };
}

/** What was taken of an asset since a day and did not come back. @unit pieces */
async function usedSince(db: Db, ownerId: number, asset: number, day: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select(sql<number | null>`-sum(amount)`.as('sum'))
    .where('customer_id', '=', ownerId)
    .where('account', '=', 'customer')
    .where('asset', '=', asset)
    .where('flow', 'in', [accountFlow.spending, accountFlow.refund])
    .where('created_at', '>=', `${day}T00:00:00.000+08:00`)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
}

/** The first day of the term that runs. A membership of before has no purchase: it began a year before its end. */
async function beganOn(db: Db, ownerId: number, today: string, until: string): Promise<string> {
  const row = await db
    .selectFrom('vip_purchases')
    .select('starts_on')
    .where('customer_id', '=', ownerId)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .executeTakeFirst();
  return row?.starts_on ?? dayOf(msOf(until) - 365 * DAY_MS);
}

async function entitlementsOf(db: Db, ownerId: number, since: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['sample_quota', 'urgent_quota'])
    .where('customer_id', '=', ownerId)
    .executeTakeFirst();
  const used = (asset: number) => usedSince(db, ownerId, asset, since);
  return {
    samples: {
      used: await used(assetKind.freeSampleQuota),
      left: account?.sample_quota ?? 0,
    },
    urgent: {
      used: await used(assetKind.urgentEntitlement),
      left: account?.urgent_quota ?? 0,
    },
  };
}

/** What was spent, and what is missing to the next level; null for who may not see sums. */
async function growthOf({
  db,
  customer,
  now,
}: UserContext): Promise<OutputOf<typeof canRenewCall>['growth']> {
  if (missingAccess(calculateQuote.access, customer) !== null) return null;
  const spent = await spentOf(db, customer.ownerId, now);
  const next = nextGrown(spent);
  return {
    spent: fen(spent),
    level: grownLevel(spent),
    next: next && { level: next.level, missing: fen(next.missing) },
  };
}

export async function readRenewal(context: UserContext): Promise<OutputOf<typeof canRenewCall>> {
  const { db, customer, clock } = context;
  const { ownerId } = customer;
  const now = clock.now();
  const today = dayOf(now);
  const member = await readMember(db, ownerId);
  const { canRenew, mayOpen, from, to, until } = windowOf(member, today);
  const { present, next } = paidAt(member, now);
  const waiting = await openVipOf(db, ownerId);
  return {
    ...{ canRenew, mayOpen, from, to, until },
    level: present?.level ?? 0,
    next: next && {
      level: next.level,
      from: dayAfter(dayOf(msOf(present?.until ?? next.until))),
      until: dayOf(msOf(next.until)),
    },
    waiting: waiting && msOf(waiting.expires_at) > now ? waiting.payment_sn : null,
    entitlements:
      present &&
      (await entitlementsOf(db, ownerId, await beganOn(db, ownerId, today, present.until))),
    growth: await growthOf(context),
  };
}
