/** The warehouse's own hand on custody goods: what lies there, what is frozen, what was counted. */
import type { CloudMoveKind } from '@banxin/contract/rules/cloudWarehouse';
import { type Db, transaction } from '../../db/transaction.ts';
import { moveCustody } from '../stock/custody.ts';

/** A line for each stock, or those of one customer. @param owner name of the customer; absent: everybody's */
export async function listCustody(db: Db, owner?: string): Promise<string> {
  let stocks = db
    .selectFrom('cloud_stock as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['c.name', 's.code', 's.product_name', 's.style', 's.on_hand', 's.reserved'])
    .select(['s.frozen', 's.available', 's.frozen_reason'])
    .where('s.inbound_at', 'is not', null);
  if (owner !== undefined) stocks = stocks.where('c.name', '=', owner);
  const rows = await stocks.orderBy('s.id').execute();
  if (rows.length === 0) return '云仓里没有代管库存';
  return rows
    .map((row) =>
      [
        ...[row.code, row.name, [row.product_name, row.style].filter(Boolean).join(' · ')],
        ...[`在库 ${row.on_hand}`, `占用 ${row.reserved}`, `可用 ${row.available}`],
        ...(row.frozen > 0 ? [`冻结 ${row.frozen}（${row.frozen_reason}）`] : []),
      ].join('  '),
    )
    .join('\n');
}

/** No count moves more. @unit units */
const MOST = 1_000_000;

interface Hand {
  readonly code: string;
  readonly units: string;
  readonly reason: string;
}

/** Moves a stock by its code; answers what to print. */
async function move(
  db: Db,
  kind: CloudMoveKind,
  { code, units, reason }: Hand,
  now: string,
): Promise<string> {
  const quantity = Number(units);
  const isWhole = Number.isInteger(quantity) && quantity !== 0 && Math.abs(quantity) <= MOST;
  if (!isWhole || (kind !== 'ADJUST' && quantity < 0)) return `数量应为整数：${units}`;
  const why = reason.trim();
  if (why === '') return '请写明原因';
  return transaction(db, async (tx) => {
    const stock = await tx
      .selectFrom('cloud_stock')
      .select(['customer_id', 'id', 'available', 'frozen'])
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirst();
    if (stock === undefined) return `没有库存编码 ${code}`;
    const asked = { customerId: stock.customer_id, stockId: stock.id, kind, quantity, reason: why };
    const after = await moveCustody(tx, asked, now);
    if (after === null) {
      return kind === 'UNFREEZE'
        ? `${code} 冻结的只有 ${stock.frozen}，没有修改`
        : `${code} 可用的只有 ${stock.available}，没有修改`;
    }
    return `${code}：在库 ${after.on_hand}，可用 ${after.available}，冻结 ${after.frozen}`;
  });
}

/** All that can be sent where no number is named. */
async function allOf(db: Db, code: string, of: 'available' | 'frozen'): Promise<string> {
  const stock = await db
    .selectFrom('cloud_stock')
    .select(['available', 'frozen'])
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return String(stock?.[of] ?? 0);
}

export const freezeCustody = async (
  db: Db,
  { code, reason, units }: Omit<Hand, 'units'> & { readonly units?: string | undefined },
  now: string,
): Promise<string> =>
  move(db, 'FREEZE', { code, reason, units: units ?? (await allOf(db, code, 'available')) }, now);

export const unfreezeCustody = async (
  db: Db,
  { code, reason, units }: Omit<Hand, 'units'> & { readonly units?: string | undefined },
  now: string,
): Promise<string> =>
  move(db, 'UNFREEZE', { code, reason, units: units ?? (await allOf(db, code, 'frozen')) }, now);

export const adjustCustody = (db: Db, hand: Hand, now: string): Promise<string> =>
  move(db, 'ADJUST', hand, now);
