/** Demo memberships: a year that is over, the one that runs, one that nobody paid in time, and one that waits. */
import { VIP_PAY_HOURS, type VipLevel } from '@banxin/contract/constants';
import { accountFlow } from '@banxin/contract/enums/account';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { vipLevels } from '@banxin/contract/membership';
import { note } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { monthsBegun } from '../../modules/membership/give.ts';
import { vipOrderRow } from '../../modules/membership/purchase.ts';
import { checkDigit } from '../../modules/order/orderNumber.ts';
import { addVipSubject } from '../../modules/paymentRecord/vipRecord.ts';
import { dayOf, instantOf, msOf } from '../../ports/clock.ts';
import { bookPassing } from '../ledger.ts';
import type { Tx } from '../transaction.ts';

interface DemoTerm {
  readonly of: string;
  readonly level: VipLevel;
  /** When it was asked for; absent: an hour ago. */
  readonly at?: string;
  /** Its days; absent when it is not paid. */
  readonly term?: readonly [from: string, until: string];
}

const TERMS: readonly DemoTerm[] = [
  {
    of: '悦享包装',
    level: 6,
    at: '2025-06-20T10:12:00.000+08:00',
    term: ['2025-07-01', '2026-06-30'],
  },
  { of: '悦享包装', level: 8, at: '2026-06-15T16:40:00.000+08:00' },
  {
    of: '悦享包装',
    level: 6,
    at: '2026-06-18T09:25:00.000+08:00',
    term: ['2026-07-01', '2027-06-30'],
  },
  { of: '海外采购部', level: 6 },
];

const HOUR = 3_600_000;

/** A number of a day that no drawn one takes: they are shorter by their zeros. */
function numberOf(prefix: string, at: string, index: number): string {
  const body = `${prefix}${at.slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(8, '0')}`;
  return `${body}${checkDigit(body)}`;
}

type Step = readonly [event: string, from: number | null, to: number];

const stepsOf = (state: 'paid' | 'over' | 'open'): readonly Step[] => [
  ['CREATE', null, s.registered],
  ['CONFIRM', s.registered, s.registered],
  ...(state === 'paid'
    ? ([
        ['PAY', s.registered, s.ordered],
        ['REVIEW_PASS', s.ordered, s.approvedOrdered],
        ['VIRTUAL_DONE', s.approvedOrdered, s.delivered],
      ] as const)
    : []),
  ...(state === 'over' ? ([['EXPIRE', s.registered, s.cancelled]] as const) : []),
];

const reasonOf = (event: string) => {
  if (event === 'PAY') return messageOf(note.paidByAlipay);
  if (event === 'REVIEW_PASS') return messageOf(note.noFilesToReview);
  return event === 'EXPIRE' ? messageOf(note.notPaid, { hours: VIP_PAY_HOURS }) : null;
};

const STATUS = { paid: s.delivered, over: s.cancelled, open: s.registered } as const;
const PAYMENT = { paid: 'paid', over: 'expired', open: 'pending' } as const;

async function addTerm(
  tx: Tx,
  customerId: number,
  { level, at = '', term }: DemoTerm,
  { index, now }: { readonly index: number; readonly now: string },
): Promise<void> {
  const created = at || instantOf(msOf(now) - HOUR);
  const ends = instantOf(msOf(created) + VIP_PAY_HOURS * HOUR);
  const state = term ? 'paid' : at ? 'over' : 'open';
  const sum = vipLevels[level].sum;
  const isPaid = state === 'paid';
  const order = await tx
    .insertInto('orders')
    .values({
      ...vipOrderRow({ customer: { id: customerId, ownerId: customerId }, now: created }, level),
      order_sn: numberOf('', created, index),
      status: STATUS[state],
      ...(isPaid && { paid: sum, paid_at: created }),
      updated_at: state === 'over' ? ends : created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('status_events')
    .values(
      stepsOf(state).map(([event, from, to]) => {
        const reason = reasonOf(event);
        return {
          ...{ customer_id: customerId, entity: 'order', entity_id: order.id, event },
          ...{ from_status: from, to_status: to },
          actor: event === 'EXPIRE' || to > s.ordered ? 'system' : `customer:${customerId}`,
          reason: reason?.message ?? null,
          said: reason && JSON.stringify(reason.data),
          at: event === 'EXPIRE' ? ends : created,
        };
      }),
    )
    .execute();
  const [from = null, until = null] = term ?? [];
  await tx
    .insertInto('vip_purchases')
    .values({
      ...{ customer_id: customerId, order_id: order.id, level, years: 1 },
      ...{ starts_on: from, ends_on: until },
      months_given: from === null ? 0 : monthsBegun(from, dayOf(msOf(now))),
    })
    .execute();
  const payment = await tx
    .insertInto('payments')
    .values({
      customer_id: customerId,
      payment_sn: numberOf('9', created, index),
      amount: sum,
      status: 'pending',
      paid_by: null,
      balance_after: null,
      created_at: created,
      paid_at: null,
      expires_at: ends,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addVipSubject(tx, payment, order);
  if (state === 'open') return;
  await tx
    .updateTable('payments')
    .set({
      status: PAYMENT[state],
      ...(isPaid && { method: 'alipay', paid_by: customerId, paid_at: created }),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', payment.id)
    .execute();
  if (!isPaid) return;
  await bookPassing(tx, {
    ...{ customerId, flow: accountFlow.spending, amount: sum, from: 'cash', to: 'sales' },
    reference: payment.payment_sn,
    at: created,
  });
}

/** Writes them. @param now the present, an instant */
export async function seedMemberships(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  for (const [index, term] of TERMS.entries()) {
    const customerId = ids.get(term.of);
    if (customerId === undefined) throw new Error(`There is no ${term.of}`);
    await addTerm(tx, customerId, term, { index, now });
  }
}
