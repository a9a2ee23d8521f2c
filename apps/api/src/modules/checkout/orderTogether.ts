/** Orders several jobs at the prices that were seen: all of them with one payment, or none; refusals name their rows. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { createTogether } from '@banxin/contract/calls/order/together';
import type { RowMoved } from '@banxin/contract/calls/order/together.schemas';
import { DEFAULT_HABITS } from '@banxin/contract/constants';
import { order as refusals } from '@banxin/contract/refusals/order';
import type { Fields } from '@banxin/contract/refusals/plain';
import { snapshotOf } from '@banxin/pricing/answers';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { priceTo } from '../order/severalPrice.ts';
import { type Part, partsTogether, type SeenOrder, sumMovedBy } from './partsTogether.ts';
import { type Job, JobRefused, placeTogether } from './placeTogether.ts';

type Input = ParsedOf<typeof createTogether>;
type Output = OutputOf<typeof createTogether>;
type Row = Input['rows'][number];

/** A row, and its price of this moment. */
interface Seen extends SeenOrder {
  readonly row: Row;
}

/** Its own addresses with what goes there; undefined where it goes to the receiver of all. */
const askedOf = ({ drops }: Row) =>
  drops?.map(({ receiver: { province }, quantity, carrier }) => ({ province, quantity, carrier }));

async function priceRow(context: UserContext, row: Row, province: string): Promise<Seen> {
  const { db, customer, now } = context;
  const { expectedTotal: seen, urgent } = row;
  const priced = await priceTo(db, { ...row, province }, askedOf(row), customer, now);
  return { row, seen, urgent, priced: priced?.delivery ? priced : null };
}

const movedOf = (seen: readonly Seen[]): RowMoved[] =>
  seen.flatMap(({ row: { expectedTotal }, priced }, index) =>
    priced === null || priced.total === expectedTotal
      ? []
      : [{ index, seen: expectedTotal, quote: snapshotOf(priced) }],
  );

/** As an order of its own would be placed; a carrier is only asked for at its confirmation, which names it when it does not go. */
function asJob({ row, priced }: Seen, ofAll: Input['receiver'], part: Part | undefined): Job {
  const { expectedTotal, carrier, drops, ...order } = row;
  const { urgent, packaging, remark } = order;
  const receiver = drops?.[0]?.receiver ?? ofAll;
  return {
    order: { ...order, province: receiver.province, receiver },
    confirmation: {
      receiver,
      carrier: carrier ?? priced?.delivery?.carrier ?? '',
      ...(drops && { drops }),
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
  input: Input,
): Refusal {
  const sumMoved = sumMovedBy(refusal, part, input);
  if (sumMoved !== null) return sumMoved;
  const { data } = refusal;
  if (data.key === refusals.priceMoved.key) {
    const { quote } = data as unknown as Pick<RowMoved, 'quote'>;
    return refuse(refusals.pricesMoved, { moved: [{ index, seen: row.expectedTotal, quote }] });
  }
  return placedAt(index, refusal);
}

export async function orderTogether(context: UserContext, input: Input): Promise<Output | Refusal> {
  const { rows, receiver } = input;
  const seen: Seen[] = [];
  for (const row of rows) seen.push(await priceRow(context, row, receiver.province));
  const moved = movedOf(seen);
  if (moved.length > 0) return refuse(refusals.pricesMoved, { moved });
  const parts = await partsTogether(context, seen, input);
  if (parts instanceof Refusal) return parts;
  const placed = await placeTogether(
    context,
    seen.map((one) => asJob(one, receiver, parts.get(one))),
    { payNow: DEFAULT_HABITS.payNow },
  );
  if (placed instanceof JobRefused) {
    const one = seen[placed.index] as Seen;
    return atRow(placed, one, parts.get(one), input);
  }
  const { orders, payment } = placed;
  if (payment === null) {
    throw new Error('Orders were placed without the payment that was asked for');
  }
  return { orders: [...orders], paymentSN: payment.paymentSN };
}
