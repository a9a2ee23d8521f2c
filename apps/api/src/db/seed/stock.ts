/** What stands on the shelves of the demo shop. */
import type { Tx } from '../transaction.ts';

/** Units by product; one shelf is empty. */
const AVAILABLE: Readonly<Record<number, number>> = {
  701: 860,
  702: 540,
  703: 120,
  704: 96,
  705: 34,
  801: 75,
  802: 210,
  803: 180,
  804: 0,
  901: 64,
  902: 41,
  903: 88,
  904: 23,
};
const RESTOCK_ON: Readonly<Record<number, string>> = { 804: '2026-11-26' };

/** When the shelves were filled. */
const FILLED_AT = '2026-11-01T09:00:00.000+08:00';

export async function seedStock(tx: Tx): Promise<void> {
  const rows = Object.entries(AVAILABLE).map(([id, available]) => ({
    product_id: Number(id),
    on_hand: available,
    available,
    restock_on: RESTOCK_ON[Number(id)] ?? null,
  }));
  await tx.insertInto('stock_goods').values(rows).execute();
  const filled = rows.flatMap(({ product_id, on_hand: quantity }) =>
    quantity > 0 ? [{ product_id, kind: 'ADJUST' as const, quantity }] : [],
  );
  await tx
    .insertInto('stock_moves')
    .values(filled.map((row) => ({ ...row, reason: 'OPENING', at: FILLED_AT })))
    .execute();
}
