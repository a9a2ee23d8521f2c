/** A row's own number, taken before the row is written, so that its public number can be made of it. */
import { sql } from 'kysely';
import type { Db } from './transaction.ts';

export async function nextId(db: Db, table: 'orders' | 'payments'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
}
