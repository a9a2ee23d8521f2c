/** A parcel from the cloud warehouse: what goes in, what of it is short, and what it costs. */
import type {
  CloudFees,
  CloudLineInput,
  CloudShort,
} from '@banxin/contract/entities/cloudWarehouse';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { type Fen, fen } from '@banxin/contract/money';
import { cloud as refusals } from '@banxin/contract/refusals/cloud';
import { order as orderRefusals } from '@banxin/contract/refusals/order';
import { itemsOf } from '@banxin/contract/rules/cloudWarehouse';
import { book } from '@banxin/pricing/book';
import {
  type CloudParcelInput,
  type CloudParcelPrice,
  cloudParcelPrice,
} from '@banxin/pricing/cloudParcel';
import { findProvince } from '@banxin/pricing/geo';
import type { CarrierCode, Product } from '@banxin/pricing/types';
import type { Customer } from '../../context.ts';
import type { Db } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { sha256 } from '../../sha256.ts';
import { priceOf, unitPriceOf } from '../cart/goodsPrice.ts';
import { goodsById, mostPerOrder } from '../stock/cartLines.ts';
import type { CustodyRow } from '../stock/custody.ts';
import { availableOf } from '../stock/ledger.ts';

const { custody, sales } = cloudWarehouseKind;

/** Who asks, and when. */
export interface Asking {
  readonly db: Db;
  readonly customer: Customer;
  /** Instant. */
  readonly now: string;
}

interface Common {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The product that it is of. */
  readonly productId: number;
  readonly spec: string;
  readonly unit: string;
  readonly quantity: number;
  /** What can be sent of it now. */
  readonly available: number;
  /** Of all of it. */
  readonly mg: number;
  readonly mm3: number;
}

/** A line of a parcel with everything that is known of it. */
export type ParcelLine =
  | (Common & { readonly kind: typeof custody })
  | (Common & { readonly kind: typeof sales; readonly each: Fen; readonly sum: Fen });

/** What it is to be, and where. */
export interface Wanted {
  readonly lines: readonly CloudLineInput[];
  /** Absent: no freight yet. */
  readonly province?: string | undefined;
  readonly carrier?: string | undefined;
}

export interface PricedParcel {
  readonly lines: readonly ParcelLine[];
  readonly price: CloudParcelPrice;
  readonly short: readonly CloudShort[];
}

