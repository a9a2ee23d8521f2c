/** The addresses of orders that go to several, as a workbook writes them: all of them in the cells of their order. */
import { orderFlag } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

/** Of one order; each is a list in the order of its addresses. */
export interface WrittenAddresses {
  readonly consignees: string;
  readonly phones: string;
  /** With how much of it goes there. */
  readonly places: string;
  /** Codes, each once. */
  readonly carriers: readonly string[];
  readonly trackingNos: string;
}

/** Between two addresses of one cell. */
const BETWEEN = '；';

/** Written by the database: nobody waits while so many are taken apart. By the order's id. */
export async function addressesOf(
  db: Db,
  customerId: number,
  orders: readonly { readonly id: number; readonly flags: number }[],
): Promise<ReadonlyMap<number, WrittenAddresses>> {
  const several = orders.filter(({ flags }) => orderFlag.has(flags, orderFlag.multiSiteShipping));
  if (several.length === 0) return new Map();
  const ids = several.map(({ id }) => id);
  const [drops, parcels] = await Promise.all([
    db
      .selectFrom('order_drops')
      .select([
        'order_id',
        sql<string>`string_agg(receiver->>'consignee', ${BETWEEN} order by position)`.as(
          'consignees',
        ),
        sql<string>`string_agg(receiver->>'mobilePhone', ${BETWEEN} order by position)`.as(
          'phones',
        ),
        sql<string>`string_agg(concat(receiver->>'province',
          nullif(receiver->>'city', receiver->>'province'), receiver->>'district',
          receiver->>'detail', ' ×', quantity), ${BETWEEN} order by position)`.as('places'),
        sql<string[]>`array_agg(distinct carrier)`.as('carriers'),
      ])
      .where('customer_id', '=', customerId)
      .where('order_id', 'in', ids)
      .groupBy('order_id')
      .execute(),
    db
      .selectFrom('parcels')
      .select([
        'order_id',
        sql<string>`string_agg(tracking_no, ${BETWEEN} order by drop_position, id)`.as('numbers'),
      ])
      .where('customer_id', '=', customerId)
      .where('order_id', 'in', ids)
      .groupBy('order_id')
      .execute(),
  ]);
  const numbers = new Map(parcels.map((row) => [row.order_id, row.numbers]));
  return new Map(
    drops.map(({ order_id, ...written }) => [
      order_id,
      { ...written, trackingNos: numbers.get(order_id) ?? '' },
    ]),
  );
}
