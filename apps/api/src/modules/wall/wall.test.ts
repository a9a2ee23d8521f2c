/** The wall of the works: who reads it, its numbers counted by hand, its day by the shop's clock, its way to the rows. */
import { getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { getOfficeQueue } from '@banxin/contract/calls/works/office';
import { getWall } from '@banxin/contract/calls/works/wall';
import { orderFlag, orderStatus as s } from '@banxin/contract/enums/order';
import { errCode } from '@banxin/contract/errors';
import {
  desks,
  floorDesks,
  isSearched,
  officeDesks,
  queueDesks,
} from '@banxin/contract/lifecycles/works';
import { WALL_DAYS } from '@banxin/contract/worksLimits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { dayOf, instantOf, msOf, nowOf } from '../../ports/clock.ts';
import { enter } from '../order/order.testkit.ts';
import { approvedOrder, enterAdmin, enterStaff, takeSteps } from '../works/works.testkit.ts';

const DAY = 24 * 3_600_000;

const server = await createTestServer();
const { db, shopClock } = server;
const admin = await enterAdmin(server);
const wall = () => admin.browser.send(getWall, {});
const now = (): string => nowOf(shopClock);
/** So many days ago, by the shop's clock. */
const daysAgo = (days: number): string => dayOf(msOf(now()) - days * DAY);

describe('who reads it', () => {
  test.each(desks)(
    'staff of the desk %s, with the day’s money only at the finance desk',
    async (desk) => {
      const { browser } = await enterStaff(server, [desk]);
      const found = await browser.send(getWall, {});
      expect(found.desks.map((one) => one.desk)).toEqual([...queueDesks]);
      expect(found.money === null).toBe(desk !== 'receipts');
    },
  );

  test('no customer, and nobody whose desks were taken away', async () => {
    const customer = await enter(server);
    expect((await customer.browser.refused(getWall, {})).errCode).toBe(errCode.forbidden);
    const { browser, id } = await enterStaff(server, ['review']);
    await db.updateTable('customers').set({ desks: 0 }).where('id', '=', id).execute();
    expect((await browser.refused(getWall, {})).errCode).toBe(errCode.forbidden);
  });
});

test('every desk has the count of its tab, the day of the first of its queue and who waits longest', async () => {
  const found = await wall();
  const tabs = await admin.browser.send(getDesks, {});
  expect(found.desks.map(({ desk, count, late }) => ({ desk, count, late }))).toEqual(
    tabs.desks.filter(({ desk }) => !isSearched(desk)),
  );
  expect(found.desks.some(({ count }) => count > 0)).toBe(true);
  const at = (desk: string) => found.desks.find((one) => one.desk === desk);
  for (const desk of floorDesks) {
    const { items, total } = await admin.browser.send(getQueue, { desk, pageSize: 100 });
    expect(total).toBeLessThanOrEqual(100);
    expect(at(desk)?.dueDay).toBe(items[0]?.dueDay ?? null);
    expect(at(desk)?.since).toBe(items.map(({ since }) => since).toSorted()[0] ?? null);
  }
  for (const desk of officeDesks) {
    const { items } = await admin.browser.send(getOfficeQueue, { desk });
    expect(at(desk)).toMatchObject({ dueDay: null, since: items[0]?.since ?? null });
  }
});

/** Adds orders like one of the demo, each with what it was promised and what became of it. */
async function add(
  rows: readonly {
    readonly status: number;
    /** Days ago that it was promised for. */
    readonly promised: number | null;
    readonly carrier?: string;
    readonly flags?: number;
    readonly cloud?: string;
    readonly paid?: boolean;
    readonly events?: readonly (readonly [event: string, to: number, at: string])[];
  }[],
): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER' order by ordinal_position`.execute(db);
  for (const [place, row] of rows.entries()) {
    const { status, promised, carrier = 'zhongtong', flags = 0, cloud = null, paid = true } = row;
    const promise = { factory: 1, arriveDate: promised === null ? null : daysAgo(promised) };
    const made: Readonly<Record<string, unknown>> = {
      id: sql`(select greatest(max(id), 5000000) + 1 from orders)`,
      order_sn: sql`(select '88' || lpad((greatest(max(id), 5000000) + 1)::text, 13, '0') from orders)`,
      promise: sql`${JSON.stringify(promise)}::jsonb`,
      paid_at: paid ? sql`created_at` : null,
      factory: 1,
      ...{ status, carrier, flags, cloud, total: place },
    };
    const values = columns.map(({ name }) => (name in made ? sql`${made[name]}` : sql.ref(name)));
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const { rows: added } = await sql<{ id: number; customer_id: number }>`
      insert into orders (${names}) select ${sql.join(values)} from orders
      where customer_id = 1 and paid_at is not null and cloud is null order by id limit 1
      returning id, customer_id`.execute(db);
    for (const [event, to_status, at] of row.events ?? []) {
      await db
        .insertInto('status_events')
        .values({
          ...{ customer_id: 1, entity: 'order', entity_id: Number(added[0]?.id), event, to_status },
          ...{ from_status: null, actor: 'system', reason: null, said: null, at },
        })
        .execute();
    }
  }
}

