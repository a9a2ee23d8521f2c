/** Lines of a cart as orders are going to cost: grouped by the factory that sends them, with what is taken off each. */
import type { CarrierOption } from '@banxin/contract/calls/order/confirm.schemas';
import type { ConsignmentWay } from '@banxin/contract/calls/stock/submit.schemas';
import { fen } from '@banxin/contract/money';
import { stock as refusals } from '@banxin/contract/refusals/stock';
import { carriersOf } from '@banxin/pricing/answers';
import type { Product } from '@banxin/pricing/types';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Line } from '../checkout/takeOffTogether.ts';
import { type HeldQuote, orderPrice } from '../order/held.ts';
import { refusalOf } from '../order/pricing.ts';
import { type CartLineRow, goodsById, linesOf, mostPerOrder } from '../stock/cartLines.ts';
import { configurationOf } from './goodsPrice.ts';

/** A line that becomes an order. */
export interface OrderLine extends Line {
  readonly row: Pick<CartLineRow, 'product_id' | 'quantity'>;
  readonly product: Product;
}

/** Lines that go together. */
export interface Consignment {
  readonly carriers: readonly CarrierOption[];
  /** Null without an address. */
  readonly carrier: string | null;
  readonly lines: readonly OrderLine[];
}

export interface Wanted {
  readonly productIds: readonly number[];
  readonly province?: string | undefined;
  readonly ways: readonly ConsignmentWay[];
  /** Bought at once, beside the cart. */
  readonly direct?: { readonly productId: number; readonly quantity: number } | undefined;
}

async function priced(
  { db, customer, now }: UserContext,
  product: Product,
  quantity: number,
  way: { readonly province?: string | undefined; readonly carrier?: string | undefined },
): Promise<HeldQuote | Refusal> {
  const configuration = configurationOf(product, quantity);
  const quote = await orderPrice(db, { configuration, urgent: 'none', ...way }, customer, now);
  if (quote === undefined) return refuse(refusals.unknown);
  return quote.valid ? quote : refusalOf(quote);
}

const factoryOf = ({ base }: OrderLine): number | null => base.delivery?.factory.id ?? null;

const isOpen = ({ unavailable }: CarrierOption): boolean => unavailable === null;

/** Carriers that take every line, with what all of them cost; a line that none takes with the others has its own. */
function commonCarriers(lines: readonly OrderLine[]): CarrierOption[] {
  const [first = [], ...others] = lines.map(({ base }) => carriersOf(base));
  const together = first.map((option): CarrierOption => {
    const same = others.map((options) => options.find(({ code }) => code === option.code));
    const shut = [option, ...same].find((one) => one === undefined || !isOpen(one));
    const fee = same.reduce((sum, one) => sum + (one?.fee ?? 0), option.fee as number);
    return { ...(shut ?? option), code: option.code, name: option.name, fee: fen(fee) };
  });
  const open = together.filter(isOpen);
  const cheapest = Math.min(...open.map(({ fee }) => fee));
  const fastest = Math.min(...open.map(({ transitDays }) => transitDays));
  return together.map((option) => ({
    ...option,
    marks: isOpen(option)
      ? [
          ...(option.fee === cheapest ? (['cheapest'] as const) : []),
          ...(option.transitDays === fastest ? (['fastest'] as const) : []),
          ...(option.marks.includes('recommended') ? (['recommended'] as const) : []),
        ]
      : [],
  }));
}

/** By factory; where no carrier takes all of a factory's lines, each of them goes alone. */
function grouped(lines: readonly OrderLine[]): (readonly OrderLine[])[] {
  const groups = [...Map.groupBy(lines, factoryOf)];
  return groups.flatMap(([factory, group]) =>
    factory === null || commonCarriers(group).some(isOpen) ? [group] : group.map((line) => [line]),
  );
}

function carrierFor(
  lines: readonly OrderLine[],
  carriers: readonly CarrierOption[],
  ways: readonly ConsignmentWay[],
): string | null {
  const open = carriers.filter(isOpen);
  const way = ways.find(({ productId }) => lines.some(({ product }) => product.id === productId));
  const chosen = open.find(({ code }) => code === way?.carrier);
  const recommended = open.find(({ marks }) => marks.includes('recommended'));
  return (chosen ?? recommended ?? open[0])?.code ?? null;
}

/** What of the cart is wanted, priced for its address. Refuses when there is nothing of it. */
export async function consignmentsOf(
  context: UserContext,
  { productIds, province, ways, direct }: Wanted,
): Promise<readonly Consignment[] | Refusal> {
  const rows =
    direct === undefined
      ? (await linesOf(context.db, context.customer.id))
          .filter(({ product_id, is_saved }) => !is_saved && productIds.includes(product_id))
          // The sequence in which shelves are locked, everywhere.
          .toSorted((a, b) => a.product_id - b.product_id)
      : [{ product_id: direct.productId, quantity: direct.quantity }];
  const lines: OrderLine[] = [];
  for (const row of rows) {
    const product = goodsById(row.product_id);
    if (product === undefined) continue;
    const most = mostPerOrder(product);
    if (direct !== undefined && row.quantity > most) {
      return refuse(refusals.tooLow, { productId: product.id, left: most });
    }
    const base = await priced(context, product, row.quantity, { province });
    if (base instanceof Refusal) return base;
    lines.push({ row, product, base });
  }
  if (lines.length === 0) return refuse(refusals.nothing);
  const consignments: Consignment[] = [];
  for (const group of grouped(lines)) {
    const carriers = commonCarriers(group);
    const carrier = carrierFor(group, carriers, ways);
    const sent: OrderLine[] = [];
    for (const line of group) {
      if (carrier === null || line.base.delivery?.carrier === carrier) {
        sent.push(line);
        continue;
      }
      const base = await priced(context, line.product, line.row.quantity, { province, carrier });
      if (base instanceof Refusal) return base;
      sent.push({ ...line, base });
    }
    consignments.push({ carriers, carrier, lines: sent });
  }
  return consignments;
}
