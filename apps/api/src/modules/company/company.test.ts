/** Offices and topics as everybody reads them. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { getTopics } from '@banxin/contract/calls/company/topics';
import { factory } from '@banxin/contract/enums/factory';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';

const server = await createTestServer();
const visitor = server.browser();

test('every factory has an office with its address, a hotline and three ways to it', async () => {
  const offices = await visitor.send(getOffices, {});
  expect(offices.map((one) => one.factory.id)).toEqual([...factory.values]);
  expect(offices[0]?.address.zh).toBe('河南省永城市产业集聚区印刷产业园文印路 18 号');
  for (const { hotline, ways } of offices) {
    expect(hotline).toBe('400-000-0000');
    expect(ways.map(({ by }) => by)).toEqual(['rail', 'bus', 'truck']);
  }
});

test('one office is found by its number; 2 to 5 do not exist', async () => {
  const [tianshui, ...others] = await visitor.send(getOffices, { id: 6 });
  expect(tianshui?.factory.name.zh).toBe('天水工厂');
  expect(others).toEqual([]);
  for (const id of [2, 3, 4, 5, -1]) {
    expect((await visitor.refused(getOffices, { id })).errCode).toBe(errCode.notFound);
  }
});

test('six topics are running, each with products that can be ordered', async () => {
  const topics = await visitor.send(getTopics, {});
  expect(topics.map(({ title }) => title.zh)).toEqual([
    '年货红包对联',
    '礼盒与手提袋',
    '电商包裹四件套',
    '展会物料',
    '看样再下单',
    '门店开业',
  ]);
  expect(topics[2]?.products.map(({ card }) => card.id)).toEqual([107, 403, 502, 803]);
  for (const { products, isOver } of topics) {
    expect(isOver).toBe(false);
    for (const { card, isSuccessor } of products) {
      expect(card.from).toBeGreaterThan(0);
      expect(isSuccessor).toBe(false);
    }
  }
});

const addTopic = async (id: number, from: string, to: string, products: readonly object[]) => {
  const words = JSON.stringify({ zh: '样例', en: 'Sample' });
  await server.db
    .insertInto('topics')
    .values({
      id,
      ...{ title: words, summary: words, why: words },
      products: JSON.stringify(products),
      starts_on: from,
      ends_on: to,
    })
    .execute();
};
const ids = async () => (await visitor.send(getTopics, {})).map(({ id }) => id);

// The clock stands at 2026-11-20.
test.each([
  [21, 'on its first day', '2026-11-20', '2026-11-30', true],
  [22, 'on its last day', '2026-11-01', '2026-11-20', true],
])('topic %i is running %s', async (id, _, from, to, isRunning) => {
  await addTopic(id, from, to, []);
  expect((await ids()).includes(id)).toBe(isRunning);
});

test('a topic that is over is listed no more, but its address still shows its products', async () => {
  await addTopic(23, '2026-10-01', '2026-11-19', [{ id: 101 }]);
  expect(await ids()).not.toContain(23);
  const [topic] = await visitor.send(getTopics, { id: 23 });
  expect(topic).toMatchObject({ isOver: true, endsOn: '2026-11-19' });
  expect(topic?.products.map(({ card }) => card.id)).toEqual([101]);
});

test.each([
  ['has not begun', 24],
  ['does not exist', 999],
])('a topic that %s is not found', async (_, id) => {
  if (id === 24) await addTopic(24, '2026-11-21', '2026-12-31', []);
  expect((await visitor.refused(getTopics, { id })).errCode).toBe(errCode.notFound);
});

test('a withdrawn product is shown by its successor, one without is left out', async () => {
  await addTopic(25, '2026-11-01', '2026-12-31', [{ id: 199, successor: 102 }, { id: 198 }]);
  const [topic] = await visitor.send(getTopics, { id: 25 });
  expect(topic?.products).toMatchObject([{ card: { id: 102 }, isSuccessor: true }]);
});
