/**
 * Who makes what of a job and who carries it, for the least money that keeps a wished day: factories, carriers and the
 * runs that they cost, for up to 50 drops. Exact up to 12 drops, and for any number of them from one factory; beyond that
 * never dearer than one factory and beside a lower bound that says how far from the best it can be at most.
 *   cost of a plan = freight of each drop + price of each factory's run
 * A day late outweighs any freight, as with one address: the soonest first, then the cheapest.
 */
import type { CarrierCode, FactoryId } from '../types.ts';

/** A carrier that takes a drop from a factory to its door. */
export interface SplitOffer {
  readonly carrier: CarrierCode;
  /** @unit fen */
  readonly fee: number;
  /** Day of arrival, counted as {@link dayNumber} does. */
  readonly arriveDay: number;
}

export interface SplitDrop {
  readonly quantity: number;
  /** Of each factory that can send it. */
  readonly offers: ReadonlyMap<FactoryId, readonly SplitOffer[]>;
}

export interface SplitInput {
  readonly drops: readonly SplitDrop[];
  /** Able to make it; equal plans keep the first. */
  readonly factories: readonly FactoryId[];
  /** Wished day; absent: any day will do. */
  readonly wish?: number | undefined;
  /** What so many of it cost when they are made at once. Never falls with the quantity. @unit fen */
  readonly runPrice: (quantity: number) => number;
  /** How many factories may make it at once: an order is made by one. */
  readonly most: number;
}

export interface SplitLeg extends SplitOffer {
  readonly factory: FactoryId;
  /** Days after the wish. */
  readonly late: number;
}

export interface SplitPlan {
  /** One for each drop, in their order. */
  readonly legs: readonly SplitLeg[];
  /** @unit fen */
  readonly freight: number;
  /** What is made, by factory. */
  readonly runs: readonly {
    readonly factory: FactoryId;
    readonly quantity: number;
    readonly price: number;
  }[];
  /** Freight and runs. @unit fen */
  readonly sum: number;
  /** No plan with as few days late costs less than this. @unit fen */
  readonly bound: number;
}

/** What a day after the wished one weighs: more than any freight and any run. */
const TOO_LATE = 1_000_000_000_000;
/** As many drops are solved exactly. */
export const EXACT_DROPS = 12;

const NEVER = Number.POSITIVE_INFINITY;

/** The way of a drop from a factory, and what it weighs. */
interface Way {
  readonly leg: SplitLeg | null;
  readonly weight: number;
}

const NO_WAY: Way = { leg: null, weight: NEVER };

function bestWay(drop: SplitDrop, factory: FactoryId, wish: number | undefined): Way {
  let best = NO_WAY;
  for (const offer of drop.offers.get(factory) ?? []) {
    const late = wish === undefined ? 0 : Math.max(0, offer.arriveDay - wish);
    const weight = late * TOO_LATE + offer.fee;
    const isSooner =
      weight === best.weight && best.leg !== null && offer.arriveDay < best.leg.arriveDay;
    if (weight < best.weight || isSooner) best = { leg: { ...offer, factory, late }, weight };
  }
  return best;
}

/** Everything that the solvers read: drops in rows, factories in columns. */
interface Table {
  readonly ways: readonly (readonly Way[])[];
  readonly quantities: readonly number[];
  readonly price: (quantity: number) => number;
}

interface Assigned {
  /** Column of the factory of each drop. */
  readonly at: readonly number[];
  readonly weight: number;
}

const wayAt = ({ ways }: Table, drop: number, column: number): Way =>
  ways[drop]?.[column] ?? NO_WAY;

function weigh(table: Table, at: readonly number[]): number {
  const made = new Map<number, number>();
  let weight = 0;
  for (const [drop, column] of at.entries()) {
    weight += wayAt(table, drop, column).weight;
    made.set(column, (made.get(column) ?? 0) + (table.quantities[drop] ?? 0));
  }
  for (const quantity of made.values()) weight += table.price(quantity);
  return weight;
}

