/** Sheets of each factory before they go to press, and the jobs that are still to lie on one. */
import type { WallSheets } from '@banxin/contract/calls/works/wall.schemas';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { book } from '@banxin/pricing/book';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import { isPrinted } from '../order/order.ts';
import { submittedOrders } from '../works/findCase.ts';
import { factoryName } from './factoryName.ts';

interface Open {
  readonly factory: number;
  readonly open: number;
  readonly jobs: number;
  /** Of all of them together. @unit thousandths */
  readonly filled: number;
}

async function openSheets(db: Db): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select p.factory, count(*) as open, sum(p.filled) as filled, coalesce(sum(j.jobs), 0) as jobs
    from press_sheets p
    left join lateral (select count(*) as jobs from sheet_jobs s where s.sheet_id = p.id) j on true
    where p.plated_at is null group by p.factory`.execute(db);
  return rows;
}

/** Orders by factory that are to be made and have no work order yet; before a factory is given, that of the promise. */
async function waitingJobs(db: Db): Promise<ReadonlyMap<number, number>> {
  const factory = sql<number | null>`coalesce(factory, cast(promise ->> 'factory' as integer))`.as(
    'factory',
  );
  const rows = await submittedOrders(db)
    .select((eb) => [factory, 'product_id', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', [s.approvedOrdered, s.allocated])
    .groupBy([sql`1`, 'product_id'])
    .execute();
  const waiting = new Map<number, number>();
  for (const row of rows) {
    if (row.factory === null || !isPrinted(row)) continue;
    waiting.set(row.factory, (waiting.get(row.factory) ?? 0) + Number(row.count));
  }
  return waiting;
}

/** Every factory, also one where nothing waits. */
export async function sheetsOf(db: Db): Promise<WallSheets[]> {
  const [sheets, waiting] = await Promise.all([openSheets(db), waitingJobs(db)]);
  return book.factories.map(({ id }) => {
    const found = sheets.find(({ factory }) => factory === id);
    const open = Number(found?.open ?? 0);
    return {
      name: factoryName(id),
      open,
      jobs: Number(found?.jobs ?? 0),
      filled: open === 0 ? null : Math.round(Number(found?.filled) / open),
      waiting: waiting.get(id) ?? 0,
    };
  });
}