/** Late in the evening by Shanghai's clock, when it is another day elsewhere. */
const evening = (days: number): string => `${daysAgo(days)}T23:59:59.000+08:00`;
const midnight = (days: number): string => `${daysAgo(days)}T00:00:00.000+08:00`;

test.each([
  [
    'signed in the evening of its day',
    [1, 0, 0],
    { status: s.delivered, promised: 3, events: [['SIGNED', s.delivered, evening(3)]] },
  ],
  [
    'signed a moment after its day',
    [0, 1, 0],
    { status: s.delivered, promised: 3, events: [['SIGNED', s.delivered, midnight(2)]] },
  ],
  ['on the road still', [0, 1, 0], { status: s.inDelivery, promised: 1 }],
  ['not even made', [0, 1, 0], { status: s.allocated, promised: 1 }],
  ['for today: the day is not over', [0, 0, 0], { status: s.inDelivery, promised: 0 }],
  ['on the first day that counts', [0, 1, 0], { status: s.inDelivery, promised: WALL_DAYS }],
  ['the day before that', [0, 0, 0], { status: s.inDelivery, promised: WALL_DAYS + 1 }],
  [
    'confirmed by its customer in time',
    [1, 0, 0],
    {
      status: s.delivered,
      promised: 3,
      carrier: 'pickup',
      events: [['CONFIRM_RECEIPT', s.delivered, evening(3)]],
    },
  ],
  [
    'confirmed later: when it came nobody knows',
    [0, 0, 1],
    { status: s.delivered, promised: 3, events: [['CONFIRM_RECEIPT', s.delivered, evening(1)]] },
  ],
  [
    'closed by itself',
    [0, 0, 1],
    { status: s.delivered, promised: 3, events: [['AUTO_RECEIVE', s.delivered, evening(1)]] },
  ],
  [
    'with the factory’s van, handed over, never reported',
    [0, 0, 1],
    { status: s.shipped, promised: 3, carrier: 'van' },
  ],
  [
    'with the van, but not handed over',
    [0, 1, 0],
    { status: s.stored, promised: 3, carrier: 'van' },
  ],
  ['called off', [0, 0, 0], { status: s.cancelled, promised: 3 }],
  [
    'called off and hidden',
    [0, 0, 0],
    { status: s.deleted, promised: 3, events: [['CANCEL', s.cancelled, evening(5)]] },
  ],
  [
    'came back and was hidden',
    [0, 1, 0],
    { status: s.deleted, promised: 3, events: [['RETURN_SCANNED', s.returned, evening(2)]] },
  ],
  ['files that are open again', [0, 0, 0], { status: s.reviewWithdrawnOrdered, promised: 3 }],
  ['kept in the cloud warehouse', [0, 0, 0], { status: s.stored, promised: 3, cloud: 'store' }],
  ['not paid', [0, 0, 0], { status: s.registered, promised: 3, paid: false }],
  ['nothing promised', [0, 0, 0], { status: s.delivered, promised: null }],
  [
    'signed, sent back, signed again: the first time counts',
    [1, 0, 0],
    {
      status: s.delivered,
      promised: 3,
      events: [
        ['SIGNED', s.delivered, evening(4)],
        ['RETURN_AUTHORISED', s.toReturn, evening(3)],
        ['SIGNED', s.delivered, evening(1)],
      ],
    },
  ],
] as const)('a promise: %s', async (_, [kept, broken, unknown], row) => {
  const before = await wall();
  await add([row]);
  const after = await wall();
  const more = (name: 'kept' | 'broken' | 'unknown') =>
    after.promises[name] - before.promises[name];
  expect([more('kept'), more('broken'), more('unknown')]).toEqual([kept, broken, unknown]);
});

