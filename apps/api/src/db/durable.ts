/**
 * Whether a PostgreSQL server keeps what it has acknowledged through a power loss: production refuses one that was told
 * to answer before the disk has it.
 */
import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** What must not be off. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Says what is set wrong and what would be right; the process prints it without a stack. */
export class UnsafeDatabaseError extends Error {
  constructor(off: readonly string[]) {
    const set = off.map((name) => `${name} = on`).join('、');
    super(
      `这台 PostgreSQL 断电会丢失已答应客户的订单和款项：${off.join('、')} 是 off。请在 postgresql.conf 里设 ${set}，` +
        '重新载入后再启动。\n' +
        `This PostgreSQL server loses acknowledged orders and money in a power loss: ${off.join(', ')} ` +
        `${off.length === 1 ? 'is' : 'are'} off. Set ${off.map((name) => `${name} = on`).join(', ')} in postgresql.conf and reload it.`,
    );
    this.name = 'UnsafeDatabaseError';
  }
}

/** @throws UnsafeDatabaseError when what is committed may not be on the disk yet */
export async function requireDurable(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pg_settings
    where name in (${sql.join([...SETTINGS])}) and setting = 'off' order by name`.execute(db);
  if (rows.length > 0) throw new UnsafeDatabaseError(rows.map(({ name }) => name));
}