/** The stocks of a customer by their ids. */
async function stocksOf(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CustodyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('cloud_stock')
    .selectAll()
    .where('customer_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const idsOf = (lines: readonly CloudLineInput[], kind: number): number[] =>
  lines.flatMap((line) => (line.kind === kind ? [line.id] : []));

/** So many of a stock. */
export const custodyLine = (stock: CustodyRow, quantity: number): ParcelLine => ({
  kind: custody,
  id: stock.id,
  code: stock.code,
  name: stock.product_name,
  productId: stock.product_id,
  spec: [stock.spec, stock.style].filter(Boolean).join(' · '),
  unit: stock.unit,
  quantity,
  available: stock.available,
  mg: stock.unit_mg * quantity,
  mm3: stock.unit_mm3 * quantity,
});

function salesLine(
  product: Product,
  quantity: number,
  left: number,
  { customer: actor, now }: Asking,
): ParcelLine | null {
  const most = mostPerOrder(product);
  const priced = priceOf(product, Math.min(quantity, most), { actor, now });
  if (priced === null) return null;
  return {
    kind: sales,
    id: product.id,
    code: String(product.id),
    name: product.name,
    productId: product.id,
    spec: product.description,
    unit: product.quantity.unit,
    quantity,
    available: Math.min(left, most),
    each: unitPriceOf(priced),
    sum: fen(priced.eligible),
    mg: (product.stock?.weightGrams ?? 0) * quantity * 1_000,
    mm3: (product.stock?.volumeCm3 ?? 0) * quantity * 1_000,
  };
}

/** Every line as it stands; a refusal for goods that there are not. */
export async function linesAsked(
  asking: Asking,
  lines: readonly CloudLineInput[],
): Promise<readonly ParcelLine[] | Refusal> {
  const { db, customer } = asking;
  const [stocks, shelves] = await Promise.all([
    stocksOf(db, customer.ownerId, idsOf(lines, custody)),
    availableOf(db, idsOf(lines, sales)),
  ]);
  const found: ParcelLine[] = [];
  for (const { kind, id, quantity } of lines) {
    const stock = stocks.get(id);
    const product = goodsById(id);
    const line =
      kind === custody
        ? stock && custodyLine(stock, quantity)
        : product && salesLine(product, quantity, shelves.get(id) ?? 0, asking);
    if (!line) return refuse(refusals.unknown);
    found.push(line);
  }
  return found;
}

/** Goods of which there is less than asked for. */
export const shortOf = (lines: readonly ParcelLine[]): CloudShort[] =>
  lines.flatMap(({ kind, id, quantity, available }) =>
    quantity > available ? [{ kind, id, left: available }] : [],
  );

const total = (lines: readonly ParcelLine[], of: 'mg' | 'mm3', per: number): number =>
  Math.ceil(lines.reduce((sum, line) => sum + line[of], 0) / per);

/** Lines as the engine takes them. */
export function parcelInput(
  lines: readonly ParcelLine[],
  { province, carrier }: Pick<Wanted, 'province' | 'carrier'>,
  now: string,
): CloudParcelInput {
  const own = lines.filter(({ kind }) => kind === custody);
  return {
    sold: lines.flatMap((line) =>
      line.kind === sales
        ? [
            {
              productId: line.id,
              ...{ name: line.name, unit: line.unit, quantity: line.quantity, amount: line.sum },
            },
          ]
        : [],
    ),
    items: own.reduce((sum, { unit, quantity }) => sum + itemsOf(unit, quantity), 0),
    custodyCm3: total(own, 'mm3', 1_000),
    grams: total(lines, 'mg', 1_000),
    cm3: total(lines, 'mm3', 1_000),
    now,
    ...(province !== undefined && { destination: { province } }),
    ...(carrier !== undefined && { carrier: carrier as CarrierCode }),
  };
}

/** What a parcel of these lines costs; pure, so that many are priced at once. */
export function priceOfLines(
  lines: readonly ParcelLine[],
  way: Pick<Wanted, 'province' | 'carrier'>,
  now: string,
): CloudParcelPrice | Refusal {
  const made = cloudParcelPrice(book, parcelInput(lines, way, now));
  if (made.possible) return made;
  const { reason, said } = made;
  const conflicts = [{ ids: [], reason, said }];
  return refuse(orderRefusals.impossible, { conflicts, missing: [], nearest: [] });
}

/** Lines, price and what is short. Refuses what there is not, and where nothing goes. */
export async function priceParcel(
  asking: Asking,
  { lines: asked, province, carrier }: Wanted,
): Promise<PricedParcel | Refusal> {
  const known = province === undefined || findProvince(province) !== undefined;
  const lines = await linesAsked(asking, asked);
  if (!Array.isArray(lines)) return lines as Refusal;
  const price = priceOfLines(
    lines,
    { province: known ? province : undefined, carrier },
    asking.now,
  );
  if (!('possible' in price)) return price;
  return { lines, price, short: shortOf(lines) };
}

/** By its parts. */
export const feesOf = ({
  goods,
  pick,
  items,
  material,
  freight,
  total: sum,
}: CloudParcelPrice): CloudFees => ({ goods, pick, items, material, freight, total: sum });

/** Names a price: another one has another name, also where the sum is the same. */
export const tokenOf = ({ lines, price }: Pick<PricedParcel, 'lines' | 'price'>): string =>
  sha256(
    JSON.stringify([
      lines.map(({ kind, id, quantity }) => [kind, id, quantity]),
      price.lines.map(({ id, amount }) => [id, amount]),
      price.delivery?.carrier ?? null,
    ]),
  ).slice(0, 32);
