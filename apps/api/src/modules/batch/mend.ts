/** Mends cells of an import: each row is judged again, with those whose numbers it shares or shared. */
import { setImmediate } from 'node:timers/promises';
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { adoptFixes, fixRow, matchFiles } from '@banxin/contract/calls/batch/import';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { type RawBuilder, sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { termsOf } from '../order/pricing.ts';
import { judgeParcelsAgain } from './cloudStore.ts';
import {
  type ImportRow,
  isCreated,
  lockImport,
  progressOf,
  rowsOf,
  rowView,
  type StoredRow,
  whyNotChanged,
} from './imports.ts';
import { type Judged, judge } from './judge.ts';
import { duplicateOf } from './judgeAll.ts';
import type { ReadRow } from './readSheet.ts';
import { undoPlan } from './shipStore.ts';
import { standingOf } from './standing.ts';
import { rewriteRow } from './store.ts';

/** Rows of one transaction: short enough that nobody waits for its locks. */
const AT_ONCE = 100;
/** Rows that are judged before others have their turn: each may say what no row said before. */
const TURN = 10;

/** Cells with some of them changed; '' empties one. */
type Change = Partial<Record<BatchColumn, string>>;

interface Mended {
  readonly stored: StoredRow;
  readonly change: Change;
}

/** Formulas of a row that nobody has mended: their faults name the cell. */
const formulasOf = ({ problems, cells }: StoredRow, change: Change): ReadRow['formulas'] =>
  Object.fromEntries(
    problems.flatMap(({ col, data }) => {
      const { cell } = data as { readonly cell?: unknown };
      const isOpen =
        typeof cell === 'string' && change[col] === undefined && cells[col] === undefined;
      return isOpen ? [[col, cell]] : [];
    }),
  );

/** The first row of each of these numbers. */
async function firstWith(
  tx: Tx,
  found: ImportRow,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await rowsOf(tx, found)
    .select(['number', sql<number>`min(row_number)::int`.as('first')])
    .where('number', 'in', [...new Set(numbers)])
    .where('number', '!=', '')
    .groupBy('number')
    .execute();
  return new Map(rows.map(({ number, first }) => [number, first]));
}

const changedCells = ({ stored, change }: Mended): Change => {
  const cells: Change = { ...stored.cells, ...change };
  return Object.fromEntries(
    Object.entries(cells).flatMap(([name, text]) =>
      text.trim() === '' ? [] : [[name, text.trim()]],
    ),
  );
};

/** A row as it is read anew, with what was mended. */
const reread = (one: Mended): ReadRow => ({
  row: one.stored.row_number,
  cells: changedCells(one),
  formulas: formulasOf(one.stored, one.change),
});

/** Judges rows anew and writes them. Numbers are written first, so that what stands twice is seen as it is by then. */
async function judgeAgain(
  tx: Tx,
  { customer, now }: Pick<UserContext, 'customer' | 'now'>,
  found: ImportRow,
  all: readonly Mended[],
): Promise<StoredRow[]> {
  if (found.kind === 'cloud') return judgeParcelsAgain(tx, found, all.map(reread), now, all);
  // What a changed row was joined with is an order by itself again.
  await undoPlan(tx, found, [...new Set(all.flatMap(({ stored }) => stored.parcel ?? []))]);
  const judgedFor = { customer: termsOf(customer), now };
  const judged: Judged[] = [];
  for (const one of all) {
    judged.push(judge(reread(one), judgedFor));
    if (judged.length % TURN === 0) await setImmediate();
  }
  for (const { row, number } of judged) {
    await tx
      .updateTable('batch_rows')
      .set({ number })
      .where('customer_id', '=', found.customer_id)
      .where('import_id', '=', found.id)
      .where('row_number', '=', row)
      .execute();
  }
  const first = await firstWith(
    tx,
    found,
    judged.map(({ number }) => number),
  );
  const unique = judged.map((one) => {
    const other = first.get(one.number) ?? one.row;
    return other < one.row ? { ...one, problems: [...one.problems, duplicateOf(one, other)] } : one;
  });
  const known = await standingOf(tx, found.customer_id, unique, judgedFor);
  const written: StoredRow[] = [];
  for (const [index, row] of known.entries()) {
    const { stored, change } = all[index] as Mended;
    written.push(await rewriteRow(tx, found, row, [...stored.changed, ...Object.keys(change)]));
  }
  return written;
}

/** Other rows that have, or had, one of these numbers, and may still become orders. */
const sharing = (tx: Tx, found: ImportRow, numbers: readonly string[], not: number) =>
  rowsOf(tx, found)
    .selectAll()
    .where('number', 'in', [...numbers])
    .where('number', '!=', '')
    .where('row_number', '!=', not)
    .where(sql<boolean>`not ${isCreated}`)
    .orderBy('row_number')
    .limit(AT_ONCE)
    .execute();

/** Runs with the import locked and open for changes. */
function changing<T>(
  { db, customer }: UserContext,
  importId: string,
  body: (tx: Tx, found: ImportRow) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return transaction(db, async (tx) => {
    const found = await lockImport(tx, customer, importId);
    const refusal = whyNotChanged(found);
    return refusal ?? body(tx, found as ImportRow);
  });
}

export function mendCell(
  context: UserContext,
  { importId, row, col, value }: ParsedOf<typeof fixRow>,
): Promise<OutputOf<typeof fixRow> | Refusal> {
  return changing(context, importId, async (tx, found) => {
    const stored = await rowsOf(tx, found)
      .selectAll()
      .where('row_number', '=', row)
      .executeTakeFirst();
    if (!stored) return refuse(refusals.gone);
    // Another window has submitted it meanwhile: judged anew it would become a second order.
    if (stored.order_sn !== null && !stored.is_before) {
      return refuse(refusals.ordered, { orderSN: stored.order_sn });
    }
    const [mended] = await judgeAgain(tx, context, found, [{ stored, change: { [col]: value } }]);
    if (!mended) throw new Error('A row was judged and is not there');
    // Of parcels every row is seen anew anyway.
    if (found.kind === 'print' && mended.number !== stored.number) {
      const others = await sharing(tx, found, [stored.number, mended.number], row);
      await judgeAgain(
        tx,
        context,
        found,
        others.map((one) => ({ stored: one, change: {} })),
      );
    }
    const progress = await progressOf(tx, context.customer, found);
    return { row: rowView(mended, context.customer), progress };
  });
}

type MendedMany = OutputOf<typeof adoptFixes>;

/** Which rows, what changes in each, and when one counts as mended. */
interface Mending {
  readonly which: RawBuilder<boolean>;
  readonly changeOf: (row: StoredRow, found: ImportRow) => Change | null;
  readonly isBetter: (row: StoredRow) => boolean;
}

/** Mends rows a few at a time: others have their turns between. */
export async function mendMany(
  context: UserContext,
  importId: string,
  { which, changeOf, isBetter }: Mending,
): Promise<MendedMany | Refusal> {
  let after = 0;
  let mended = 0;
  for (;;) {
    const step = await changing(context, importId, async (tx, found) => {
      const rows = await rowsOf(tx, found)
        .selectAll()
        .where(which)
        .where(sql<boolean>`not ${isCreated}`)
        .where('row_number', '>', after)
        .orderBy('row_number')
        .limit(AT_ONCE)
        .execute();
      const all = rows.flatMap((stored): Mended[] => {
        const change = changeOf(stored, found);
        return change ? [{ stored, change }] : [];
      });
      const written = all.length === 0 ? [] : await judgeAgain(tx, context, found, all);
      const better = written.filter(isBetter).length;
      const last = rows.length < AT_ONCE ? null : rows.at(-1)?.row_number;
      return {
        better,
        last,
        progress: last ? null : await progressOf(tx, context.customer, found),
      };
    });
    if (step instanceof Refusal) return step;
    mended += step.better;
    if (step.progress !== null) return { rows: mended, progress: step.progress };
    after = step.last ?? after;
  }
}

/** Rows with one kind of fault. */
const withFault = (code: string): Pick<Mending, 'which' | 'isBetter'> => ({
  which: sql<boolean>`${code} = any(codes)`,
  isBetter: ({ codes }) => !codes.includes(code),
});

/** Takes every proposal for one kind of fault. */
export const adopt = (
  context: UserContext,
  { importId, code }: ParsedOf<typeof adoptFixes>,
): Promise<MendedMany | Refusal> =>
  mendMany(context, importId, {
    ...withFault(code),
    changeOf: ({ problems }) => {
      const fixes = problems.filter((one) => one.code === code && one.fix !== undefined);
      if (fixes.length === 0) return null;
      return Object.fromEntries(fixes.map(({ col, fix }) => [col, fix ?? '']));
    },
  });

/** Looks for named files again. */
export const match = (
  context: UserContext,
  { importId }: ParsedOf<typeof matchFiles>,
): Promise<MendedMany | Refusal> =>
  mendMany(context, importId, { ...withFault('FILE_MISSING'), changeOf: () => ({}) });
