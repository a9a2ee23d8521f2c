/** Makes parcels of an import's rows, some at a time: what falls short meanwhile is said on its rows, the others go. */
import { UNPAID_ORDERS_MAX } from '@banxin/contract/constants';
import type { CloudShort } from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import { batch as refusals } from '@banxin/contract/refusals/batch';
import { messageOf } from '@banxin/contract/refusals/row';
import { inTransaction, type UserContext } from '../../context.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type ParcelOrder, placeParcel } from '../cloud/place.ts';
import { type ParcelJob, piecesOf } from './cloudSettle.ts';
import {
  type Fault,
  markOrdered,
  markRow,
  NumbersTaken,
  type Step,
  setRow,
  setState,
  takeNumbers,
  yuan,
} from './commitRows.ts';
import { type ImportRow, isOpen, lockImport, rowsOf, type StoredRow } from './imports.ts';

/** Parcels of one transaction: short enough that nobody waits for its locks. */
const AT_ONCE = 20;

type Parcel = readonly [StoredRow, ...StoredRow[]];

const jobOf = ({ job }: StoredRow): ParcelJob => job as ParcelJob;

/** The next parcels whose rows are all right. */
async function nextParcels(tx: Tx, found: ImportRow): Promise<Parcel[]> {
  const open = rowsOf(tx, found).where(isOpen).where('parcel', 'is not', null);
  const numbers = await open
    .select(({ fn }) => ['parcel', fn.min('row_number').as('first')])
    .groupBy('parcel')
    .orderBy('first')
    .limit(AT_ONCE)
    .execute();
  if (numbers.length === 0) return [];
  const rows = await open
    .selectAll()
    .where(
      'parcel',
      'in',
      numbers.map(({ parcel }) => parcel),
    )
    .orderBy('row_number')
    .execute();
  return [...Map.groupBy(rows, ({ parcel }) => parcel).values()] as unknown as Parcel[];
}

/** One line for each kind of goods, however many rows name it. */
function parcelOrder(parcel: Parcel): ParcelOrder {
  const [first] = parcel;
  const { receiver, sender, priced, carrier } = jobOf(first);
  return {
    errand: 'send',
    lines: [...piecesOf(parcel.map(jobOf))].map(([id, quantity]) => {
      return { kind: cloudWarehouseKind.custody, id, quantity };
    }),
    receiver: { ...receiver, isDefault: false },
    carrier: priced?.carrier ?? carrier ?? '',
    ...(sender && { sender }),
    remark: [...new Set(parcel.map((row) => jobOf(row).remark))]
      .filter(Boolean)
      .join('；')
      .slice(0, 500),
    expectedTotal: priced?.total ?? 0,
  };
}

/** A parcel that does not go; nothing of those beside it stands. */
class ParcelRefused extends Error {
  readonly parcel: Parcel;
  readonly refusal: Refusal;

  constructor(parcel: Parcel, refusal: Refusal) {
    super(refusal.message);
    this.parcel = parcel;
    this.refusal = refusal;
  }
}

async function placeOne(context: UserContext, parcel: Parcel, mostWaiting: number) {
  try {
    const inside = context as UserContext & { db: Tx };
    const placed = await placeParcel(inside, parcelOrder(parcel), mostWaiting);
    if (placed instanceof Refusal) throw placed;
    return { orderId: placed.id, orderSN: placed.order_sn };
  } catch (error) {
    if (error instanceof Refusal) throw new ParcelRefused(parcel, error);
    throw error;
  }
}

/** A refusal as a fault of one row; null when it says nothing about it. */
function faultOf(
  row: StoredRow,
  [first]: Parcel,
  { errCode: why, message, data }: Refusal,
): Fault | null {
  const { stockId, code, quantity } = jobOf(row);
  switch (why) {
    case errCode.stockTooLow: {
      const { short } = data as unknown as { readonly short: readonly CloudShort[] };
      const own = short.find(({ id }) => id === stockId);
      if (own === undefined) return null;
      const values = { stockCode: code, need: quantity, have: own.left };
      const fix = own.left > 0 ? String(own.left) : undefined;
      const said = messageOf(refusals.stockOf, values);
      return { col: 'quantity', code: 'STOCK', said, ...(fix !== undefined && { fix }) };
    }
    case errCode.priceMoved: {
      if (row !== first) return null;
      const { total } = data as unknown as { readonly total: number };
      const moved = { before: yuan(jobOf(first).priced?.total ?? 0), after: yuan(total) };
      const said = messageOf(refusals.priceChanged, moved);
      return { col: 'quantity', code: 'PRICE_CHANGED', said, fix: row.cells.quantity ?? '' };
    }
    case errCode.configurationImpossible:
      if (row !== first) return null;
      return {
        col: 'carrier',
        code: 'CARRIER_LIMIT',
        said: { message, data: data as { key: string } },
      };
    default:
      return null;
  }
}

/** Says on the rows of a parcel why it does not go; false where that is no matter of theirs. */
async function markParcel(tx: Tx, found: ImportRow, parcel: Parcel, refusal: Refusal) {
  const faults = parcel.map((row) => faultOf(row, parcel, refusal));
  const wrong = parcel[faults.findIndex((fault) => fault !== null)];
  if (wrong === undefined) return false;
  const held = messageOf(refusals.parcelHeld, { row: wrong.row_number });
  for (const [index, row] of parcel.entries()) {
    const fault = faults[index] ?? { col: 'number', code: 'CONFLICT', said: held };
    await markRow(tx, found, row, fault as Fault);
  }
  return true;
}

/** The next parcels as orders; all of them or none. */
export async function makeParcels(context: UserContext, importId: string): Promise<Step> {
  const { db, customer, now } = context;
  try {
    return await transaction(db, async (tx): Promise<Step> => {
      const found = await lockImport(tx, customer, importId);
      if (!found) return refuse(refusals.gone);
      const parcels = await nextParcels(tx, found);
      if (parcels.length === 0) {
        await setState(tx, found, 'done', now);
        return 'nothing';
      }
      if ((await markOrdered(tx, found, parcels.flat())) > 0) return 'again';
      const inside = inTransaction(context, tx);
      const placed = [];
      for (const parcel of parcels) {
        placed.push(await placeOne(inside, parcel, UNPAID_ORDERS_MAX + found.total));
      }
      const firsts = parcels.map(([first]) => [first]);
      await takeNumbers(tx, found, firsts, placed);
      for (const [index, [, ...others]] of parcels.entries()) {
        const orderSN = placed[index]?.orderSN ?? '';
        for (const row of others) await setRow(tx, found, row.row_number, { order_sn: orderSN });
      }
      return 'made';
    });
  } catch (error) {
    if (error instanceof NumbersTaken) return 'again';
    if (!(error instanceof ParcelRefused)) throw error;
    const { parcel, refusal } = error;
    const isMarked = await transaction(db, async (tx) => {
      const found = await lockImport(tx, customer, importId);
      return found ? markParcel(tx, found, parcel, refusal) : false;
    });
    return isMarked ? 'again' : refusal;
  }
}
