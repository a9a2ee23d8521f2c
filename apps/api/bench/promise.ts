/**
 * How often the promised day is kept: orders come in over three weeks of the shop's clock, go through the workshop and
 * its carriers hour by hour, and each is compared with the day that was promised when it was paid. The whole is a draw
 * that repeats: the same orders, the same parcels, the same numbers.
 * npm run bench:promise  (PROMISE_ORDERS=200 for a quick look)
 */
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { payByBalance } from '@banxin/contract/calls/payment/payment';
import { factory as factories } from '@banxin/contract/enums/factory';
import { desks } from '@banxin/contract/lifecycles/works';
import { expect, test } from 'vitest';
import { upload } from '../src/modules/file/upload.testkit.ts';
import {
  configurationOf,
  enter,
  place,
  RECEIVER,
  rowOf,
} from '../src/modules/order/order.testkit.ts';
import { carrierName } from '../src/modules/order/pricing.ts';
import { watchParcels } from '../src/modules/parcel/watch.ts';
import { actAs } from '../src/modules/works/act.ts';
import { runWorkshop } from '../src/modules/works/workshop.ts';
import { dayOf, instantOf, msOf, nowOf } from '../src/ports/clock.ts';
import { FIXTURES } from '../src/preflight/fixtures.ts';
import { type Browser, createTestServer } from '../test/harness.ts';

const HOUR = 3_600_000;
const ORDERS = Number(process.env.PROMISE_ORDERS ?? 2_000);
/** Days on which orders come, and hours of each. */
const DAYS = 15;
const OPEN = { from: 8, until: 22 };
/** Customers of a day. */
const BUYERS = 4;
/** After the last order nobody waits longer. @unit days */
const PATIENCE = 30;
/** Hours at which carriers are asked. */
const ASKED_AT: readonly number[] = [10, 14, 18, 21];
/** The share of orders that are to arrive by the promised day. */
const AIM = 0.95;

const PRODUCTS: readonly (readonly [product: number, quantity: number])[] = [
  [101, 2],
  [101, 10],
  [201, 1_000],
  [301, 1_000],
  [501, 1_000],
];
const PROVINCES: readonly (readonly [province: string, city: string, district: string])[] = [
  ['上海市', '上海市', '闵行区'],
  ['江苏省', '苏州市', '吴中区'],
  ['广东省', '广州市', '天河区'],
  ['四川省', '成都市', '武侯区'],
  ['陕西省', '西安市', '雁塔区'],
  ['北京市', '北京市', '朝阳区'],
  ['辽宁省', '沈阳市', '和平区'],
  ['云南省', '昆明市', '五华区'],
];
/** Ways that no carrier reports on. */
const UNTRACKED: readonly string[] = ['pickup', 'van', 'line'];

const server = await createTestServer();
const { db, clock, random, services } = server;
const carrier = services.ports.carrier;
const log = { warn: () => undefined };
const pick = <T>(list: readonly T[]): T => list[random.int(list.length)] as T;
const now = (): string => nowOf(clock);
const hourOf = (): number => new Date(msOf(now()) + 8 * HOUR).getUTCHours();

/** One order as a customer places it; its files pass by rule, or somebody says why. */
async function order(browser: Browser, fileId: string): Promise<void> {
  const [productId, quantity] = pick(PRODUCTS);
  const [province, city, district] = pick(PROVINCES);
  const configuration = configurationOf(productId, { quantity });
  const { orderSN, orderId } = await place(browser, { configuration, fileIds: [fileId] });
  const offered = await browser.send(getConfirmOrderInfo, { orderSN, province });
  const ways = offered.carriers.filter(
    ({ unavailable, code }) => unavailable === null && !UNTRACKED.includes(code),
  );
  const { code } = pick(ways);
  const { quote } = await browser.send(getConfirmOrderInfo, { orderSN, province, carrier: code });
  const { payment } = await browser.send(confirmOrder, {
    orderSN,
    receiver: { ...RECEIVER, province, city, district },
    carrier: code,
    expectedTotal: quote.total,
  });
  await browser.send(payByBalance, { paymentSN: payment?.paymentSN ?? '' });
  if ((await rowOf(db, orderSN)).status !== 11) return;
  const staff = { db, now: now(), carrier, actor: 'staff:bench', desks };
  const reason = '样张已由客户电话确认';
  const pass = { entity: 'order', id: orderId, event: 'REVIEW_PASS', reason, payload: {} } as const;
  await actAs(staff, pass);
}

