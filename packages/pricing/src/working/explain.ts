/**
 * Puts to every line of a quote how it was worked out. The engine prices without it; who keeps a price, or is asked why,
 * has it explained. A line whose working does not come to its amount has none: nothing is made up.
 */
import type { Working } from '@banxin/contract/entities/working';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Destination, Line, PricedQuote, Product, QuoteInput } from '../types.ts';
import { priceGoods } from '../waterfall/goods.ts';
import { evaluate } from './evaluate.ts';
import { freightWorking, packagingWorkings, urgentWorking } from './fees.ts';
import { goodsWorkings, reductionWorkings } from './goods.ts';

/** What a working comes to; null for one that cannot be done. */
function comesTo(working: Working): number | null {
  try {
    return evaluate(working);
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

type Explained = Pick<QuoteInput, 'configuration' | 'customer' | 'packaging' | 'urgent'>;

/** Lines with their workings; a working that does not end with its amount is left out. */
export const withWorkings = (
  lines: readonly Line[],
  workings: ReadonlyMap<string, Working>,
): Line[] =>
  lines.map((line) => {
    const working = workings.get(line.id);
    const isRight = working !== undefined && comesTo(working) === line.amount;
    return {
      ...line,
      ...(isRight && { working }),
      ...(line.children && { children: withWorkings(line.children, workings) }),
    };
  });

/** A quote of the engine with the workings of its lines. @param input what it was priced for */
export function explained<Q extends PricedQuote>(
  product: Product,
  book: PriceBook,
  input: Explained & { readonly destination?: Destination | undefined },
  priced: Q,
): Q {
  const { configuration, customer, packaging = {}, urgent, destination } = input;
  const goods = priceGoods(product, book, configuration, customer);
  if (goods === null) return priced;
  const lineOf = (id: string): Line | undefined => priced.lines.find((line) => line.id === id);
  const [goodsLine, boxes] = [lineOf('goods'), lineOf('packaging')];
  const packed = { product, book, configuration, packaging };
  const workings = new Map<string, Working>([
    ...(goodsLine ? goodsWorkings(goods, configuration, goodsLine) : []),
    ...reductionWorkings(goods, configuration),
    ...(boxes ? packagingWorkings(packed, boxes) : []),
    ['urgent', urgentWorking(book, urgent, goods.eligible)],
  ]);
  const { delivery } = priced;
  const freight =
    destination &&
    delivery &&
    freightWorking(packed, {
      ...destination,
      carrier: delivery.carrier,
      factory: delivery.factory.id,
      goods: goods.eligible,
    });
  if (freight) workings.set('freight', freight);
  return { ...priced, lines: withWorkings(priced.lines, workings) };
}
