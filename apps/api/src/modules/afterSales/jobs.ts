/** What becomes of tickets by themselves: silence closes them, a reprint that has shipped completes them. */
import { afterSalesRecordStatus as r } from '@banxin/contract/enums/afterSales';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/schedule.ts';
import { msOf, nowOf } from '../../ports/clock.ts';
import { advanceRecord, advanceTicket, settleTicket } from './status.ts';
import { type Locked, lockTicket } from './tickets.ts';
import { SENT } from './window.ts';

const EVERY_MS = 60_000;
/** Tickets of one run. */
const MOST = 100;

/** Each in a transaction of its own; answers how many moved. @throws AggregateError after the last, when any failed */
async function each(
  db: Db,
  due: readonly { readonly customer_id: number; readonly id: number }[],
  step: (tx: Tx, locked: Locked) => Promise<boolean>,
): Promise<number> {
  let moved = 0;
  const failures: unknown[] = [];
  for (const { customer_id, id } of due) {
    try {
      const isMoved = await transaction(db, async (tx) => {
        const locked = await lockTicket(tx, customer_id, id);
        return locked !== undefined && step(tx, locked);
      });
      if (isMoved) moved += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tickets did not move');
  return moved;
}

/** Closes what nobody answered in time. */
export async function expireTickets(db: Db, now: string): Promise<number> {
  const due = await db
    .selectFrom('after_sales')
    .select(['customer_id', 'id'])
    .where('due_at', '<', now)
    .orderBy('due_at')
    .limit(MOST)
    .execute();
  return each(db, due, async (tx, { ticket }) => {
    // Answered since it was listed.
    if (ticket.due_at === null || msOf(ticket.due_at) >= msOf(now)) return false;
    const move = { event: 'EXPIRE', actor: 'system', at: now };
    return (await advanceTicket(tx, ticket, move)) !== null;
  });
}

/** Completes records whose reprint has shipped. */
export async function completeReprints(db: Db, now: string): Promise<number> {
  const due = await db
    .selectFrom('after_sales_records as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.customer_id', '=', 'r.customer_id').onRef('o.id', '=', 'r.reprint_id'),
    )
    .select(['r.customer_id', 'r.ticket_id as id', 'r.id as record'])
    .where('r.status', '=', r.approved)
    .where('o.status', 'in', [...SENT])
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  const records = new Set(due.map(({ record }) => record));
  return each(db, due, async (tx, { ticket, records: all }) => {
    const by = { actor: 'system', at: now };
    let isMoved = false;
    for (const record of all.filter(({ id }) => records.has(id))) {
      isMoved = (await advanceRecord(tx, record, { ...by, event: 'DONE' })) !== null || isMoved;
    }
    await settleTicket(tx, ticket, by);
    return isMoved;
  });
}

/** Jobs of the tickets. */
export const afterSalesJobs: readonly Job[] = [
  {
    name: 'expire-after-sales',
    everyMs: EVERY_MS,
    run: ({ db, clock }) => expireTickets(db, nowOf(clock)),
  },
  {
    name: 'complete-reprints',
    everyMs: EVERY_MS,
    run: ({ db, clock }) => completeReprints(db, nowOf(clock)),
  },
];