async function work(): Promise<void> {
  while ((await runWorkshop({ db, carrier, log }, now())) > 0);
  if (!ASKED_AT.includes(hourOf())) return;
  while ((await watchParcels(db, carrier, now())) > 0);
}

/** Orders of one hour, after the works have done theirs. */
async function hour(buyers: readonly { browser: Browser; fileId: string }[], count: number) {
  for (let made = 0; made < count; made += 1) {
    const { browser, fileId } = pick(buyers);
    await order(browser, fileId);
  }
  clock.advance(HOUR);
  await work();
}

interface Outcome {
  readonly factory: string;
  readonly carrier: string;
  /** Days after the promised one; null while it is on its way. */
  readonly late: number | null;
}

const dayMs = (day: string): number => msOf(`${day}T00:00:00Z`);

async function outcomes(since: string): Promise<Outcome[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('status_events as e', (join) =>
      join
        .onRef('e.customer_id', '=', 'o.customer_id')
        .onRef('e.entity_id', '=', 'o.id')
        .on('e.entity', '=', 'order')
        .on('e.event', '=', 'SIGNED'),
    )
    .select(['o.promise', 'o.factory', 'o.carrier', 'e.at'])
    .where('o.created_at', '>=', since)
    .where('o.paid_at', 'is not', null)
    .execute();
  return rows.map(({ promise, factory, carrier: code, at }) => {
    const promised = (promise as { arriveDate: string }).arriveDate;
    const late = at === null ? null : (dayMs(dayOf(msOf(at))) - dayMs(promised)) / (24 * HOUR);
    return { factory: factories.label(factory ?? -1), carrier: carrierName(code ?? ''), late };
  });
}

/** The lower end of what the share may be, so that what a page states stays true (Wilson, 95 %). */
function stated(kept: number, all: number): number {
  const z = 1.645;
  const share = kept / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  return Math.floor((100 * (middle - spread)) / (1 + z ** 2 / all));
}

const isKept = ({ late }: Outcome): boolean => late !== null && late <= 0;

function table(title: string, rows: ReadonlyMap<string, readonly Outcome[]>): string {
  const lines = [...rows].map(([name, all]) => {
    const kept = all.filter(isKept).length;
    const worst = Math.max(...all.map(({ late }) => late ?? Number.POSITIVE_INFINITY));
    const share = `${((100 * kept) / all.length).toFixed(1)} %`;
    const may = `≥ ${stated(kept, all.length)} %`;
    return `${name}\t${all.length}\t${share}\t${worst <= 0 ? '—' : `${worst} d`}\t${may}`;
  });
  return [`${title}\torders\tkept\tlatest\tmay be stated`, ...lines].join('\n');
}

test(`of ${ORDERS} orders at least ${100 * AIM} % arrive by the promised day`, {
  timeout: 3_600_000,
}, async () => {
  const since = now();
  await runWorkshop({ db, carrier, log }, since);
  const hours = DAYS * (OPEN.until - OPEN.from);
  let placed = 0;
  let passed = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const buyers = [];
    for (let count = 0; count < BUYERS; count += 1) {
      const { browser } = await enter(server, { balance: 500_000_000 });
      buyers.push({
        browser,
        fileId: await upload(server, browser, FIXTURES['card-with-bleed']()),
      });
    }
    for (let at = 0; at < 24; at += 1) {
      const isOpen = hourOf() >= OPEN.from && hourOf() < OPEN.until;
      passed += isOpen ? 1 : 0;
      const wanted = isOpen ? Math.round((ORDERS * passed) / hours) - placed : 0;
      await hour(buyers, wanted);
      placed += wanted;
    }
  }
  const end = msOf(now()) + PATIENCE * 24 * HOUR;
  const waiting = async () => (await outcomes(since)).some(({ late }) => late === null);
  while (msOf(now()) < end && (await waiting())) {
    for (let at = 0; at < 24; at += 1) await hour([], 0);
  }
  const all = await outcomes(since);
  console.log(
    [
      `${all.length} orders from ${since} to ${instantOf(msOf(now()))}`,
      table(
        'factory',
        Map.groupBy(all, (one) => one.factory),
      ),
      table(
        'carrier',
        Map.groupBy(all, (one) => one.carrier),
      ),
      table('all', new Map([['all', all]])),
    ].join('\n\n'),
  );
  expect(all).toHaveLength(ORDERS);
  expect(all.filter(isKept).length / all.length).toBeGreaterThanOrEqual(AIM);
});
