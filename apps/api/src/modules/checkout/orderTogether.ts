/** Orders several jobs at the prices that were seen: all of them with one payment, or none; refusals name their rows. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createTogether } from '@banxin/contract/calls/order/together';
import type { RowMoved } from '@banxin/contract/calls/order/together.schemas';
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { fen } from '@banxin/contract/money';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { Fields } from '@banxin/contract/refusals/plain';
import { stock as stockRefusals } from '@banxin/contract/refusals/stock';
import { snapshotOf } from '@banxin/pricing/answers';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { type HeldQuote, orderPrice } from '../order/held.ts';
import { type Job, JobRefused, placeTogether } from './placeTogether.ts';
import { readWallet } from './takeOff.ts';
import { type Line, type TakenOff, takenOffTogether } from './takeOffTogether.ts';

type Input = ParsedOf<typeof createTogether>;
type Output = OutputOf<typeof createTogether>;
type Row = Input['rows'][number];

/** A row, and its price of this moment; null where it has none, which placing it explains. */
interface Seen {
  readonly row: Row;
  readonly priced: HeldQuote | null;
}

async function priceRow(context: UserContext, row: Row, province: string): Promise<Seen> {
  const priced = await orderPrice(context.db, { ...row, province }, context.customer, context.now);
  const isSent = priced?.valid && priced.delivery !== null;
  return { row, priced: isSent ? priced : null };
}

const movedOf = (seen: readonly Seen[]): RowMoved[] =>
  seen.flatMap(({ row: { expectedTotal }, priced }, index) =>
    priced === null || priced.total === expectedTotal
      ? []
      : [{ index, seen: expectedTotal, quote: snapshotOf(priced) }],
  );

/** What one of them takes off, and what it costs then. */
type Part = Pick<TakenOff<Line>, 'choice' | 'made'>;

/** What was chosen for all of them, by the row; empty where nothing was. */
async function partsOf(
  context: UserContext,
  seen: readonly Seen[],
  { couponId, freightCouponId, redPacketSum = 0 }: Input,
): Promise<ReadonlyMap<Row, Part>> {
  if (couponId === undefined && freightCouponId === undefined && redPacketSum === 0) {
    return new Map();
  }
  const lines = seen.flatMap(({ row, priced }) =>
    priced === null ? [] : [{ row, base: priced, urgent: row.urgent }],
  );
  const wallet = await readWallet(context.db, context.customer.ownerId, context.now);
  const chosen = { couponId, freightCouponId, redPacketSum };
  const all = takenOffTogether(context, lines, wallet, chosen);
  return new Map(all.map(({ line, ...part }) => [line.row, part]));
}

/** The sum with what is taken off, where it is another than the one that was seen; undefined where it is that one. */
function sumMoved(parts: ReadonlyMap<Row, Part>, { rows, expectedSum }: Input): number | undefined {
  if (parts.size === 0) return undefined;
  const total = rows.reduce(
    (sum, row) => sum + (parts.get(row)?.made.total ?? row.expectedTotal),
    0,
  );
  return total === expectedSum ? undefined : total;
}

/** As an order of its own would be placed; a carrier is only asked for at its confirmation, which names it when it does not go. */
function asJob({ row, priced }: Seen, receiver: Input['receiver'], part: Part | undefined): Job {
  const { expectedTotal, carrier, ...order } = row;
  const { urgent, packaging, remark } = order;
  return {
    order: { ...order, province: receiver.province, receiver },
    confirmation: {
      receiver,
      carrier: carrier ?? priced?.delivery?.carrier ?? '',
      urgent,
      packaging,
      remark,
      ...part?.choice,
      expectedTotal: part?.made.total ?? expectedTotal,
    },
  };
}

const named = (index: number, of: object) =>
  Object.fromEntries(Object.entries(of).map(([field, what]) => [`rows.${index}.${field}`, what]));

/** The words of the refusal with the position of its row: `index` beside its values, and before the names of fields. */
function placedAt(index: number, { errCode, message, data, status }: Refusal): Refusal {
  const isOfFields = (value: object): value is Fields => 'fields' in value && 'why' in value;
  const placed = {
    ...data,
    ...(isOfFields(data) && { fields: named(index, data.fields), why: named(index, data.why) }),
    index,
  };
  return new Refusal(errCode, { message, data: placed }, status);
}

/** Where a price moved between the first look at it and the placing, that row alone is known to have moved. */
function atRow(
  { index, refusal }: JobRefused,
  { row }: Seen,
  part: Part | undefined,
  expectedSum: number,
): Refusal {
  const { data } = refusal;
  if (data.key === refusals.priceMoved.key) {
    const { quote } = data as unknown as Pick<RowMoved, 'quote'>;
    // What it takes off was used meanwhile: the sum says what that comes to.
    if (part !== undefined) {
      const total = expectedSum - part.made.total + quote.total;
      return refuse(stockRefusals.sumMoved, { seen: fen(expectedSum), total: fen(total) });
    }
    return refuse(refusals.pricesMoved, { moved: [{ index, seen: row.expectedTotal, quote }] });
  }
  return placedAt(index, refusal);
}

export async function orderTogether(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { rows, receiver, expectedSum = 0 } = input;
  const seen: Seen[] = [];
  for (const row of rows) seen.push(await priceRow(context, row, receiver.province));
  const moved = movedOf(seen);
  if (moved.length > 0) return refuse(refusals.pricesMoved, { moved });
  const parts = await partsOf(context, seen, input);
  const sum = sumMoved(parts, input);
  if (sum !== undefined) {
    return refuse(stockRefusals.sumMoved, { seen: fen(expectedSum), total: fen(sum) });
  }
  const placed = await placeTogether(
    context,
    seen.map((one) => asJob(one, receiver, parts.get(one.row))),
    { payNow: DEFAULT_HABITS.payNow },
  );
  if (placed instanceof JobRefused) {
    const one = seen[placed.index] as Seen;
    return atRow(placed, one, parts.get(one.row), expectedSum);
  }
  const { orders, payment } = placed;
  if (payment === null) {
    throw new Error('Orders were placed without the payment that was asked for');
  }
  return { orders: [...orders], paymentSN: payment.paymentSN };
}
