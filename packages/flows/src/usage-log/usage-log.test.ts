/** Specification §9: posted after 3600 s or 200 orders, flushed every 300 s, can be disabled. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  failing,
  recordEmitted,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { createUsageLogActors } from './usage-log.actors.ts';
import { usageLogMachine } from './usage-log.machine.ts';
import type { UsageLogInput } from './usage-log.types.ts';

function begin(input: Partial<UsageLogInput> = {}) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const log = createActor(usageLogMachine.provide({ actors: createUsageLogActors(client) }), {
    clock,
    input: { enabled: true, stored: [], storedAge: 0, ...input },
  });
  const emitted = recordEmitted(log);
  log.start();
  log.send({ type: 'BEGIN' });
  const order = (productCategoryId: number, orderTimes = 1) =>
    log.send({ type: 'LOG', productCategoryId, orderTimes });
  return { clock, client, log, emitted, order, state: () => log.getSnapshot().value };
}

it('is posted when 200 orders are reached, one entry per category', () => {
  const { client, order } = begin();
  order(101, 120);
  order(102, 79);
  expect(client.calls).toEqual([]);
  order(101);
  expect(client.last().input).toEqual({
    clickCategoryItems: [
      { productCategoryId: 101, orderTimes: 121 },
      { productCategoryId: 102, orderTimes: 79 },
    ],
  });
});

it('is posted 3600 s after its first entry', () => {
  const { client, clock, order } = begin();
  order(101);
  tick(clock, 3_300);
  expect(client.calls).toEqual([]);
  tick(clock, 300);
  expect(client.calls).toHaveLength(1);
});

it('is kept every 300 s, so that a closed window loses little', () => {
  const { clock, emitted, order } = begin();
  order(101);
  tick(clock, 300);
  expect(emitted).toEqual([
    {
      type: 'store',
      key: 'usageLog',
      value: JSON.stringify({
        entries: [{ productCategoryId: 101, orderTimes: 1 }],
        age: 300_000,
      }),
      expiresInSeconds: undefined,
    },
  ]);
});

it('goes on with what an earlier visit kept', () => {
  const { client, clock } = begin({
    stored: [{ productCategoryId: 101, orderTimes: 3 }],
    storedAge: 3_300_000,
  });
  tick(clock, 300);
  expect(client.last().input).toEqual({
    clickCategoryItems: [{ productCategoryId: 101, orderTimes: 3 }],
  });
});

describe('a post', () => {
  it('that arrived empties the log, kept copy included', async () => {
    const { client, emitted, order, state } = begin();
    order(101, 200);
    await client.last().answer(null);
    expect(state()).toBe('empty');
    expect(emitted.at(-1)).toMatchObject({ type: 'store', value: '', expiresInSeconds: 0 });
  });

  it('that failed loses nothing and is tried with the next flush', async () => {
    const { client, clock, order } = begin();
    order(101, 200);
    await client.last().fail(failing('network'));
    tick(clock, 3_600);
    expect(client.last().input).toEqual({
      clickCategoryItems: [{ productCategoryId: 101, orderTimes: 200 }],
    });
  });

  it('neither loses nor counts twice what is ordered while it is on its way', async () => {
    const { client, order, log, state } = begin();
    order(101, 200);
    order(101, 2);
    order(102);
    expect(client.calls).toHaveLength(1);
    await client.last().answer(null);
    expect([state(), log.getSnapshot().context.entries]).toEqual([
      'collecting',
      [
        { productCategoryId: 101, orderTimes: 2 },
        { productCategoryId: 102, orderTimes: 1 },
      ],
    ]);
  });
});

describe('switched off', () => {
  it('it collects nothing and forgets what it had', () => {
    const { log, order, emitted, state } = begin();
    order(101);
    log.send({ type: 'DISABLE' });
    order(102);
    expect([state(), log.getSnapshot().context.entries]).toEqual(['disabled', []]);
    expect(emitted.at(-1)).toMatchObject({ value: '', expiresInSeconds: 0 });
  });

  it('and on again it begins with nothing', () => {
    const { log, order, client, state } = begin({ enabled: false });
    log.send({ type: 'ENABLE' });
    expect(state()).toBe('empty');
    order(101, 200);
    expect(client.calls).toHaveLength(1);
  });
});
