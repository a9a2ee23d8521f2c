/** What follows from what a customer tells of an order: tolerance, who answers for it, what is offered. */
import type {
  ClaimJudgement,
  ClaimLine,
  ClaimMeasured,
  ClaimOffer,
} from '@banxin/contract/entities/afterSales';
import type { QuoteSnapshot } from '@banxin/contract/entities/quote';
import {
  type AfterSalesCause,
  type AfterSalesSolution,
  afterSalesCause as c,
  afterSalesSolution as solution,
} from '@banxin/contract/enums/afterSales';
import { judged } from '@banxin/contract/messages/afterSales';
import { type Fen, fen } from '@banxin/contract/money';
import { afterSales as refusals } from '@banxin/contract/refusals/afterSales';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import {
  liabilityOf,
  measuredFor,
  OFFER_AT_ONCE_MAX_FEN,
  tolerances,
  WRONG_ORDER_RATE,
} from '@banxin/contract/rules/afterSales';
import { partOf } from '@banxin/pricing/parts';
import { productById } from '@banxin/pricing/products';
import { netLines } from '@banxin/pricing/shares';
import { invalid, type Refusal } from '../../http/refusal.ts';
import type { DropRow } from '../order/drops.ts';
import { isPrinted, type OrderRow } from '../order/order.ts';
import { unitOf } from '../order/pricing.ts';

export interface Claim {
  readonly lines: readonly ClaimLine[];
  readonly cause: AfterSalesCause;
  readonly measured: ClaimMeasured;
}

/** What the worth of its pieces is read from. */
type WorthOf = Pick<OrderRow, 'configuration' | 'paid' | 'refunded' | 'quote'>;

/** What was ordered of a line: of one style, of all addresses or of one. */
function orderedOf(
  { configuration }: OrderRow,
  drops: readonly DropRow[],
  line: ClaimLine,
): number {
  const drop = drops.find(({ position }) => position === line.drop);
  const { quantity } = configuration;
  return drop === undefined ? quantity : Math.min(quantity, drop.quantity);
}

/** What is wrong with the pieces that are named; null when nothing is. */
export function linesRefusal(
  order: OrderRow,
  drops: readonly DropRow[],
  { lines, cause, measured }: Claim,
): Refusal | null {
  const seen = new Set<number>();
  for (const line of lines) {
    if (line.style > order.configuration.styles) {
      return invalid({ lines: messageOf(refusals.noStyle) });
    }
    if (seen.has(line.style)) return invalid({ lines: messageOf(refusals.styleTwice) });
    seen.add(line.style);
    if (line.drop !== undefined && !drops.some(({ position }) => position === line.drop)) {
      return invalid({ lines: messageOf(refusals.noDrop) });
    }
    const most = orderedOf(order, drops, line);
    if (line.quantity > most) return invalid({ lines: messageOf(refusals.tooMany, { most }) });
  }
  const wanted = measuredFor(cause);
  if (wanted === 'received' && measured.received === undefined) {
    return invalid({ received: messageOf(refusals.receivedMissing) });
  }
  if (wanted === 'deviationMm' && measured.deviationMm === undefined) {
    return invalid({ deviationMm: messageOf(refusals.deviationMissing) });
  }
  return null;
}

/**
 * What was paid for the goods alone: freight arrived with them. Freight is less the coupon on it, as the price has it by
 * now: what went back of it with another address still stands in `paid`. @unit fen
 */
function paidForGoods({ paid, quote }: WorthOf): number {
  const sold = quote as QuoteSnapshot | null;
  if (sold === null) return paid;
  const goods = netLines(sold.lines)
    .filter(({ line }) => partOf(line.id) !== 'freight')
    .reduce((sum, { net }) => sum + net, 0);
  return Math.max(0, Math.min(paid, goods));
}

