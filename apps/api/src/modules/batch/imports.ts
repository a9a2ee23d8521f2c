/** Imports of a customer: found, counted and shown. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  cancelImport,
  getImport,
  getImportRows,
  getUnfinishedImports,
} from '@banxin/contract/calls/batch/import';
import type { BatchProblemCode, BatchRow, ImportProgress } from '@banxin/contract/entities/batch';
import type { Fen } from '@banxin/contract/money';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import type { Schema } from '../../db/schema.ts';
import type { BatchImportsTable, BatchRowsTable } from '../../db/tables/batches.ts';
import { type Db, type Tx, transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { markUnused } from '../file/files.ts';
import { savedOfRow } from './shipStore.ts';

export type ImportRow = Selectable<BatchImportsTable>;
export type StoredRow = Selectable<BatchRowsTable>;

type Who = UserContext['customer'];

/** Imports that this login may see: a main account has the company's, a sub-account its own. */
const visible = (db: Db, { id, ownerId }: Pick<Who, 'id' | 'ownerId'>) => {
  const all = db.selectFrom('batch_imports').selectAll().where('customer_id', '=', ownerId);
  return id === ownerId ? all : all.where('actor_id', '=', id);
};

export const findImport = (db: Db, who: Who, id: string): Promise<ImportRow | undefined> =>
  visible(db, who).where('id', '=', id).executeTakeFirst();

/** Locked until the transaction ends: who changes its rows goes one after another. */
export const lockImport = (tx: Tx, who: Who, id: string): Promise<ImportRow | undefined> =>
  visible(tx, who).where('id', '=', id).forUpdate().executeTakeFirst();

/** Why its rows cannot be changed now; null when they can. */
export function whyNotChanged(found: ImportRow | undefined): Refusal | null {
  if (found === undefined) return refuse(refusals.gone);
  // What is left when the others are orders may be mended and submitted as well.
  if (found.state === 'checked' || found.state === 'done') return null;
  return refuse(found.state === 'creating' ? refusals.committed : refusals.notChecked);
}

/** Rows of an import. */
export const rowsOf = (db: Db, { customer_id, id }: Pick<ImportRow, 'customer_id' | 'id'>) =>
  db.selectFrom('batch_rows').where('customer_id', '=', customer_id).where('import_id', '=', id);

/** Rows that are read at once. */
const PAGE = 500;

/** Rows in their order, a page at a time: others have their turns between. @param from which, and which columns */
export async function* pagesOf<Row extends { readonly row_number: number }>(
  from: SelectQueryBuilder<Schema, 'batch_rows', Row>,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const page = await from
      .where('row_number', '>', after)
      .orderBy('row_number')
      .limit(PAGE)
      .execute();
    if (page.length > 0) yield page;
    const last = page.at(-1)?.row_number;
    if (page.length < PAGE || last === undefined) return;
    after = last;
  }
}

/** A number that was ordered before keeps nothing back: nothing is created for it again. */
const isFaulty = sql<boolean>`cardinality(codes) > 0 and not is_before`;
/** May become an order. */
export const isOpen = sql<boolean>`cardinality(codes) = 0 and order_sn is null`;

/** Became an order. */
export const isCreated = sql<boolean>`(order_sn is not null and not is_before)`;