test('promises by factory and carrier add up to all of them, as counted by hand from the orders', async () => {
  await add([
    { status: s.inDelivery, promised: 2, flags: orderFlag.multiSiteShipping, carrier: 'shunfeng' },
    {
      status: s.delivered,
      promised: 2,
      carrier: 'jd',
      events: [['SIGNED', s.delivered, evening(2)]],
    },
  ]);
  const { promises } = await wall();
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('paid_at', 'is not', null)
    .execute();
  const events = await db
    .selectFrom('status_events')
    .selectAll()
    .where('entity', '=', 'order')
    .orderBy('at')
    .orderBy('id')
    .execute();
  const counts = { kept: 0, broken: 0, unknown: 0 };
  const jd = { kept: 0, broken: 0, unknown: 0 };
  for (const order of orders) {
    const promised = (order.promise as { arriveDate?: string | null } | null)?.arriveDate;
    if (!promised || promised < daysAgo(WALL_DAYS) || promised > daysAgo(1)) continue;
    if (order.status === s.ordered || order.status === s.reviewWithdrawnOrdered) continue;
    if (order.cloud === 'store') continue;
    const own = events.filter(
      (one) => one.customer_id === order.customer_id && one.entity_id === order.id,
    );
    const came = own.find(({ event }) =>
      ['SIGNED', 'CONFIRM_RECEIPT', 'AUTO_RECEIVE'].includes(event),
    );
    const isCalledOff =
      order.status === s.cancelled || own.some((one) => one.to_status === s.cancelled);
    if (came === undefined && isCalledOff) continue;
    const inTime = came !== undefined && dayOf(msOf(came.at)) <= promised;
    const isSilent = ['van', 'pickup', 'line'].includes(order.carrier ?? 'pickup');
    const outcome =
      came === undefined
        ? isSilent && [66, 67].includes(order.status)
          ? 'unknown'
          : 'broken'
        : came.event === 'AUTO_RECEIVE' || (!inTime && came.event !== 'SIGNED')
          ? 'unknown'
          : inTime
            ? 'kept'
            : 'broken';
    counts[outcome] += 1;
    if (order.carrier === 'jd' && (order.flags & orderFlag.multiSiteShipping) === 0)
      jd[outcome] += 1;
  }
  expect(promises).toMatchObject({ ...counts, from: daysAgo(30), to: daysAgo(1) });
  for (const groups of [promises.factories, promises.carriers]) {
    for (const name of ['kept', 'broken', 'unknown'] as const) {
      expect(groups.reduce((sum, group) => sum + group[name], 0)).toBe(counts[name]);
    }
  }
  expect(promises.carriers.find(({ name }) => name.en === 'JD Logistics')).toMatchObject(jd);
  expect(promises.carriers.map(({ name }) => name.zh)).toContain('多个地址');
});

