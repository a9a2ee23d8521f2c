/** The cheapest shipping of a workbook's rows: said, taken at the sum that was named, and taken back. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type {
  explainRow,
  leaveShipping,
  planShipping,
  takeShipping,
} from '@banxin/contract/calls/batch/import';
import { fen } from '@banxin/contract/money';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { snapshotOf } from '@banxin/pricing/answers';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { liveSheetKeys, orderPrice } from '../order/held.ts';
import { logOf } from '../order/priceLog.ts';
import { termsOf } from '../order/pricing.ts';
import { severalPrice } from '../order/severalPrice.ts';
import {
  findImport,
  type ImportRow,
  isOpen,
  lockImport,
  pagesOf,
  progressOf,
  rowsOf,
  type StoredRow,
  whyNotChanged,
} from './imports.ts';
import { grouped, groupRowOf } from './shipGroup.ts';
import type { PlanRow } from './shipPlan.ts';
import { undoPlan, writePlan } from './shipStore.ts';
import type { ShipSaid, ShipWork } from './shipWorker.ts';
import { jobOf } from './store.ts';
import { firstSaid } from './thread.ts';

type Output = OutputOf<typeof takeShipping>;

/** Rows that may become orders and have a price, as texts that the thread reads. */
async function planPages({ db }: UserContext, found: ImportRow): Promise<string[]> {
  const all: string[] = [];
  const open = rowsOf(db, found)
    .select(['row_number', 'number', 'cells', 'job', 'total'])
    .where(isOpen);
  for await (const page of pagesOf(open)) {
    const rows = page.flatMap((row): PlanRow[] => {
      const one = groupRowOf(row);
      return one !== null && row.total !== null ? [{ ...one, total: row.total }] : [];
    });
    if (rows.length > 0) all.push(JSON.stringify(rows));
  }
  return all;
}

interface Offered {
  readonly offer: NonNullable<ShipSaid['offer']>;
  readonly planned: Pick<ShipSaid, 'pages' | 'rows'>;
  /** What all valid rows come to with it. @unit fen */
  readonly sum: number;
}

/** Null where nothing is cheaper, and while a plan is taken. */
async function offerOf(context: UserContext, found: ImportRow): Promise<Offered | null> {
  const { db, customer, now } = context;
  if (found.kind !== 'print') return null;
  const { saved, sum } = await progressOf(db, { rights: ['prices'] }, found);
  if (saved !== undefined || sum === null) return null;
  const [pages, sheetKeys] = await Promise.all([
    planPages(context, found),
    liveSheetKeys(db, customer.ownerId, now),
  ]);
  if (pages.length === 0) return null;
  const judgedFor = { customer: termsOf(customer), now };
  const work: ShipWork = { pages, sheetKeys: [...sheetKeys], judgedFor };
  const script = new URL('./shipWorker.ts', import.meta.url);
  const { offer, ...planned } = await firstSaid<ShipSaid>(script, work);
  return offer && { offer, planned, sum: sum - offer.saves };
}

export async function offerShipping(
  context: UserContext,
  { importId }: ParsedOf<typeof planShipping>,
): Promise<OutputOf<typeof planShipping> | Refusal> {
  const found = await findImport(context.db, context.customer, importId);
  const refusal = whyNotChanged(found);
  if (refusal !== null || found === undefined) return refusal ?? refuse(refusals.gone);
  const offered = await offerOf(context, found);
  if (offered === null) return null;
  const { offer, sum } = offered;
  const { saves, wish, ...shown } = offer;
  return {
    ...shown,
    sum: fen(sum),
    saves: fen(saves),
    wish: wish && { rows: wish.rows, costs: fen(wish.costs) },
  };
}

export async function takeOffer(
  context: UserContext,
  { importId, expectedSum }: ParsedOf<typeof takeShipping>,
): Promise<Output | Refusal> {
  const { db, customer } = context;
  const seen = await findImport(db, customer, importId);
  const refusal = whyNotChanged(seen);
  if (refusal !== null || seen === undefined) return refusal ?? refuse(refusals.gone);
  // Null where it is taken already, by the same press.
  const offered = await offerOf(context, seen);
  const { pages, rows } = offered?.planned ?? { pages: [], rows: 0 };
  if (offered !== null && offered.sum !== expectedSum) return refuse(refusals.shippingMoved);
  return transaction(db, async (tx): Promise<Output | Refusal> => {
    const found = await lockImport(tx, customer, importId);
    const tooLate = whyNotChanged(found);
    if (tooLate !== null || found === undefined) return tooLate ?? refuse(refusals.gone);
    // Another window pressed it meanwhile.
    const now = await progressOf(tx, { rights: ['prices'] }, found);
    if (now.saved !== undefined && now.sum === expectedSum) {
      return { rows: 0, progress: await progressOf(tx, customer, found) };
    }
    const written = await writePlan(tx, found, pages);
    const { sum } = await progressOf(tx, { rights: ['prices'] }, found);
    // Thrown, so that nothing of it stays: rows were mended, ordered or planned meanwhile.
    if (rows === 0 || written !== rows || sum !== expectedSum) throw refuse(refusals.shippingMoved);
    return { rows: written, progress: await progressOf(tx, customer, found) };
  });
}

export const leaveOffer = (
  { db, customer }: UserContext,
  { importId }: ParsedOf<typeof leaveShipping>,
): Promise<Output | Refusal> =>
  transaction(db, async (tx): Promise<Output | Refusal> => {
    const found = await lockImport(tx, customer, importId);
    const refusal = whyNotChanged(found);
    if (refusal !== null || found === undefined) return refusal ?? refuse(refusals.gone);
    const rows = await undoPlan(tx, found);
    return { rows, progress: await progressOf(tx, customer, found) };
  });

/** Rows that become one order with this one, which is among them. */
const togetherWith = async (
  { db }: UserContext,
  found: ImportRow,
  row: StoredRow,
): Promise<readonly StoredRow[]> =>
  row.parcel === null
    ? [row]
    : rowsOf(db, found)
        .selectAll()
        .where('parcel', '=', row.parcel)
        .orderBy('row_number')
        .execute();

export async function readRowPrice(
  context: UserContext,
  { importId, row: number }: ParsedOf<typeof explainRow>,
): Promise<OutputOf<typeof explainRow> | Refusal> {
  const { db, customer, now } = context;
  const found = await findImport(db, customer, importId);
  if (found === undefined) return refuse(refusals.gone);
  const row = await rowsOf(db, found)
    .selectAll()
    .where('row_number', '=', number)
    .executeTakeFirst();
  const job = row && found.kind === 'print' ? jobOf(row) : null;
  if (row === undefined || job === null) return refuse(refusals.gone);
  const rows = (await togetherWith(context, found, row)).flatMap((one) => groupRowOf(one) ?? []);
  const { configuration, drops } = grouped(rows);
  const [only, second] = drops;
  const asked = { ...job, configuration };
  if (second === undefined) {
    const { receiver, carrier } = only ?? job;
    const to = { ...asked, carrier, province: receiver.province };
    const priced = await orderPrice(db, to, customer, now);
    if (!priced?.valid) return refuse(refusals.gone);
    return logOf(snapshotOf(priced), now);
  }
  const sent = drops.map(({ receiver: { province }, quantity, carrier }) => ({
    ...{ province, quantity, carrier },
  }));
  const several = await severalPrice(db, asked, sent, customer, now);
  return several instanceof Refusal ? several : logOf(snapshotOf(several.priced), now);
}
