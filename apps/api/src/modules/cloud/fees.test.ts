/** What keeping costs: free for 60 days, then by volume and day, at least ¥10 in a month, booked once, owed when need be. */
import { getCloudFeeForecast } from '@banxin/contract/calls/cloudWarehouse/inventory';
import { createCloudOrder } from '@banxin/contract/calls/cloudWarehouse/order';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { accountFlow, assetKind } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { cloudWarehouseKind } from '@banxin/contract/enums/order';
import { storageFee, storageFeeOf } from '@banxin/contract/rules/cloudWarehouse';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { bookEntry } from '../../db/ledger.ts';
import { transaction } from '../../db/transaction.ts';
import { instantOf, msOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf, CARDS, enter } from '../order/order.testkit.ts';
import { moveCustody } from '../stock/custody.ts';
import { parcelOf, stocked } from './cloud.testkit.ts';
import { bookStorageFees } from './fees.ts';
import { keptAt, type Lot, lotsSince } from './kept.ts';

const server = await createTestServer();
const { db, clock } = server;
const DAY = 86_400_000;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

const lot = (day: number, came: number, onHand: number): Lot => ({ at: day * DAY, came, onHand });

describe('of what lies there', () => {
  test('what came within 60 days is free, what came last lies there still', () => {
    const lots = [lot(0, 100, 100), lot(30, 0, 40), lot(50, 60, 100)];
    expect(keptAt(lots, 59 * DAY)).toMatchObject({ onHand: 100, charged: 0 });
    expect(keptAt(lots, 60 * DAY)).toMatchObject({ onHand: 100, charged: 40 });
    expect(keptAt(lots, 109 * DAY)).toMatchObject({ charged: 40, freeUntil: instantOf(110 * DAY) });
    expect(keptAt(lots, 110 * DAY)).toMatchObject({ charged: 100, freeUntil: null });
  });

  test('what came back or was counted brings no new free days', () => {
    const lots = [lot(0, 10, 10), lot(70, 0, 4), lot(75, 0, 9)];
    expect(keptAt(lots, 76 * DAY)).toMatchObject({ onHand: 9, charged: 9 });
  });
});

test('what is read of a few months says of each of their days what the whole history says', async () => {
  const person = await enter(server, { balance: 10_000_000 });
  const stock = await stocked(server, person, { ...CARDS, quantity: 50 });
  const began = msOf('2026-12-01T09:00:00.000+08:00');
  const moved: readonly (readonly [day: number, kind: 'IN_PRODUCTION' | 'ADJUST', of: number])[] = [
    ...([
      [0, 'IN_PRODUCTION', 100],
      [7, 'ADJUST', -120],
      [20, 'IN_PRODUCTION', 40],
      [21, 'ADJUST', 5],
    ] as const),
    ...([
      [60, 'ADJUST', -30],
      [80, 'IN_PRODUCTION', 60],
      [80, 'ADJUST', -10],
      [141, 'ADJUST', -1],
    ] as const),
  ];
  for (const [index, [day, kind, quantity]] of moved.entries()) {
    const order = kind === 'ADJUST' ? {} : { order: { id: -index - 1, order_sn: 'EARLIER' } };
    const move = { customerId: person.id, stockId: stock.id, kind, quantity, reason: '盘点' };
    await transaction(db, (tx) =>
      moveCustody(tx, { ...move, ...order }, instantOf(began + day * DAY)),
    );
  }
  const rows = await db
    .selectFrom('cloud_moves')
    .selectAll()
    .where('customer_id', '=', person.id)
    .orderBy('id')
    .execute();
  const history = rows.map(
    ({ at, kind, quantity, on_hand_after }): Lot => ({
      ...{ at: msOf(at), onHand: on_hand_after },
      came: kind === 'IN_PRODUCTION' ? quantity : 0,
    }),
  );
  for (let from = 0; from < 230; from += 10) {
    const lots = await lotsSince(db, person.id, null, began + from * DAY);
    for (let day = from; day < from + 31; day += 1) {
      const at = began + day * DAY;
      expect(keptAt(lots.get(stock.id) ?? [], at)).toEqual(keptAt(history, at));
    }
  }
  // What lay there until then is one row, however it came to be.
  const late = await lotsSince(db, person.id, [stock.id], began + 230 * DAY);
  expect(late.get(stock.id)).toHaveLength(1);
});

test('a customer whose fee cannot be made up holds up nobody else, and is tried again', async () => {
  const [first, second] = [
    await enter(server, { balance: 10_000_000 }),
    await enter(server, { balance: 10_000_000 }),
  ];
  for (const person of [first, second]) {
    await stocked(server, person, { ...CARDS, quantity: 50 });
  }
  const later = instantOf(msOf('2027-02-01T00:30:00.000+08:00'));
  const monthsOf = async ({ id }: { readonly id: number }) => {
    const rows = db.selectFrom('cloud_fees').select('month').where('customer_id', '=', id);
    return (await rows.orderBy('month').execute()).map(({ month }) => month);
  };
  const all = ['2026-11', '2026-12', '2027-01'];
  await sql`alter table cloud_fees add constraint stuck check (customer_id <> ${sql.lit(first.id)}) not valid`.execute(
    db,
  );
  const failure = await bookStorageFees(db, later).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors).toMatchObject([
    { message: `Storage fee of customer ${first.id}`, cause: expect.any(Error) },
  ]);
  expect(await monthsOf(first)).toEqual([]);
  expect(await monthsOf(second)).toEqual(all);
  await sql`alter table cloud_fees drop constraint stuck`.execute(db);
  await bookStorageFees(db, later);
  expect(await monthsOf(first)).toEqual(all);
});

