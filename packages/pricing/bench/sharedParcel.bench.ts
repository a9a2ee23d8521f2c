/**
 * What it would save if orders that are paid together, are made by one factory and go to one receiver went in one
 * parcel: tables of jobs of the catalogue, with freight and packing of the engine. Nothing is sold so; the numbers are
 * what the decision against it is measured by. Fails when it would save more than the decision says.
 */
import { products } from '../src/catalogue/products.ts';
import { localTime } from '../src/delivery/calendar.ts';
import { planDelivery } from '../src/delivery/delivery.ts';
import { netWeight, packagingLine, packNet } from '../src/delivery/packing.ts';
import { fen } from '../src/money.ts';
import { book } from '../src/priceBook/book.ts';
import { quote } from '../src/quote.ts';
import { ANONYMOUS, type PricedQuote, type Product } from '../src/types.ts';
import { wordingOf } from '../src/wording/chinese.ts';
import { seeded } from '../test/jobs.ts';

const TABLES = 400;
const NOW = '2026-11-20T09:00:00+08:00';
const PLACES = ['上海市', '北京市', '四川省', '广东省', '陕西省', '湖北省'];
/** Of all that is paid. */
const DECIDED = 0.005;

const pick = seeded(20_261_127);
const one = <T>(list: readonly T[]): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
};
const printed = products.filter(({ stock }) => stock === undefined);
const families = [...new Set(printed.map(({ family }) => family))];

interface Job {
  readonly product: Product;
  readonly quote: PricedQuote & { readonly delivery: NonNullable<PricedQuote['delivery']> };
}

/** Two to six jobs to one place, of one family or of any. */
function table(isMixed: boolean, province: string): Job[] {
  const family = one(families);
  const pool = printed.filter((product) => isMixed || product.family === family);
  return Array.from({ length: 2 + pick(5) }).flatMap((): Job[] => {
    const product = one(pool);
    const configuration = {
      ...product.defaults,
      quantity: one(product.quantity.tiers.slice(0, 4)),
    };
    const destination = { province };
    const priced = quote(product, book, {
      ...{ configuration, customer: ANONYMOUS, urgent: 'none', now: NOW, destination },
    });
    if (!priced.valid || priced.delivery === null) return [];
    return [{ product, quote: { ...priced, delivery: priced.delivery } }];
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const apart = (jobs: readonly Job[]): number =>
  sum(jobs.map(({ quote: { freight, packaging } }) => freight + packaging));

/** Freight and packing of all of them in one consignment, which leaves with the last. */
function together(jobs: readonly Job[], province: string): number {
  const [first] = jobs;
  if (first === undefined || jobs.length === 1) return apart(jobs);
  const net = jobs.map(({ product, quote: { configuration } }) =>
    netWeight(product, configuration),
  );
  const grams = sum(net.map((each) => each.grams));
  const parcel = packNet({ grams, cm3: sum(net.map((each) => each.cm3)) }, book, {});
  const planned = planDelivery({
    ...{ product: first.product, book, destination: { province }, parcel, fileConfirmed: true },
    goods: fen(sum(jobs.map(({ quote: { eligible } }) => eligible))),
    now: localTime(NOW),
    days: Math.max(...jobs.map(({ quote: { delivery } }) => delivery.days)),
    factory: first.quote.delivery.factory.id,
  });
  if (!planned.possible) return Number.POSITIVE_INFINITY;
  const packed = packagingLine(book, parcel, 1, {}, ANONYMOUS, wordingOf(first.product));
  return planned.fee + (packed?.amount ?? 0);
}

let isDecided = true;
for (const isMixed of [false, true]) {
  for (const isWaiting of [false, true]) {
    const rows = Array.from({ length: TABLES / 2 }, () => {
      const province = one(PLACES);
      const jobs = table(isMixed, province);
      const groups = [
        ...Map.groupBy(jobs, ({ quote: { delivery } }) =>
          [delivery.factory.id, isWaiting || delivery.shipDate].join(' '),
        ).values(),
      ];
      const moves = groups.map((group) => apart(group) - together(group, province));
      return {
        saves: sum(moves.map((move) => Math.max(0, move))),
        isDearer: moves.some((move) => move < 0),
        sent: apart(jobs),
        total: sum(jobs.map(({ quote: { total } }) => total)),
      };
    });
    const saves = rows.map((row) => row.saves).toSorted((a, b) => a - b);
    const [all, sent, total] = [saves, rows.map((row) => row.sent), rows.map((row) => row.total)];
    const share = (of: readonly number[]): string => `${((sum(all) / sum(of)) * 100).toFixed(2)} %`;
    isDecided &&= sum(all) / sum(total) <= DECIDED;
    console.log(
      `${isMixed ? 'any products' : 'one family'}, ${isWaiting ? 'waiting for the last' : 'of one day'}: ¥${((saves[Math.floor(saves.length / 2)] ?? 0) / 100).toFixed(2)} (median of ${rows.length} tables), ${share(sent)} of freight and packing, ${share(total)} of all; nothing in ${saves.filter((each) => each === 0).length}, dearer in ${rows.filter(({ isDearer }) => isDearer).length}`,
    );
  }
}
console.log(isDecided ? `at most ${DECIDED * 100} % of what is paid` : 'more than was decided');
process.exitCode = isDecided ? 0 : 1;
