/**
 * Speed of the split over factories and carriers: jobs of the catalogue with 50 drops, offers and runs priced by the
 * engine. Prints the time of one order and of a split over all factories, and how far the split is from its lower bound.
 * Fails when one takes longer than the limit, or is further from the bound than it may be.
 */
import { products } from '../src/catalogue/products.ts';
import { runPriceOf, splitDrops } from '../src/delivery/dropPlan.ts';
import { PROVINCES } from '../src/delivery/geo.ts';
import { shipSplit } from '../src/delivery/shipSplit.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { ANONYMOUS } from '../src/types.ts';
import { seeded } from '../test/jobs.ts';

const DROPS = 50;
const ROUNDS = 40;
const WARM = 5;
const LIMIT_MS = 300;
const GAP = 0.02;

const pick = seeded(20_261_125);
const printed = products.filter(({ stock }) => stock === undefined);
const places = PROVINCES.filter(({ name }) => !book.unreachable.includes(name));
const times: number[] = [];
const gaps: number[] = [];
let splits = 0;

for (let round = 0; round < WARM + ROUNDS; round += 1) {
  const product = printed[pick(printed.length)];
  if (product === undefined) throw new RangeError('no product');
  const quantity = product.quantity.tiers.findLast((one) => one >= DROPS) ?? DROPS;
  const each = Math.floor(quantity / DROPS);
  const drops = Array.from({ length: DROPS }, (_, at) => ({
    province: places[pick(places.length)]?.name ?? '',
    quantity: at === 0 ? quantity - each * (DROPS - 1) : each,
  }));
  const input = {
    product,
    book,
    configuration: { ...product.defaults, quantity },
    packaging: {},
    goods: fen(20_000),
    days: 2,
    now: '2026-11-20T09:00:00+08:00',
  };
  const start = performance.now();
  const table = { ...splitDrops(input, drops), runPrice: runPriceOf(input, ANONYMOUS) };
  const plan = shipSplit({ ...table, most: 4 });
  const took = performance.now() - start;
  if (plan === null || round < WARM) continue;
  times.push(took);
  gaps.push((plan.sum - plan.bound) / plan.bound);
  if (plan.runs.length > 1) splits += 1;
}

const sorted = times.toSorted((a, b) => a - b);
const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
const worst = sorted.at(-1) ?? 0;
const gap = Math.max(...gaps);
console.log(
  `ship-split: ${DROPS} drops in ${middle.toFixed(1)} ms (median of ${times.length}, worst ${worst.toFixed(1)} ms), gap to the lower bound at most ${(gap * 100).toFixed(2)} %, ${splits} of ${times.length} split`,
);
const isWithin = worst <= LIMIT_MS && gap <= GAP;
console.log(
  isWithin
    ? `within ${LIMIT_MS} ms and ${GAP * 100} %`
    : `over the limit of ${LIMIT_MS} ms or ${GAP * 100} %`,
);
process.exitCode = isWithin ? 0 : 1;
