/**
 * The cheapest way of a workbook's rows: which of them become one order, and who carries each. Pure; runs on a thread.
 * Nothing is planned that costs more than its rows by themselves, or that makes one of them later than its wished day
 * where it would not be late alone.
 */
import type { Configuration } from '@banxin/contract/entities/configuration';
import { book } from '@banxin/pricing/book';
import { dropPlans } from '@banxin/pricing/dropPlan';
import { allocate, fen } from '@banxin/pricing/money';
import { productById } from '@banxin/pricing/products';
import { quote } from '@banxin/pricing/quote';
import { priceForDrops, sharedOf } from '@banxin/pricing/severalPrice';
import type { CarrierCode, PricedQuote, Product } from '@banxin/pricing/types';
import { quoteInput } from '../order/pricing.ts';
import type { JudgedFor } from './judge.ts';
import { type Drop, type GroupRow, grouped, groupsOf } from './shipGroup.ts';

/** A row with what it costs by itself. @unit fen */
export interface PlanRow extends GroupRow {
  readonly total: number;
}

/** A row as the plan has it. */
export interface PlannedRow {
  readonly row: number;
  /** By itself, as it was seen. @unit fen */
  readonly alone: number;
  /** Its share of the order. @unit fen */
  readonly total: number;
  readonly carrier: string;
  /** From 1, the same for rows of one order; below zero, less its row, where a row only gets another carrier. */
  readonly parcel: number;
}

export interface ShipOffer {
  /** Only rows that change. */
  readonly rows: readonly PlannedRow[];
  /** Less than by themselves. @unit fen */
  readonly saves: number;
  /** Orders that several rows become, and how many rows they are. */
  readonly joined: { readonly orders: number; readonly rows: number };
  /** Rows that only get another carrier. */
  readonly recarried: number;
  /** Of rows with a wished day: what it costs more than any day. Null where none has one. @unit fen */
  readonly wish: { readonly rows: number; readonly costs: number } | null;
  /** When the last of the changed rows arrives, by themselves and planned. */
  readonly arrives: { readonly alone: string; readonly planned: string };
}

/** What an order costs, and when each of its drops arrives. */
interface Priced {
  readonly total: number;
  readonly arrivals: readonly string[];
}

interface Sent {
  readonly configuration: Configuration;
  readonly drops: readonly Drop[];
}

type How = Pick<GroupRow['job'], 'urgent' | 'packaging' | 'arriveBy'>;

function pricedWithout(product: Product, { configuration }: Sent, how: How, judgedFor: JudgedFor) {
  const input = quoteInput({ ...how, configuration }, judgedFor.customer, judgedFor.now);
  return { input, priced: quote(product, book, input) };
}

/** As the checkout prices it, to one receiver or to several; null for what cannot be. */
function priceOf(product: Product, sent: Sent, how: How, judgedFor: JudgedFor): Priced | null {
  const { configuration, drops } = sent;
  const [only] = drops;
  if (drops.length === 1 && only !== undefined) {
    const { receiver, carrier } = only;
    const job = { ...how, configuration, carrier, province: receiver.province };
    const made = quote(product, book, quoteInput(job, judgedFor.customer, judgedFor.now));
    const isSent = made.valid && made.delivery?.carrier === carrier;
    return isSent ? { total: made.total, arrivals: [made.delivery?.arriveDate ?? ''] } : null;
  }
  const { input, priced } = pricedWithout(product, sent, how, judgedFor);
  if (!priced.valid) return null;
  const found = priceForDrops(
    { product, book, input },
    priced as PricedQuote,
    drops.map(({ receiver: { province }, quantity, carrier }) => ({
      ...{ province, quantity, carrier: carrier as CarrierCode },
    })),
  );
  if (!found.possible) return null;
  return {
    total: found.priced.total,
    arrivals: found.ways.map(({ delivery }) => delivery.arriveDate),
  };
}

/** Drops with the carriers of the cheapest plan that keeps the wish, and what the wish costs. */
function withCarriers(product: Product, sent: Sent, how: How, judgedFor: JudgedFor) {
  const { input, priced } = pricedWithout(product, sent, how, judgedFor);
  if (!priced.valid) return null;
  const plans = dropPlans(
    sharedOf({ product, book, input }, priced),
    sent.drops.map(({ receiver: { province }, quantity, named }) => ({
      ...{ province, quantity },
      ...(named !== null && { carrier: named as CarrierCode }),
    })),
  );
  if (plans === null) return null;
  const { cheapest, wished } = plans;
  const { legs } = wished ?? cheapest;
  return {
    drops: sent.drops.map((drop, at) => ({ ...drop, carrier: legs[at]?.carrier ?? drop.carrier })),
    costs: (wished ?? cheapest).freight - cheapest.freight,
  };
}

interface Alone {
  readonly row: PlanRow;
  readonly arrives: string;
}