test('sheets of each factory: what is open, what lies on it, what is still to come', async () => {
  const buyer = await enter(server, { balance: 50_000_000 });
  const order = await approvedOrder(server, buyer.browser);
  const of = async () => {
    const { factory } = await db
      .selectFrom('orders')
      .select('factory')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    const { sheets } = await wall();
    const [waits, made] = [
      sheets.factories.reduce((sum, one) => sum + one.waiting, 0),
      sheets.factories.reduce((sum, one) => sum + one.jobs, 0),
    ];
    return {
      waits,
      made,
      open: sheets.factories.find(({ name }) => factory !== null && name.zh.startsWith('永城')),
    };
  };
  const before = await of();
  await takeSteps(admin.browser, order.orderId, ['ALLOCATE']);
  expect((await of()).waits).toBe(before.waits);
  await takeSteps(admin.browser, order.orderId, ['OPEN_WORK_ORDER']);
  const after = await of();
  expect([after.waits, after.made]).toEqual([before.waits - 1, before.made + 1]);
  const rows = await db
    .selectFrom('press_sheets')
    .selectAll()
    .where('plated_at', 'is', null)
    .execute();
  const { sheets } = await wall();
  expect(sheets.factories.reduce((sum, one) => sum + one.open, 0)).toBe(rows.length);
  const filled = rows.filter(({ factory }) => factory === 0).map((row) => row.filled);
  const average =
    filled.length === 0 ? null : Math.round(filled.reduce((a, b) => a + b, 0) / filled.length);
  expect(sheets.factories[0]).toMatchObject({ name: { zh: '永城工厂' }, filled: average });
});

test('the cut-off is ahead until 16:30 by the shop’s clock, and then is tomorrow’s', async () => {
  const { sheets } = await wall();
  expect(sheets).toMatchObject({
    cutOffAt: `${daysAgo(0)}T16:30:00.000+08:00`,
    rests: false,
    startDate: daysAgo(0),
  });
  const today = daysAgo(0);
  await shopClock.advance(msOf(`${today}T16:30:00.000+08:00`) - msOf(now()));
  const after = (await wall()).sheets;
  expect(after.cutOffAt).toBeNull();
  expect(after.startDate > today).toBe(true);
});

test('money of the day: what came in and went out of the shop’s accounts, none of it from yesterday', async () => {
  const byHand = async () => {
    const rows = await db
      .selectFrom('ledger')
      .select(['amount', 'created_at'])
      .where('account', '=', 'cash')
      .execute();
    const ofToday = rows
      .filter((row) => dayOf(msOf(row.created_at)) === daysAgo(0))
      .map(({ amount }) => amount);
    const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
    return {
      in: 0 - sum(ofToday.filter((amount) => amount < 0)),
      out: sum(ofToday.filter((amount) => amount > 0)),
    };
  };
  const book = (account: string, amount: number, at: string) =>
    db
      .insertInto('ledger')
      .values([
        {
          customer_id: 1,
          account: 'cash',
          asset: 0,
          flow: 1,
          amount,
          balance_after: null,
          reference: `wall:${at}:${amount}`,
          created_at: at,
        },
        {
          customer_id: 1,
          account: account as 'sales',
          asset: 0,
          flow: 1,
          amount: -amount,
          balance_after: null,
          reference: `wall:${at}:${amount}`,
          created_at: at,
        },
      ])
      .execute();
  const before = (await wall()).money;
  expect(before).toEqual(await byHand());
  await book('sales', -12_300, now());
  await book('transit', 4_500, midnight(0));
  await book('sales', -99_900, instantOf(msOf(midnight(0)) - 1));
  const after = (await wall()).money;
  expect(after).toEqual({ in: (before?.in ?? 0) + 12_300, out: (before?.out ?? 0) + 4_500 });
  expect(after).toEqual(await byHand());
  await shopClock.advance(DAY);
  expect((await wall()).money).toEqual({ in: 0, out: 0 });
});