/** What was paid for so many pieces; what a coupon took off was not paid. @unit fen */
export function worthOf(order: WorthOf, pieces: number): Fen {
  const all = order.configuration.quantity * order.configuration.styles;
  const share = Math.floor((paidForGoods(order) * Math.min(pieces, all)) / all);
  return fen(Math.max(0, Math.min(share, order.paid - order.refunded)));
}

interface Found {
  readonly within: boolean | null;
  readonly tolerance: number | null;
  readonly difference: number | null;
  readonly sentence: KeyedMessage;
  readonly offer: Omit<ClaimOffer, 'isAtOnce'> | null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Goods from the shelf are not made again. */
const solutionsFor = (order: OrderRow): AfterSalesSolution[] =>
  isPrinted(order) ? [solution.reprint, solution.discount] : [solution.discount];

function judgeCount(order: OrderRow, ordered: number, received: number): Found {
  const missing = ordered - received;
  const most = tolerances.quantity;
  const percent = tenth((missing * 100) / ordered);
  // In whole numbers: 3.0 % is within, 3.1 % is not.
  if (missing * 100 <= most * ordered) {
    const sentence = messageOf(judged.shortWithin, { percent: Math.max(0, percent), most });
    return { within: true, tolerance: most, difference: percent, sentence, offer: null };
  }
  const amount = worthOf(order, missing);
  const unit = unitOf(order);
  return {
    within: false,
    tolerance: most,
    difference: percent,
    sentence: messageOf(judged.short, { missing, unit, amount, percent, most }),
    offer: {
      amount,
      quantity: missing,
      solutions: solutionsFor(order),
      isPaid: false,
    },
  };
}

function judgeCutting(order: OrderRow, pieces: number, mm: number): Found {
  const most =
    productById(order.product_id)?.family === 'card' ? tolerances.cuttingCards : tolerances.cutting;
  const difference = tenth(mm);
  if (mm <= most) {
    const sentence = messageOf(judged.cuttingWithin, { mm: difference, most });
    return { within: true, tolerance: most, difference, sentence, offer: null };
  }
  const amount = worthOf(order, pieces);
  const unit = unitOf(order);
  return {
    within: false,
    tolerance: most,
    difference,
    sentence: messageOf(judged.cutting, { mm: difference, most, amount, quantity: pieces, unit }),
    offer: {
      amount,
      quantity: pieces,
      solutions: solutionsFor(order),
      isPaid: false,
    },
  };
}

function find(order: OrderRow, drops: readonly DropRow[], claim: Claim): Found {
  const { lines, cause, measured } = claim;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (cause === c.shortQuantity) {
    const ordered = lines.reduce((sum, line) => sum + orderedOf(order, drops, line), 0);
    return judgeCount(order, ordered, Math.min(measured.received ?? ordered, ordered));
  }
  if (cause === c.cutting) return judgeCutting(order, pieces, measured.deviationMm ?? 0);
  const none = { within: null, tolerance: null, difference: null };
  if (cause === c.wrongOrder && isPrinted(order)) {
    const amount = fen(Math.round((worthOf(order, pieces) * WRONG_ORDER_RATE) / 100));
    const sentence = messageOf(judged.wrongOrder, { amount });
    const offer = { amount, quantity: pieces, solutions: [solution.reprint], isPaid: true };
    return { ...none, sentence, offer };
  }
  const sentence = messageOf(judged.byPerson, { liability: liabilityOf(cause) });
  return { ...none, sentence, offer: null };
}

/** Judges pieces that were found to be the order's. @param lastDay day of asking; null while it is not received */
export function judge(
  order: OrderRow,
  drops: readonly DropRow[],
  claim: Claim,
  lastDay: string | null,
): ClaimJudgement {
  const { offer, ...found } = find(order, drops, claim);
  const ordered = claim.lines.reduce((sum, line) => sum + orderedOf(order, drops, line), 0);
  return {
    ...found,
    liability: liabilityOf(claim.cause),
    lastDay,
    offer: offer && { ...offer, isAtOnce: offer.amount <= OFFER_AT_ONCE_MAX_FEN },
    most: worthOf(order, ordered),
  };
}
