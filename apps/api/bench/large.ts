/** A customer with 100,000 of a million orders, beside the small database. */
import type { InputOf } from '@banxin/contract/call';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import type { Child } from './children.ts';
import { LARGE } from './data.ts';
import { type Line, type Measured, measure, type Plan, type Server } from './measure.ts';
import { ask, create, type Probe } from './probes.ts';
import { type Aim, printAims, printFailures, printTable } from './table.ts';

const PAGE = 20;
const DAY_MS = 24 * 3_600_000;
const dayAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const list = (name: string, filter: InputOf<typeof getOrders>): Probe =>
  ask(name, getOrders, filter);

const FIRST = list('first page', {});
const LAST = list('last page', { pageIndex: LARGE.own / PAGE });
const COUNTS = ask('status counts', getOrderStatusCount, {});

/** Every filter and words from rare to everywhere, with what they combine to. */
const filtersFor = (orderSN: string): readonly Probe[] => [
  list('a tab', { tab: 'done' }),
  list('a tab, page 500', { tab: 'done', pageIndex: 500 }),
  list('the middle page', { pageIndex: LARGE.own / PAGE / 2 }),
  list('three years', { createdFrom: dayAgo(3 * 365), createdTo: dayAgo(0) }),
  list('one month', { createdFrom: dayAgo(400), createdTo: dayAgo(370) }),
  list('one month in a tab', { createdFrom: dayAgo(400), createdTo: dayAgo(370), tab: 'done' }),
  list('an order number', { keyword: orderSN }),
  list('the end of a number', { keyword: orderSN.slice(-5) }),
  list('a word: 名片', { keyword: '名片' }),
  list('a word: 名片, page 200', { keyword: '名片', pageIndex: 200 }),
  list('a word in a tab', { keyword: '名片', tab: 'done' }),
  list('a word in a month', {
    keyword: '名片',
    createdFrom: dayAgo(400),
    createdTo: dayAgo(370),
  }),
  list('a receiver: 悦享包装', { keyword: '悦享包装' }),
  list('a receiver, page 200', { keyword: '悦享包装', pageIndex: 200 }),
  list('one character: 袋', { keyword: '袋' }),
  list('one character: 张', { keyword: '张' }),
  list('what nobody ordered', { keyword: '飞船' }),
  ask('counts of a word', getOrderStatusCount, { keyword: '名片' }),
  ask('counts of one character', getOrderStatusCount, { keyword: '张' }),
  ask('counts of three years', getOrderStatusCount, { createdFrom: dayAgo(3 * 365) }),
];

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** Measures and prints; true when a request failed. */
export async function compareLarge(
  load: Child,
  { small, large }: { readonly small: Server; readonly large: Server },
  orderSN: string,
  plan: Plan,
): Promise<boolean> {
  const lines: Line[] = [FIRST, LAST, COUNTS, ...filtersFor(orderSN)].map((probe) => [
    probe,
    large,
  ]);
  // Times of an answer, not of a queue: one connection.
  const times = await measure(load, lines, { ...plan, connections: 1, forMs: plan.forMs / 3 });
  const creating = await measure(
    load,
    [
      [{ ...create, name: 'create order, small' }, small],
      [{ ...create, name: 'create order, large' }, large],
    ],
    plan,
  );
  const [first, last, counts] = times as [Measured, Measured, Measured];
  const [few, many] = creating as [Measured, Measured];
  printTable(
    `${LARGE.orders.toLocaleString('en-US')} orders, ${LARGE.own.toLocaleString('en-US')} of this customer; one connection, creating 16`,
    [...times, ...creating],
    first.perSecond,
  );
  const slow = times.slice(3).filter(({ p50 }) => p50 > 50);
  const slowest = [...times.slice(3)].sort((a, b) => b.p50 - a.p50)[0] as Measured;
  const lastRatio = last.p50 / first.p50;
  const createRatio = few.perSecond / many.perSecond;
  const aims: Aim[] = [
    { text: 'last page ≤ 3 × the first', isMet: lastRatio <= 3, value: lastRatio.toFixed(2) },
    { text: 'counts ≤ 10 ms', isMet: counts.p50 <= 10, value: ms(counts.p50) },
    {
      text: 'any filter or word ≤ 50 ms',
      isMet: slow.length === 0,
      value:
        slow.map(({ name, p50 }) => `${name} ${ms(p50)}`).join(', ') ||
        `slowest ${slowest.name} ${ms(slowest.p50)}`,
    },
    {
      text: 'creating ≤ 1.3 × the small database',
      isMet: createRatio <= 1.3,
      value: createRatio.toFixed(2),
    },
  ];
  printAims(aims);
  return printFailures([...times, ...creating]);
}
