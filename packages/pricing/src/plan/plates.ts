/** What the plates of an order cost, read from the price that it was sold at. */
import { allocate, type Fen, fen, ZERO } from '../money.ts';
import type { PriceBook } from '../priceBook/book.types.ts';
import type { Configuration, Product } from '../types.ts';
import { type Charge, type Plan, planLines } from './plan.ts';
import { planSetOf, rawPrice } from './planSet.ts';

/** What is read of a line of a price. @unit fen */
export interface SoldLine {
  readonly id: string;
  readonly amount: number;
  readonly children?: readonly SoldLine[] | undefined;
}

/** Lines of the work that begins with plates, by their charges. */
const PRINTING: readonly string[] = ['print', 'coverPrint'];
/** Reductions of everything that is made: the plates were sold with them. */
const REDUCTIONS: readonly string[] = ['customerType', 'vip'];

/** What is spent on printing before the first sheet: plates, and the press made ready with them. */
const started = (charges: readonly Charge[]): Charge[] =>
  charges
    .filter(({ id }) => PRINTING.includes(id))
    .map((one) => ({ ...one, perPiece: 0, perSheet: 0, perFull: 0, perStep: 0 }));

const startOf = (plan: Plan): Plan => ({
  ...plan,
  runs: plan.runs.map((run) => ({ ...run, charges: started(run.charges) })),
  charges: started(plan.charges),
});

/**
 * The part of a sold price that its plates are: of each printing line what is spent before the first sheet, less what
 * the customer's terms take off the goods. Of digital printing and of stock nothing. @param lines the top of the price
 */
export function platesOf(
  product: Product,
  book: PriceBook,
  configuration: Configuration,
  lines: readonly SoldLine[],
): Fen {
  const { plan } = rawPrice(planSetOf(product, book, configuration), configuration.quantity);
  const goods = lines.find(({ id }) => id === 'goods');
  const parts = (goods?.children ?? []).filter(({ amount }) => amount > 0);
  if (!plan || plan.mode === 'digital' || goods === undefined || parts.length === 0) return ZERO;
  const { quantity, styles } = configuration;
  const pieces = quantity * product.piecesPerUnit * (plan.styles === 'together' ? styles : 1);
  const whole = planLines(plan, pieces, book.included);
  const plates = planLines(startOf(plan), pieces, book.included).reduce((sum, { id, cost }) => {
    const sold = parts.find((part) => part.id === `goods.${id}`)?.amount ?? 0;
    const rest = (whole.find((line) => line.id === id)?.cost ?? cost) - cost;
    const [start = ZERO] = allocate(fen(sold), [cost, rest]);
    return sum + start;
  }, 0);
  const reduced = lines
    .filter(({ id }) => REDUCTIONS.includes(id))
    .reduce((sum, { amount }) => sum + amount, goods.amount);
  const worth = parts.reduce((sum, { amount }) => sum + amount, 0);
  const [paid = ZERO] = allocate(fen(reduced), [plates, worth - plates]);
  return paid;
}
