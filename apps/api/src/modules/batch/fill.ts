/** Fills who gets a row's order from the customer's own shop elsewhere: its number there stands as 客户单号. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { fillReceivers } from '@banxin/contract/calls/batch/import';
import type { AddressInput } from '@banxin/contract/entities/customer';
import { delivery as refusals } from '@banxin/contract/refusals/delivery';
import type { BatchColumn } from '@banxin/contract/rules/batchColumns';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { findImport, rowsOf, type StoredRow } from './imports.ts';
import { mendMany } from './mend.ts';
import type { SheetPlan } from './readSheet.ts';

type Cells = Partial<Record<BatchColumn, string>>;

const PLACE = ['province', 'city', 'district', 'detail', 'address'] as const;

/** What an outside order says of its receiver. */
type Known = Omit<AddressInput, 'isDefault'>;

/** Cells that are filled: never one that says something, and a place only as a whole. */
function fillOf(cells: Cells, receiver: Known, { columns }: SheetPlan): Cells | null {
  const { consignee, mobilePhone: phone, province, city, district, detail } = receiver;
  const hasPlace = PLACE.some((name) => cells[name] !== undefined);
  // Into the columns that the workbook has: it is handed back with what was filled in.
  const isWhole = columns.address !== undefined && columns.province === undefined;
  const place = isWhole
    ? { address: `${province}${city}${district}${detail}` }
    : { province, city, district, detail };
  const filled = {
    ...(cells.consignee === undefined && { consignee }),
    ...(cells.phone === undefined && { phone }),
    ...(!hasPlace && place),
  };
  return Object.keys(filled).length === 0 ? null : filled;
}

/** Those of the numbers that stand in a row. */
async function standing(
  { db, customer }: UserContext,
  importId: string,
  tids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await findImport(db, customer, importId);
  if (!found) return new Set();
  const rows = await rowsOf(db, found)
    .select('number')
    .where(sql<boolean>`number = any(${tids})`)
    .execute();
  return new Set(rows.map(({ number }) => number));
}

export async function fill(
  context: UserContext,
  { importId, tids }: ParsedOf<typeof fillReceivers>,
): Promise<OutputOf<typeof fillReceivers> | Refusal> {
  const { customer, ports } = context;
  const { trades } = ports;
  if (!trades.isConnected) return refuse(refusals.noShopConnected);
  const asked = [...new Set(tids)];
  const known = await trades.find(customer.ownerId, asked);
  const numbers = [...known.keys()];
  const isMissing = ({ cells }: StoredRow): boolean =>
    cells.consignee === undefined || cells.phone === undefined;
  const mended = await mendMany(context, importId, {
    which: sql<boolean>`number = any(${numbers}) and order_sn is null`,
    changeOf: ({ number, cells }, { plan }) => {
      const receiver = known.get(number);
      return receiver ? fillOf(cells, receiver, plan as SheetPlan) : null;
    },
    isBetter: (row) => !isMissing(row),
  });
  if (mended instanceof Refusal) return mended;
  const used = await standing(context, importId, numbers);
  return {
    ...mended,
    unknown: asked.filter((tid) => !known.has(tid)),
    unused: numbers.filter((tid) => !used.has(tid)),
  };
}
