/** The ways of one order's goods to several addresses: all of them leave one factory, and freight is one line. */
import { fen } from '../money.ts';
import type { CarrierCode, FactoryId, Line } from '../types.ts';
import { lineOf } from '../waterfall/line.ts';
import { wordingOf } from '../wording/chinese.ts';
import { name, type Sentence, sentence } from '../wording/sentence.ts';
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

type Shared = Omit<WayInput, 'destination' | 'carrier'>;

function fromFactory(shared: Shared, factory: FactoryId, drops: readonly Drop[]): SeveralWays {
  const ways: Possible[] = [];
  for (const [at, { province, quantity, carrier }] of drops.entries()) {
    const way = wayTo({
      ...shared,
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

/**
 * Of the factories that make it and reach every drop the one with the least freight; equal freight goes to the first
 * of the book. Without one, the refusal of the factory that gets furthest.
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
      return freightOf(next.ways) < freightOf(best.ways) ? next : best;
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
