/**
 * Speed of the quote engine on one core: 2,000 random valid jobs over every printed product.
 *   full ladder   list, customer type and VIP at every tier, with notes and differences
 *   whole quote   the same with validation, lines, packaging, freight of 13 carriers, delivery
 * Time is the processor time of this thread, so that other work on the machine does not count; the wall
 * clock is printed beside it.
 * Each round uses jobs that no earlier round has priced; three rounds warm the compiler up first.
 * Fails when the median full-ladder round takes longer than the limit.
 */

import { products } from '../src/catalogue/products.ts';
import { repair } from '../src/configure/configure.ts';
import { book } from '../src/priceBook/book.ts';
import { priceLadder, quote } from '../src/quote.ts';
import type { Configuration, CustomerTerms, Product } from '../src/types.ts';
import { randomJob, seeded } from '../test/jobs.ts';

const QUOTES = 2000;
const WARM = 3;
const ROUNDS = 9;
const LIMIT_MS = 50;

const pick = seeded(20_261_120);
const printed = products.filter((one) => !one.stock);
const customer: CustomerTerms = { type: 5, vipLevel: 6 };
const terms = {
  customer,
  urgent: 'none',
  destination: { province: '福建省' },
  now: '2026-11-20T09:00:00+08:00',
} as const;

interface Job {
  product: Product;
  configuration: Configuration;
}

function jobs(): Job[] {
  return Array.from({ length: QUOTES }, () => {
    const { product, configuration } = randomJob(pick, printed);
    return { product, configuration: repair(product, configuration) };
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

let steps = 0;

interface Times {
  cpu: number[];
  wall: number[];
}

function measure(work: (job: Job) => number): Times {
  const times: Times = { cpu: [], wall: [] };
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const batch = jobs();
    steps = 0;
    const cpu = process.threadCpuUsage();
    const wall = performance.now();
    for (const job of batch) steps += work(job);
    if (round < WARM) continue;
    const { user, system } = process.threadCpuUsage(cpu);
    times.cpu.push((user + system) / 1000);
    times.wall.push(performance.now() - wall);
  }
  return times;
}

function report(name: string, times: Times): number {
  const middle = median(times.cpu);
  const rate = Math.round((QUOTES / middle) * 1000).toLocaleString('en-US');
  const best = Math.min(...times.cpu).toFixed(1);
  const worst = Math.max(...times.cpu).toFixed(1);
  const wall = median(times.wall).toFixed(1);
  console.log(
    `${name}: ${QUOTES} quotes in ${middle.toFixed(1)} ms (median of ${ROUNDS}; ${best}–${worst}), ${rate} quotes/s, ${((middle * 1000) / QUOTES).toFixed(1)} µs each; wall ${wall} ms`,
  );
  return middle;
}

console.log(`after ${WARM} warm-up rounds, one core, node ${process.version}`);
const ladders = measure(
  ({ product, configuration }) => priceLadder(product, book, configuration, customer).length,
);
const fast = report('full ladder', ladders);
console.log(`  ${(steps / QUOTES).toFixed(1)} steps per ladder`);
const whole = measure(({ product, configuration }) => {
  const answer = quote(product, book, { ...terms, configuration });
  return answer.valid ? answer.ladder.length : 0;
});
report('whole quote', whole);
console.log(fast <= LIMIT_MS ? `within ${LIMIT_MS} ms` : `over the limit of ${LIMIT_MS} ms`);
process.exitCode = fast <= LIMIT_MS ? 0 : 1;