/** Of all ways to share the drops out over at most so many factories the best: by the sets of drops that each makes. */
function exactly(table: Table, columns: number, most: number): Assigned | null {
  const count = table.quantities.length;
  const size = 1 << count;
  const quantityOf = new Float64Array(size);
  const freight = Array.from({ length: columns }, () => new Float64Array(size));
  for (let set = 1; set < size; set += 1) {
    const last = 31 - Math.clz32(set);
    const rest = set ^ (1 << last);
    quantityOf[set] = (quantityOf[rest] as number) + (table.quantities[last] as number);
    for (let column = 0; column < columns; column += 1) {
      const of = freight[column] as Float64Array;
      of[set] = (of[rest] as number) + wayAt(table, last, column).weight;
    }
  }
  /** Least weight of a set with the columns so far, by how many of them make something. */
  let before = Array.from({ length: most + 1 }, () => new Float64Array(size).fill(NEVER));
  for (const row of before) row[0] = 0;
  const takenBy: Int32Array[][] = [];
  for (let column = 0; column < columns; column += 1) {
    const after = before.map((row) => row.slice());
    const taken = Array.from({ length: most + 1 }, () => new Int32Array(size));
    const own = freight[column] as Float64Array;
    const costs = new Float64Array(size);
    for (let set = 1; set < size; set += 1) {
      costs[set] = (own[set] as number) + table.price(quantityOf[set] as number);
    }
    for (let used = 1; used <= most; used += 1) {
      const from = before[used - 1] as Float64Array;
      const to = after[used] as Float64Array;
      const mark = taken[used] as Int32Array;
      for (let set = 1; set < size; set += 1) {
        for (let part = set; part > 0; part = (part - 1) & set) {
          const weight = (from[set ^ part] as number) + (costs[part] as number);
          if (weight < (to[set] as number)) {
            to[set] = weight;
            mark[set] = part;
          }
        }
      }
    }
    takenBy.push(taken);
    before = after;
  }
  const whole = size - 1;
  const weight = before[most]?.[whole] ?? NEVER;
  if (weight === NEVER) return null;
  const at = new Array<number>(count).fill(0);
  let set = whole;
  let used = most;
  for (let column = columns - 1; column >= 0 && set > 0; column -= 1) {
    const part = takenBy[column]?.[used]?.[set] ?? 0;
    if (part === 0) continue;
    for (let drop = 0; drop < count; drop += 1) if (part & (1 << drop)) at[drop] = column;
    set ^= part;
    used -= 1;
  }
  return { at, weight };
}

/** Sets of columns with at most so many in each. */
const columnSets = (columns: number, most: number): number[][] =>
  Array.from({ length: 1 << columns }, (_, set) =>
    Array.from({ length: columns }, (__, column) => column).filter((column) => set & (1 << column)),
  ).filter(({ length }) => length > 0 && length <= most);

/** Each drop to the factory of a set that carries it for least. */
const nearest = (table: Table, set: readonly number[]): number[] =>
  table.quantities.map((_, drop) =>
    set.reduce((best, column) =>
      wayAt(table, drop, column).weight < wayAt(table, drop, best).weight ? column : best,
    ),
  );

/** Moves one drop after the other to another factory of the set while that makes the plan cheaper. */
function improved(table: Table, start: readonly number[], set: readonly number[]): Assigned {
  let at = [...start];
  let weight = weigh(table, at);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let drop = 0; drop < at.length; drop += 1) {
      for (const column of set) {
        if (at[drop] === column) continue;
        const moved = at.with(drop, column);
        const other = weigh(table, moved);
        if (other < weight) {
          at = moved;
          weight = other;
          isBetter = true;
        }
      }
    }
  }
  return { at, weight };
}

/**
 * What is saved at most by moving so many from the main factory: the dearest per piece first, in parts if need be. Asked
 * for rising quantities.
 */
function savingsBy(
  moves: readonly { readonly quantity: number; readonly saves: number }[],
): (quantity: number) => number {
  const sorted = moves
    .filter(({ saves }) => saves > 0)
    .toSorted((a, b) => b.saves / b.quantity - a.saves / a.quantity);
  let at = 0;
  let moved = 0;
  let saved = 0;
  return (quantity) => {
    for (let next = sorted[at]; next && moved + next.quantity <= quantity; next = sorted[at]) {
      moved += next.quantity;
      saved += next.saves;
      at += 1;
    }
    const part = sorted[at];
    const inPart = part ? (part.saves * Math.max(0, quantity - moved)) / part.quantity : 0;
    return saved + inPart;
  };
}

/**
 * What no plan of several factories can go below whose main one is this: what is made elsewhere costs at least one run
 * more, and saves freight at most as {@link savingsBy} says.
 */
