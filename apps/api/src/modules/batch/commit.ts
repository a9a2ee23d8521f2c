/**
 * Makes orders of an import's rows, some at a time: each call makes a part of them, and whoever calls again goes on.
 * 客户单号 is the key: however often, from wherever and in how many windows it is submitted, one order has it.
 */
import type { ParsedOf } from '@banxin/contract/call';
import type { createBatch } from '@banxin/contract/calls/batch/create';
import { UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import type { ImportProgress } from '@banxin/contract/entities/batch';
import { errCode } from '@banxin/contract/errors';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import { inTransaction, type UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type Job, JobRefused, placeTogether } from '../checkout/placeTogether.ts';
import { makeParcels } from './cloudCommit.ts';
import {
  breakUp,
  type Fault,
  markOrdered,
  markRow,
  NumbersTaken,
  type Step,
  setState,
  takeNumbers,
  yuan,
} from './commitRows.ts';
import {
  findImport,
  type ImportRow,
  isOpen,
  lockImport,
  progressOf,
  rowsOf,
  type StoredRow,
} from './imports.ts';
import { grouped, groupRowOf } from './shipGroup.ts';
import { jobOf, type StoredJob } from './store.ts';

/** Orders of one transaction: short enough that nobody waits for its locks. */
const AT_ONCE = 20;
/** Rows of one transaction where they were joined; one order may have more. */
const ROWS_AT_ONCE = 60;
/** Rows that may turn out not to go before a call answers. */
const REFUSED_MOST = 20;

/** Rows that become one order: one, or those that were joined. */
type Unit = readonly [StoredRow, ...StoredRow[]];

const totalOf = (unit: Unit): number => unit.reduce((sum, { total }) => sum + (total ?? 0), 0);

function jobFor(unit: Unit): Job {
  const job = jobOf(unit[0]) as StoredJob;
  const { urgent, packaging, remark, arriveBy } = job;
  const { configuration, drops, fileIds, styles } = grouped(
    unit.flatMap((row) => groupRowOf(row) ?? []),
  );
  const [{ receiver, carrier } = job] = drops;
  const address = { ...receiver, isDefault: false };
  return {
    order: {
      ...{ configuration, urgent, carrier, packaging, remark, receiver: address },
      province: receiver.province,
      ...(arriveBy !== undefined && { arriveBy }),
      fileIds: [...fileIds],
      ...(styles && { styles: [...styles] }),
    },
    confirmation: {
      ...{ receiver: address, carrier, urgent, packaging, remark },
      ...(drops.length > 1 && {
        drops: drops.map(({ receiver: to, quantity, carrier: by }) => ({
          ...{ receiver: { ...to, isDefault: false }, quantity, carrier: by },
        })),
      }),
      ...(job.sender && { sender: job.sender }),
      ...(job.certificateId !== null && { brandId: job.certificateId }),
      expectedTotal: totalOf(unit),
    },
  };
}

/** A refused order as a fault of its row; null when it says nothing about the row. */
function faultOf(unit: Unit, { errCode: why, message, data }: Refusal): Fault | null {
  const [row] = unit;
  const said = { message, data: data as KeyedMessage['data'] };
  switch (why) {
    case errCode.priceMoved: {
      const { quote } = data as unknown as { readonly quote: { readonly total: number } };
      const moved = { before: yuan(totalOf(unit)), after: yuan(quote.total) };
      // Taken as it is, the row is judged again and has the new price.
      const fix = row.cells.quantity ?? '';
      return {
        col: 'quantity',
        code: 'PRICE_CHANGED',
        said: messageOf(refusals.priceChanged, moved),
        fix,
      };
    }
    case errCode.fileUnusable:
      return { col: 'file', code: 'FILE_MISSING', said };
    case errCode.configurationImpossible:
      return { col: 'product', code: 'CONFLICT', said };
    case errCode.notFound:
      return { col: 'product', code: 'UNKNOWN_PRODUCT', said };
    case errCode.stockTooLow:
      return { col: 'quantity', code: 'STOCK', said };
    case errCode.invalidInput:
      return { col: 'carrier', code: 'CARRIER_LIMIT', said };
    default:
      return null;
  }
}

/** The next rows, with all that were joined to them, by the order that they become. */
async function nextUnits(tx: Tx, found: ImportRow): Promise<Unit[]> {
  const chosen = await rowsOf(tx, found)
    .selectAll()
    .where(isOpen)
    .orderBy('row_number')
    .limit(AT_ONCE)
    .execute();
  const parcels = [...new Set(chosen.flatMap(({ parcel }) => parcel ?? []))];
  const joined =
    parcels.length === 0
      ? []
      : await rowsOf(tx, found)
          .selectAll()
          .where(isOpen)
          .where('parcel', 'in', parcels)
          .orderBy('row_number')
          .execute();
  const alone = chosen.filter(({ parcel }) => parcel === null).map((row): Unit => [row]);
  const units = [
    ...alone,
    ...parcels.flatMap((parcel): Unit[] => {
      const [first, ...others] = joined.filter((row) => row.parcel === parcel);
      return first === undefined ? [] : [[first, ...others]];
    }),
  ].toSorted(([a], [b]) => a.row_number - b.row_number);
  let rows = 0;
  return units.filter(({ length }, at) => {
    rows += length;
    return at === 0 || rows <= ROWS_AT_ONCE;
  });
}

/** The next rows as orders; all of them or none. */
async function makeSome(context: UserContext, importId: string): Promise<Step> {
  const { db, customer } = context;
  let units: readonly Unit[] = [];
  try {
    return await transaction(db, async (tx): Promise<Step> => {
      const found = await lockImport(tx, customer, importId);
      if (!found) return refuse(refusals.gone);
      units = await nextUnits(tx, found);
      if (units.length === 0) {
        await setState(tx, found, 'done', context.now);
        return 'nothing';
      }
      if ((await markOrdered(tx, found, units.flat())) > 0) return 'again';
      const placed = await placeTogether(inTransaction(context, tx), units.map(jobFor), {
        payNow: false,
        mostWaiting: UNPAID_ORDERS_MAX + found.total,
        afterwards: (inner, orders) => takeNumbers(inner, found, units, orders),
      });
      // Thrown, so that nothing of the others is left.
      if (placed instanceof JobRefused) throw placed;
      return 'made';
    });
  } catch (error) {
    if (error instanceof NumbersTaken) return 'again';
    if (!(error instanceof JobRefused)) throw error;
    const unit = units[error.index];
    const fault = unit && faultOf(unit, error.refusal);
    if (!unit || !fault) return error.refusal;
    await transaction(db, async (tx) => {
      const found = await lockImport(tx, customer, importId);
      if (!found) return;
      const [row, ...others] = unit;
      if (others.length > 0) await breakUp(tx, found, unit);
      else await markRow(tx, found, row, fault);
    });
    return 'again';
  }
}

/** Notes how it is submitted; refuses what cannot be. */
async function submit(
  { db, customer, now }: UserContext,
  { importId, mode }: ParsedOf<typeof createBatch>,
): Promise<Refusal | null> {
  return transaction(db, async (tx) => {
    const found = await lockImport(tx, customer, importId);
    if (!found) return refuse(refusals.gone);
    if (found.state === 'creating') return null;
    if (found.state !== 'checked' && found.state !== 'done') return refuse(refusals.notChecked);
    const { faulty, valid } = await progressOf(tx, customer, found);
    if (mode === 'all' && faulty > 0) return refuse(refusals.withFaults, { count: faulty });
    // Submitted again when all is done: nothing is created again.
    if (valid === 0) return found.state === 'done' ? null : refuse(refusals.nothingValid);
    await tx
      .updateTable('batch_imports')
      .set({ state: 'creating', mode, updated_at: now })
      .where('customer_id', '=', found.customer_id)
      .where('id', '=', found.id)
      .execute();
    return null;
  });
}

/** Makes the next part of the orders; the answer's `valid` says how many are left. */
export async function commit(
  context: UserContext,
  input: ParsedOf<typeof createBatch>,
): Promise<ImportProgress | Refusal> {
  const refusal = await submit(context, input);
  if (refusal) return refusal;
  const { db, customer } = context;
  const kind = (await findImport(db, customer, input.importId))?.kind;
  const make = kind === 'cloud' ? makeParcels : makeSome;
  let step: Step = 'again';
  for (let tries = 0; step === 'again' && tries < REFUSED_MOST; tries += 1) {
    step = await make(context, input.importId);
  }
  if (step instanceof Refusal) return step;
  const found = await findImport(db, customer, input.importId);
  if (!found) return refuse(refusals.gone);
  const progress = await progressOf(db, customer, found);
  if (found.state !== 'creating' || progress.valid > 0) return progress;
  await transaction(db, (tx) => setState(tx, found, 'done', context.now));
  return { ...progress, state: 'done' };
}
