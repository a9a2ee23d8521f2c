/** The cheapest way of an order's goods to its drops, with a wished day and without, and what the wish costs. */
import type { CustomerTerms, FactoryId } from '../types.ts';
import { priceLadder } from '../waterfall/goods.ts';
import { betweenSteps } from '../waterfall/ladder.ts';
import { dateOf, dayNumber } from './calendar.ts';
import { arrivesOn } from './delivery.ts';
import type { Drop, Shared } from './severalWays.ts';
import { type SplitDrop, type SplitOffer, type SplitPlan, shipSplit } from './shipSplit.ts';
import { wayTo } from './way.ts';

/** One plan of an order: all of it from one factory. */
export interface DropPlan {
  readonly factory: FactoryId;
  /** One for each drop. */
  readonly legs: readonly {
    readonly carrier: string;
    /** @unit fen */
    readonly fee: number;
    readonly arriveDate: string;
    /** Days after the wish; 0 without one. */
    readonly late: number;
  }[];
  /** @unit fen */
  readonly freight: number;
  /** When the last of it arrives. */
  readonly arriveDate: string;
}

export interface DropPlans {
  /** Whatever the day. */
  readonly cheapest: DropPlan;
  /** The cheapest that keeps the wish, or comes nearest to it; null without a wish. */
  readonly wished: DropPlan | null;
}

/** Carriers to the door: what is fetched, or waits at a depot, is chosen by whoever wants that. */
const isDoor = (code: string): boolean => code !== 'pickup' && code !== 'line';

/** The one that somebody named for a drop, else any to the door. */
const mayTake = ({ carrier }: Drop, code: string): boolean =>
  carrier === undefined ? isDoor(code) : code === carrier;

function offersOf(input: Shared, factory: FactoryId, drop: Drop): SplitOffer[] {
  const { configuration, book, shipDate } = input;
  const way = wayTo({
    ...input,
    factory,
    configuration: { ...configuration, quantity: drop.quantity },
    destination: { province: drop.province },
  });
  if (!way.possible) return [];
  return way.delivery.options
    .filter(({ available, code }) => available && mayTake(drop, code))
    .map(({ code, fee, transitDays, arriveDate }) => ({
      carrier: code,
      fee,
      arriveDay: dayNumber(
        shipDate === undefined ? arriveDate : arrivesOn(book, code, shipDate, transitDays),
      ),
    }));
}

/** What the solver reads of drops. */
export function splitDrops(
  input: Shared,
  drops: readonly Drop[],
): { readonly factories: FactoryId[]; readonly drops: SplitDrop[] } {
  const { book, product, factory } = input;
  const factories = book.factories
    .filter(
      ({ id, families }) =>
        families.includes(product.family) && (factory === undefined || id === factory),
    )
    .map(({ id }) => id);
  return {
    factories,
    drops: drops.map((drop) => ({
      quantity: drop.quantity,
      offers: new Map(factories.map((id) => [id, offersOf(input, id, drop)])),
    })),
  };
}

const planOf = ({ legs, freight, runs }: SplitPlan): DropPlan => ({
  factory: runs[0]?.factory ?? 0,
  legs: legs.map(({ carrier, fee, arriveDay, late }) => ({
    carrier,
    fee,
    arriveDate: dateOf(arriveDay),
    late,
  })),
  freight,
  arriveDate: dateOf(Math.max(...legs.map(({ arriveDay }) => arriveDay))),
});

/** Plans of one order, which one factory makes; null where no factory reaches every drop with the carriers that are named. */
export function dropPlans(input: Shared, drops: readonly Drop[]): DropPlans | null {
  const { wishedDate } = input;
  const table = { ...splitDrops(input, drops), runPrice: () => 0, most: 1 };
  const cheapest = shipSplit(table);
  if (cheapest === null) return null;
  const wished =
    wishedDate === undefined ? null : shipSplit({ ...table, wish: dayNumber(wishedDate) });
  return { cheapest: planOf(cheapest), wished: wished && planOf(wished) };
}

/**
 * What a run of a job costs for a customer, by its quantity: so many are made as are sold at once, and not fewer.
 * @unit fen
 */
export function runPriceOf(
  { product, book, configuration }: Pick<Shared, 'product' | 'book' | 'configuration'>,
  customer: CustomerTerms,
): (quantity: number) => number {
  const steps = priceLadder(product, book, configuration, customer);
  const tiers = steps.map(({ quantity }) => quantity);
  const totals = steps.map(({ total }) => total as number);
  const { custom } = product.quantity;
  const first = tiers[0] ?? 1;
  const isFree = (quantity: number): boolean =>
    custom !== undefined && quantity >= Math.max(first, custom.min) && quantity <= custom.max;
  return (quantity) => {
    const sold = isFree(quantity) ? quantity : (tiers.find((one) => one >= quantity) ?? quantity);
    return betweenSteps(tiers, totals, sold);
  };
}