/** How often each kind of fault stands in it, the most frequent first. */
async function faultsOf(db: Db, found: ImportRow): Promise<ImportProgress['faults']> {
  const { rows } = await sql<{ code: BatchProblemCode; rows: number; fixes: number }>`
    select problem->>'code' as code, count(distinct row_number)::int as rows,
      count(problem->>'fix')::int as fixes
    from batch_rows, jsonb_array_elements(problems) problem
    where customer_id = ${found.customer_id} and import_id = ${found.id}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

export async function progressOf(
  db: Db,
  { rights }: Pick<Who, 'rights'>,
  found: ImportRow,
): Promise<ImportProgress> {
  const count = (which: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(*) filter (where ${which}))::int`;
  const counts = await rowsOf(db, found)
    .select([
      sql<number>`count(*)::int`.as('done'),
      count(isOpen).as('valid'),
      count(isFaulty).as('faulty'),
      count(isCreated).as('created'),
      count(sql`is_before`).as('before'),
      sql<string>`coalesce(sum(total) filter (where ${isOpen}), 0)::text`.as('sum'),
      // Of print orders a row that was not joined is an order by itself.
      sql<number>`(count(distinct coalesce(parcel, -row_number)) filter (where ${isOpen}))::int`.as(
        'parcels',
      ),
      sql<boolean>`coalesce(bool_or(parcel is not null), false)`.as('isPlanned'),
      sql<string>`coalesce(sum(${savedOfRow}) filter (where ${isOpen} and parcel is not null), 0)::text`.as(
        'saved',
      ),
      count(sql`${isOpen} and parcel is not null`).as('planned'),
      sql<number>`(count(distinct order_sn) filter (where ${isCreated}))::int`.as('createdParcels'),
    ])
    .executeTakeFirstOrThrow();
  const { sum, parcels, createdParcels, isPlanned, saved, planned, ...numbers } = counts;
  const seesPrices = rights.includes('prices');
  return {
    importId: found.id,
    ...(found.kind === 'cloud' && { kind: found.kind }),
    ...((found.kind === 'cloud' || isPlanned) && { parcels, createdParcels }),
    ...(found.kind === 'print' &&
      planned > 0 && { saved: seesPrices ? (Number(saved) as Fen) : null }),
    fileName: found.file_name,
    state: found.state,
    refusal: found.refusal,
    total: found.total,
    ...numbers,
    faults: numbers.faulty === 0 ? [] : await faultsOf(db, found),
    sum: seesPrices ? (Number(sum) as Fen) : null,
    mode: found.mode,
    startedAt: found.created_at,
  };
}

/** As the contract shows it. */
export const rowView = (row: StoredRow, { rights }: Pick<Who, 'rights'>): BatchRow => ({
  row: row.row_number,
  cells: row.cells,
  ...(row.parcel !== null && row.parcel > 0 && { parcel: row.parcel }),
  spec: row.spec,
  total: rights.includes('prices') ? (row.total as Fen | null) : null,
  problems: row.problems,
  orderSN: row.order_sn,
});

export async function readProgress(
  { db, customer }: UserContext,
  { importId }: ParsedOf<typeof getImport>,
): Promise<ImportProgress | Refusal> {
  const found = await findImport(db, customer, importId);
  return found ? progressOf(db, customer, found) : refuse(refusals.gone);
}

/** Unfinished imports that are offered: older ones are found by nobody. */
const UNFINISHED_MOST = 5;

export async function readUnfinished(
  { db, customer }: UserContext,
  { kind }: ParsedOf<typeof getUnfinishedImports>,
): Promise<OutputOf<typeof getUnfinishedImports>> {
  const found = await visible(db, customer)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'checking', 'checked', 'creating'])
    .orderBy('created_at', 'desc')
    .limit(UNFINISHED_MOST)
    .execute();
  return found.map(({ id, file_name, state, total, created_at }) => {
    return { importId: id, fileName: file_name, state, total, startedAt: created_at };
  });
}

export async function readRows(
  { db, customer }: UserContext,
  { importId, show, code, pageIndex, pageSize }: ParsedOf<typeof getImportRows>,
): Promise<OutputOf<typeof getImportRows> | Refusal> {
  const found = await findImport(db, customer, importId);
  if (!found) return refuse(refusals.gone);
  let rows = rowsOf(db, found);
  if (show === 'valid') rows = rows.where(isOpen);
  if (show === 'created') rows = rows.where(isCreated);
  if (show === 'faulty') rows = rows.where(isFaulty);
  if (code !== undefined) rows = rows.where(sql<boolean>`${code} = any(codes)`);
  const [items, { total }] = await Promise.all([
    rows
      .selectAll()
      .orderBy('row_number')
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize)
      .execute(),
    rows.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: items.map((row) => rowView(row, customer)), total };
}

/** Gives an import up with its rows; its workbook may go. */
export async function removeImport(tx: Tx, { customer_id, id, file_id }: ImportRow): Promise<void> {
  await tx
    .deleteFrom('batch_imports')
    .where('customer_id', '=', customer_id)
    .where('id', '=', id)
    .execute();
  await markUnused(tx, customer_id, [file_id]);
}

export async function cancel(
  { db, customer }: UserContext,
  { importId }: ParsedOf<typeof cancelImport>,
): Promise<OutputOf<typeof cancelImport> | Refusal> {
  return transaction(db, async (tx) => {
    const found = await lockImport(tx, customer, importId);
    if (!found) return refuse(refusals.gone);
    await removeImport(tx, found);
    return null;
  });
}
