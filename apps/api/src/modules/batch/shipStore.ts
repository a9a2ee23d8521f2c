/** Rows of an import that were joined, or got another carrier: written, counted and undone. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { ImportRow } from './imports.ts';
import type { PlannedRow } from './shipPlan.ts';

/**
 * Writes a plan, a page at a time. What a row was by itself stays in its job, so that it can be undone.
 * @param pages lists of {@link PlannedRow} as texts
 * @returns how many rows were written: fewer when one of them is not what it was
 */
export async function writePlan(
  tx: Tx,
  { customer_id, id }: ImportRow,
  pages: readonly string[],
): Promise<number> {
  let written = 0;
  for (const given of pages) {
    const { numAffectedRows } = await sql`
      update batch_rows r set total = v.total, parcel = v.parcel,
        job = r.job || jsonb_build_object('carrier', v.carrier,
          'alone', jsonb_build_object('total', r.total, 'carrier', r.job->>'carrier'))
      from jsonb_to_recordset(${given}::jsonb)
        as v("row" int, alone int, total int, carrier text, parcel int)
      where r.customer_id = ${customer_id} and r.import_id = ${id} and r.row_number = v.row
        and r.total = v.alone and r.parcel is null and r.order_sn is null
        and cardinality(r.codes) = 0`.execute(tx);
    written += Number(numAffectedRows ?? 0);
  }
  return written;
}

/** Rows of print orders are orders by themselves again: all of them, or those of some parcels. */
export async function undoPlan(
  tx: Tx,
  { customer_id, id, kind }: Pick<ImportRow, 'customer_id' | 'id' | 'kind'>,
  parcels: readonly number[] | null = null,
): Promise<number> {
  if (kind !== 'print' || parcels?.length === 0) return 0;
  const which: RawBuilder<boolean> =
    parcels === null ? sql`true` : sql`parcel in (${sql.join([...parcels])})`;
  const { numAffectedRows } = await sql`
    update batch_rows set parcel = null, total = (job->'alone'->>'total')::int,
      job = (job - 'alone') || jsonb_build_object('carrier', job->'alone'->>'carrier')
    where customer_id = ${customer_id} and import_id = ${id} and parcel is not null
      and order_sn is null and ${which}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What joined rows would have cost more by themselves. @unit fen */
export const savedOfRow = sql<string>`(job->'alone'->>'total')::int - total`;