function leastWithMain(table: Table, main: number, columns: number, most: number): number {
  const { quantities, price } = table;
  const all = quantities.reduce((sum, one) => sum + one, 0);
  const others = Array.from({ length: columns }, (_, column) => column).filter((c) => c !== main);
  let freight = 0;
  let forced = 0;
  const moves: { quantity: number; saves: number }[] = [];
  for (const [drop, quantity] of quantities.entries()) {
    const here = wayAt(table, drop, main).weight;
    const there = Math.min(...others.map((column) => wayAt(table, drop, column).weight));
    if (here === NEVER) {
      freight += there;
      forced += quantity;
    } else {
      freight += here;
      moves.push({ quantity, saves: here - there });
    }
  }
  if (freight === NEVER) return NEVER;
  const saved = savingsBy(moves);
  let least = NEVER;
  // The main factory makes at least its share.
  const furthest = all - Math.ceil(all / most);
  for (let away = Math.max(forced, Math.min(...quantities)); away <= furthest; away += 1) {
    least = Math.min(least, price(away) + price(all - away) - saved(away - forced));
  }
  return least === NEVER ? NEVER : freight + least;
}

/** The best of every set of factories, beside what no plan can go below. */
function bounded(
  table: Table,
  columns: number,
  most: number,
): Assigned & { readonly bound: number } {
  const all = table.quantities.reduce((sum, one) => sum + one, 0);
  let best: Assigned = { at: [], weight: NEVER };
  let bound = NEVER;
  for (const set of columnSets(columns, most)) {
    const start = nearest(table, set);
    const freight = start.reduce((sum, column, drop) => sum + wayAt(table, drop, column).weight, 0);
    if (freight === NEVER) continue;
    const isOne = set.length === 1;
    const found = isOne
      ? { at: start, weight: freight + table.price(all) }
      : improved(table, start, set);
    if (isOne) bound = Math.min(bound, found.weight);
    if (found.weight < best.weight) best = found;
  }
  if (most > 1) {
    for (let main = 0; main < columns; main += 1) {
      bound = Math.min(bound, leastWithMain(table, main, columns, most));
    }
  }
  return { ...best, bound: Math.ceil(bound - 1e-6) };
}

/**
 * Where every factory may make some of it, a drop is never later than it need be: ways that are later are left out, and
 * what is left is compared by its fee alone.
 */
function soonestOnly(ways: readonly Way[]): Way[] {
  const soonest = Math.min(...ways.map(({ leg }) => leg?.late ?? NEVER));
  return ways.map((way) =>
    way.leg === null || way.leg.late > soonest ? NO_WAY : { ...way, weight: way.leg.fee },
  );
}

/** The best plan; null where a drop is reached by no factory that may make it. */
export function shipSplit({
  drops,
  factories,
  wish,
  runPrice,
  most,
}: SplitInput): SplitPlan | null {
  // Runs of every quantity are compared: an array is read faster than a map.
  const prices: number[] = [];
  const table: Table = {
    ways: drops.map((drop) => {
      const ways = factories.map((factory) => bestWay(drop, factory, wish));
      return most < factories.length ? ways : soonestOnly(ways);
    }),
    quantities: drops.map(({ quantity }) => quantity),
    price: (quantity) => {
      const known = prices[quantity];
      if (known !== undefined) return known;
      const price = runPrice(quantity);
      prices[quantity] = price;
      return price;
    },
  };
  const columns = factories.length;
  const isExact = most === 1 || drops.length <= EXACT_DROPS;
  const found =
    most > 1 && isExact
      ? exactly(table, columns, Math.min(most, columns))
      : bounded(table, columns, most);
  if (found === null || found.weight === NEVER || drops.length === 0) return null;
  const legs = found.at.map((column, drop) => wayAt(table, drop, column).leg as SplitLeg);
  const freight = legs.reduce((sum, { fee }) => sum + fee, 0);
  const runs = factories.flatMap((factory) => {
    const quantity = legs.reduce(
      (sum, leg, at) => sum + (leg.factory === factory ? (drops[at]?.quantity ?? 0) : 0),
      0,
    );
    return quantity > 0 ? [{ factory, quantity, price: table.price(quantity) }] : [];
  });
  const sum = freight + runs.reduce((all, { price }) => all + price, 0);
  const late = most < factories.length ? legs.reduce((all, leg) => all + leg.late, 0) : 0;
  const least = 'bound' in found ? (found.bound as number) - late * TOO_LATE : sum;
  return { legs, freight, runs, sum, bound: isExact ? sum : Math.max(0, least) };
}
