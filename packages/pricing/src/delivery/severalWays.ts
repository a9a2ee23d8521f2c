/** The ways of one order's goods to several addresses: all of them leave one factory, and freight is one line. */
import { fen } from '../money.ts';
import type { CarrierCode, FactoryId, Line } from '../types.ts';
import { lineOf } from '../waterfall/line.ts';
import { wordingOf } from '../wording/chinese.ts';
import { name, type Sentence, sentence } from '../wording/sentence.ts';
import { dayNumber } from './calendar.ts';
import { arrivesOn } from './delivery.ts';
import { type Way, type WayInput, wayTo } from './way.ts';

/** Some of the goods, and where they go. */
export interface Drop {
  readonly province: string;
  readonly quantity: number;
  /** Absent: the recommended one. */
  readonly carrier?: CarrierCode | undefined;
}

type Possible = Extract<Way, { possible: true }>;

export type SeveralWays =
  | { readonly possible: true; readonly ways: readonly Possible[] }
  /** `at`: index of the first drop that cannot be reached. */
  | {
      readonly possible: false;
      readonly at: number;
      readonly reason: string;
      readonly said: Sentence;
    };

export interface Shared extends Omit<WayInput, 'destination' | 'carrier'> {
  /** The day of sending where it is fixed already. YYYY-MM-DD */
  readonly shipDate?: string | undefined;
}

function fromFactory(shared: Shared, factory: FactoryId, drops: readonly Drop[]): SeveralWays {
  const ways: Possible[] = [];
  for (const [at, { province, quantity, carrier }] of drops.entries()) {
    const { wishedDate, ...rest } = shared;
    const way = wayTo({
      ...rest,
      // Where the day of sending is fixed, a day counts from that one.
      ...(wishedDate !== undefined && shared.shipDate === undefined && { wishedDate }),
      factory,
      configuration: { ...shared.configuration, quantity },
      destination: { province },
      ...(carrier !== undefined && { carrier }),
    });
    if (!way.possible) return { ...way, at };
    ways.push(way);
  }
  return { possible: true, ways };
}

const freightOf = (ways: readonly Possible[]): number =>
  ways.reduce((sum, { line }) => sum + line.amount, 0);

/** Days after the wish, of all drops together; 0 without one. */
function lateness({ book, wishedDate, shipDate }: Shared, ways: readonly Possible[]): number {
  if (wishedDate === undefined) return 0;
  return ways.reduce((sum, { delivery }) => {
    const { carrier, transitDays, arriveDate } = delivery;
    const arrives =
      shipDate === undefined ? arriveDate : arrivesOn(book, carrier, shipDate, transitDays);
    return sum + Math.max(0, dayNumber(arrives) - dayNumber(wishedDate));
  }, 0);
}

/**
 * Of the factories that make it and reach every drop the one with the least freight, of those that keep a wished day or
 * come nearest to it; equal freight goes to the first of the book. Without one, the refusal of the factory that gets
 * furthest.
 * @param shared `factory`: the one that has the order; absent: any
 */
export function waysTo(shared: Shared, drops: readonly Drop[]): SeveralWays {
  const { book, product, factory } = shared;
  const able = book.factories.filter(
    ({ id, families }) =>
      families.includes(product.family) && (factory === undefined || id === factory),
  );
  const found = able.map(({ id }) => fromFactory(shared, id, drops));
  const [first, ...rest] = found;
  if (first === undefined) {
    const said = sentence('notDelivered');
    return { possible: false, at: 0, said, reason: wordingOf(product)(said) };
  }
  return rest.reduce((best, next) => {
    if (best.possible && next.possible) {
      const sooner = lateness(shared, next.ways) - lateness(shared, best.ways);
      const isBetter = sooner < 0 || (sooner === 0 && freightOf(next.ways) < freightOf(best.ways));
      return isBetter ? next : best;
    }
    if (best.possible || next.possible) return best.possible ? best : next;
    return next.at > best.at ? next : best;
  }, first);
}

/** The freight of one drop, or of several with a line for each; together they are what it costs. */
export function freightLine(product: Shared['product'], ways: readonly Possible[]): Line {
  const [only, second] = ways;
  if (only === undefined) throw new RangeError('No way at all');
  if (second === undefined) return only.line;
  const word = wordingOf(product);
  const children = ways.map(({ line, delivery: { carrier, options } }, index): Line => {
    const option = options.find(({ code }) => code === carrier);
    const by = name('carrier', carrier, option?.name ?? carrier);
    const said = { ...line.said, label: sentence('freightDrop', index + 1, by) };
    return { ...line, id: `freight.${index + 1}`, label: word(said.label), said };
  });
  return {
    ...lineOf(word, 'freight', 'group', fen(freightOf(ways)), {
      label: sentence('freightDrops', ways.length),
    }),
    children,
  };
}