test.each([
  [0n, 0],
  [1n, storageFee.leastPerMonth],
  [10n * 1_000_000_000n, 1_200],
  [30n * 1_000_000_000n, 3_600],
])('%d mm³ days cost %d fen', (days, fee) => {
  expect(storageFeeOf(days)).toBe(fee);
});

test('a month is booked once, however often and on however many servers it is tried', async () => {
  const person = await enter(server, { balance: 10_000_000 });
  await stocked(server, person, { ...CARDS, quantity: 50 });
  const before = await balanceOf(db, person.id);
  const forecast = () => person.browser.send(getCloudFeeForecast, {});
  expect(await forecast()).toMatchObject({
    onHand: 50,
    kinds: 1,
    chargedCm3: 0,
    fees: { soFar: 0, owed: 0 },
  });
  const later = instantOf(msOf('2027-03-01T00:30:00.000+08:00'));
  await Promise.all([1, 2, 3].map(() => bookStorageFees(db, later)));
  await bookStorageFees(db, later);
  const rows = await db
    .selectFrom('cloud_fees')
    .selectAll()
    .where('customer_id', '=', person.id)
    .orderBy('month')
    .execute();
  // Free until January; then little, which is ¥10.
  expect(rows.map(({ month, amount, state }) => [month, amount, state])).toEqual([
    ['2026-11', 0, 'booked'],
    ['2026-12', 0, 'booked'],
    ['2027-01', 1_000, 'booked'],
    ['2027-02', 1_000, 'booked'],
  ]);
  expect(await balanceOf(db, person.id)).toBe(before - 2_000);
  expect((await forecast()).fees?.months).toMatchObject([
    { month: '2027-02' },
    { month: '2027-01' },
  ]);
});

test('a role that sees no prices reads how much lies there and how long it is free, and no fee', async () => {
  const person = await enter(server, { balance: 10_000_000 });
  await stocked(server, person, { ...CARDS, quantity: 50 });
  const designer = await enter(server, { parent: person, roles: subAccountRole.design });
  const { fees: hidden, ...seen } = await designer.browser.send(getCloudFeeForecast, {});
  expect(hidden).toBeNull();
  const { fees, ...whole } = await person.browser.send(getCloudFeeForecast, {});
  expect(seen).toEqual(whole);
  expect(seen).toMatchObject({ onHand: 50, kinds: 1, freeUntil: expect.any(String) });
  expect(fees).not.toBeNull();
});

test('what the balance does not reach is owed and told, holds parcels back after a week, and is booked after a top-up', async () => {
  const person = await enter(server, { balance: 10_000_000 });
  const { browser, id } = person;
  const stock = await stocked(server, person, { ...CARDS, quantity: 50 });
  const balance = await balanceOf(db, id);
  const drained = (amount: number, reference: string) =>
    transaction(db, (tx) =>
      bookEntry(tx, {
        ...{ customerId: id, asset: assetKind.balance, amount, reference },
        flow: amount > 0 ? accountFlow.topUp : accountFlow.spending,
        at: instantOf(clock.now()),
      }),
    );
  await drained(-balance, 'drained');
  const lines = [{ kind: cloudWarehouseKind.custody, id: stock.id, quantity: 1 }];
  const input = await parcelOf(browser, lines);
  const since = msOf('2027-02-01T00:30:00.000+08:00');
  await bookStorageFees(db, instantOf(since));
  await bookStorageFees(db, instantOf(since));
  const owed = await browser.send(getCloudFeeForecast, {});
  expect(owed).toMatchObject({ fees: { owed: 1_000, heldFrom: instantOf(since + 7 * DAY) } });
  const { items } = await browser.send(getSiteMessages, {});
  expect(items.filter(({ kind }) => kind === 'storageOwed')).toHaveLength(1);
  // For a week it is only said.
  expect((await browser.send(createCloudOrder, input)).orderSN).toBeTruthy();
  await db
    .updateTable('cloud_fees')
    .set({ held_from: instantOf(clock.now() - 1) })
    .where('customer_id', '=', id)
    .where('state', '=', 'owed')
    .execute();
  expect(await browser.refused(createCloudOrder, input)).toMatchObject({
    message: '仓储费欠 ¥10.00，充值后自动扣除，即可继续发货',
  });
  await drained(5_000, 'filled');
  await bookStorageFees(db, instantOf(since + DAY));
  expect(await balanceOf(db, id)).toBe(4_000);
  expect((await browser.send(createCloudOrder, input)).orderSN).toBeTruthy();
});