/** A row by itself at this moment; null where its price is not the one that was seen any more. */
function aloneOf(row: PlanRow, judgedFor: JudgedFor): Alone | null {
  const product = productById(row.job.configuration.productId);
  const priced = product && priceOf(product, grouped([row]), row.job, judgedFor);
  const [arrives] = priced?.arrivals ?? [];
  return priced && arrives !== undefined && priced.total === row.total ? { row, arrives } : null;
}

interface Planned {
  readonly rows: readonly Alone[];
  /** Of each row. */
  readonly carriers: readonly string[];
  readonly total: number;
  readonly saves: number;
  readonly costs: number;
  /** The last of it. */
  readonly arrives: string;
}

const sumOf = (rows: readonly Alone[]): number => rows.reduce((sum, { row }) => sum + row.total, 0);

const lastOf = (days: readonly string[]): string =>
  days.reduce((last, day) => (day > last ? day : last), '');

/** The rows as one order; null where that is not cheaper, or not as soon as wished. */
function plannedAs(rows: readonly Alone[], judgedFor: JudgedFor): Planned | null {
  const [first] = rows;
  const product = first && productById(first.row.job.configuration.productId);
  if (!first || !product) return null;
  const { job } = first.row;
  const whole = grouped(rows.map(({ row }) => row));
  const sent = withCarriers(product, whole, job, judgedFor);
  if (sent === null) return null;
  const { configuration } = whole;
  const priced = priceOf(product, { configuration, drops: sent.drops }, job, judgedFor);
  if (priced === null) return null;
  const saves = sumOf(rows) - priced.total;
  const { dropOf } = whole;
  const arrivalOf = (at: number): string => priced.arrivals[dropOf[at] ?? 0] ?? '';
  const { arriveBy: wish } = job;
  // Nobody is later than wished who would not be as late alone.
  const isKept = rows.every(
    (one, at) => wish === undefined || arrivalOf(at) <= wish || arrivalOf(at) <= one.arrives,
  );
  if (saves <= 0 || !isKept) return null;
  const carriers = rows.map(
    ({ row }, at) => sent.drops[dropOf[at] ?? 0]?.carrier ?? row.job.carrier,
  );
  const { total, arrivals } = priced;
  return { rows, carriers, total, saves, costs: sent.costs, arrives: lastOf(arrivals) };
}

/** The group as one order; where that does not pay, each of its rows with the carrier that is cheapest for it. */
function plansFor(rows: readonly Alone[], judgedFor: JudgedFor): Planned[] {
  const whole = plannedAs(rows, judgedFor);
  if (whole !== null) return [whole];
  return rows.length === 1 ? [] : rows.flatMap((row) => plannedAs([row], judgedFor) ?? []);
}

function plannedRows(planned: Planned, parcel: number): PlannedRow[] {
  const shares = allocate(
    fen(planned.total),
    planned.rows.map(({ row }) => row.total),
  );
  return planned.rows.map((one, at) => ({
    row: one.row.row,
    alone: one.row.total,
    total: shares[at] ?? 0,
    carrier: planned.carriers[at] ?? one.row.job.carrier,
    parcel,
  }));
}

/**
 * @param rows that may become orders, each with the price that was seen
 * @param mayJoin false for what a quote on paper keeps its word of: that is not known here
 * @returns null where nothing is cheaper than the rows by themselves
 */
export function shipOffer(
  rows: readonly PlanRow[],
  mayJoin: (configuration: Configuration) => boolean,
  judgedFor: JudgedFor,
): ShipOffer | null {
  const alone = new Map<number, Alone>();
  for (const row of rows) {
    const one = mayJoin(row.job.configuration) ? aloneOf(row, judgedFor) : null;
    if (one !== null) alone.set(row.row, one);
  }
  const plans = groupsOf([...alone.values()].map(({ row }) => row))
    .map((group) => group.flatMap(({ row }) => alone.get(row) ?? []))
    .filter((group) => mayJoin(grouped(group.map(({ row }) => row)).configuration))
    .flatMap((group) => plansFor(group, judgedFor));
  if (plans.length === 0) return null;
  const joined = plans.filter((one) => one.rows.length > 1);
  const recarried = plans.filter((one) => one.rows.length === 1);
  const wished = plans.filter((one) => one.rows[0]?.row.job.arriveBy !== undefined);
  return {
    rows: [
      ...joined.flatMap((one, at) => plannedRows(one, at + 1)),
      ...recarried.flatMap((one) => plannedRows(one, -(one.rows[0]?.row.row ?? 0))),
    ],
    saves: plans.reduce((sum, one) => sum + one.saves, 0),
    joined: {
      orders: joined.length,
      rows: joined.reduce((sum, one) => sum + one.rows.length, 0),
    },
    recarried: recarried.length,
    wish:
      wished.length === 0
        ? null
        : {
            rows: wished.reduce((sum, one) => sum + one.rows.length, 0),
            costs: wished.reduce((sum, one) => sum + one.costs, 0),
          },
    arrives: {
      alone: lastOf(plans.flatMap((one) => one.rows.map(({ arrives }) => arrives))),
      planned: lastOf(plans.map(({ arrives }) => arrives)),
    },
  };
}
