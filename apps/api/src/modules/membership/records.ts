/** Terms that a customer bought, and how each stands today. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { getVipPurchases } from '@banxin/contract/calls/customer/membership';
import type { TermState } from '@banxin/contract/calls/customer/membership.schemas';
import { orderStatus } from '@banxin/contract/enums/order';
import type { Fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

interface Standing {
  readonly status: number;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

function stateOf({ status, starts_on, ends_on }: Standing, today: string): TermState {
  if (starts_on === null || ends_on === null) {
    return status === orderStatus.cancelled ? 'cancelled' : 'unpaid';
  }
  if (ends_on < today) return 'over';
  return starts_on > today ? 'ahead' : 'running';
}

/** The newest first. A page beyond the last is the last. */
export async function listPurchases(
  { db, customer, now }: UserContext,
  { pageIndex, pageSize }: ParsedOf<typeof getVipPurchases>,
): Promise<OutputOf<typeof getVipPurchases>> {
  const { total } = await db
    .selectFrom('vip_purchases')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customer.ownerId)
    .executeTakeFirstOrThrow();
  const page = Math.min(pageIndex, Math.max(1, Math.ceil(Number(total) / pageSize)));
  const rows = await db
    .selectFrom('vip_purchases as v')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'v.customer_id').onRef('o.id', '=', 'v.order_id'),
    )
    .leftJoin('payment_subjects as s', (join) =>
      join.onRef('s.customer_id', '=', 'v.customer_id').onRef('s.order_id', '=', 'v.order_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.customer_id', '=', 's.customer_id').onRef('p.id', '=', 's.payment_id'),
    )
    .where('v.customer_id', '=', customer.ownerId)
    .select(['v.level', 'v.starts_on', 'v.ends_on', 'o.order_sn', 'o.status', 'o.total'])
    .select(['o.created_at', 'p.payment_sn', 'p.expires_at', 'p.paid_at'])
    .select(sql<boolean>`coalesce(s.is_open, false)`.as('is_open'))
    .select('p.method')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const today = dayOf(msOf(now));
  return {
    total: Number(total),
    items: rows.map((row) => {
      const isOpen = row.is_open && row.expires_at !== null && msOf(row.expires_at) > msOf(now);
      const state = stateOf(row, today);
      return {
        orderSN: row.order_sn,
        level: row.level,
        from: row.starts_on,
        until: row.ends_on,
        amount: row.total as Fen,
        // Its time is over, whether or not the job came by.
        state: state === 'unpaid' && !isOpen ? 'cancelled' : state,
        method: row.paid_at === null ? null : row.method,
        paidAt: row.paid_at,
        createdAt: row.created_at,
        paymentSN: isOpen ? row.payment_sn : null,
        payBefore: isOpen ? row.expires_at : null,
      };
    }),
  };
}
