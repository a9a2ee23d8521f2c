/** Specification §9: posted after 3600 s or 200 orders, flushed every 300 s, can be disabled. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  failing,
  recordEmitted,
  refusal,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { createUsageLogActors } from './usage-log.actors.ts';
import { usageLogMachine } from './usage-log.machine.ts';
import type { StoredUsage, UsageLogInput } from './usage-log.types.ts';

/** When every batch is closed. @unit ms since 1970 */
const SEALED_AT = 1_795_136_400_000;

const nothing: StoredUsage = { entries: [], batch: undefined };

const HOUR = 3_600_000;

function begin(input: Partial<UsageLogInput> = {}) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const log = createActor(usageLogMachine.provide({ actors: createUsageLogActors(client) }), {
    clock,
    input: {
      enabled: true,
      stored: nothing,
      key: 'visit',
      now: () => SEALED_AT + clock.now(),
      ...input,
    },
  });
  const emitted = recordEmitted(log);
  log.start();
  log.send({ type: 'BEGIN' });
  const order = (productCategoryId: number, orderTimes = 1) =>
    log.send({ type: 'LOG', productCategoryId, orderTimes, at: SEALED_AT + clock.now() });
  return { clock, client, log, emitted, order, state: () => log.getSnapshot().value };
}

it('is posted when 200 visits are reached, one entry per category', () => {
  const { client, order } = begin();
  order(101, 120);
  order(102, 79);
  expect(client.calls).toEqual([]);
  order(101);
  expect(client.last().input).toMatchObject({
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
        entries: [{ productCategoryId: 101, orderTimes: 1, firstAt: SEALED_AT }],
        batch: undefined,
      }),
      expiresInSeconds: undefined,
    },
  ]);
});

describe('what an earlier visit kept', () => {
  const kept = (firstAt: number) => ({
    stored: { ...nothing, entries: [{ productCategoryId: 101, orderTimes: 3, firstAt }] },
  });
  const items = { clickCategoryItems: [{ productCategoryId: 101, orderTimes: 3 }] };

  it('is posted as soon as this one begins when it is 3600 s old', () => {
    expect(begin(kept(SEALED_AT - HOUR)).client.last().input).toMatchObject(items);
  });

  it('is posted when it is, to the second', () => {
    const { client, clock } = begin(kept(SEALED_AT - HOUR + 7_000));
    tick(clock, 6);
    expect(client.calls).toEqual([]);
    tick(clock, 1);
    expect(client.last().input).toMatchObject(items);
  });

  it('of a clock that has been set back since is an hour old in an hour', () => {
    const { client, clock } = begin(kept(SEALED_AT + 24 * HOUR));
    tick(clock, 3_599);
    expect(client.calls).toEqual([]);
    tick(clock, 1);
    expect(client.last().input).toMatchObject(items);
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

  it('is stored under its key before it is sent', () => {
    const { client, emitted, order } = begin();
    order(101, 200);
    expect(client.last().idempotencyKey).toBe('visit-0');
    expect(emitted.at(-1)).toMatchObject({
      value: JSON.stringify({
        entries: [],
        batch: {
          key: 'visit-0',
          sealedAt: SEALED_AT,
          entries: [{ productCategoryId: 101, orderTimes: 200 }],
        },
      }),
    });
  });

  it('that failed is posted again with the next flush, as it was and under its key', async () => {
    const { client, clock, order } = begin();
    order(101, 200);
    await client.last().fail(failing('network'));
    order(101, 7);
    tick(clock, 300);
    expect(client.calls).toHaveLength(2);
    expect(client.last().idempotencyKey).toBe('visit-0');
    expect(client.last().input).toMatchObject({
      clickCategoryItems: [{ productCategoryId: 101, orderTimes: 200 }],
    });
    await client.last().answer(null);
    order(102, 200);
    expect(client.last().idempotencyKey).toBe('visit-1');
    expect(client.last().input).toMatchObject({
      clickCategoryItems: [
        { productCategoryId: 101, orderTimes: 7 },
        { productCategoryId: 102, orderTimes: 200 },
      ],
    });
  });

  it('whose answer an earlier visit did not hear is posted again as it was, under its key and its age', () => {
    const batch = {
      key: 'earlier-3',
      sealedAt: SEALED_AT - 86_400_000,
      entries: [{ productCategoryId: 101, orderTimes: 200 }],
    };
    const { client } = begin({ stored: { ...nothing, batch } });
    expect([client.last().idempotencyKey, client.last().input]).toEqual([
      'earlier-3',
      { clickCategoryItems: batch.entries, sealedAt: batch.sealedAt },
    ]);
  });

  it('says when it was closed, the same in every repeat, however late', async () => {
    let time = SEALED_AT;
    const { client, clock, order } = begin({ now: () => time });
    order(101, 200);
    await client.last().fail(failing('network'));
    time += 86_400_000;
    tick(clock, 300);
    expect(client.calls.map(({ input }) => (input as { sealedAt: number }).sealedAt)).toEqual([
      SEALED_AT,
      SEALED_AT,
    ]);
    await client.last().answer(null);
    order(102, 200);
    expect(client.last().input).toMatchObject({ sealedAt: time });
  });

  it('is not tried with every visit while the shop is out of reach', async () => {
    const { client, order } = begin();
    order(101, 200);
    await client.last().fail(failing('network'));
    order(102, 200);
    order(103, 200);
    expect(client.calls).toHaveLength(1);
  });

  it.each([
    ['and nothing came behind it, leaves an empty log', 0, 'empty'],
    ['leaves what came behind it', 2, 'collecting'],
  ])('that the server will never take is given up; %s', async (_, more, then) => {
    const { client, order, state } = begin();
    order(101, 200);
    if (more > 0) order(102, more);
    await client.last().fail(refusal(errCode.invalidInput, '提交的内容不正确'));
    expect(state()).toBe(then);
  });

  it('that came too often is not given up', async () => {
    const { client, clock, order } = begin();
    order(101, 200);
    await client.last().fail(refusal(errCode.tooManyRequests, '操作过于频繁'));
    tick(clock, 300);
    expect(client.last().idempotencyKey).toBe('visit-0');
    expect(client.calls).toHaveLength(2);
  });

  it('carries at most 200 categories; the others follow', async () => {
    const { client, clock, order } = begin();
    order(1, 200);
    await client.last().fail(failing('network'));
    for (let id = 2; id <= 206; id += 1) order(id);
    tick(clock, 300);
    await client.last().answer(null);
    order(900, 1);
    const items = (client.last().input as { clickCategoryItems: unknown[] }).clickCategoryItems;
    expect(items).toHaveLength(200);
    await client.last().answer(null);
    tick(clock, 3_600);
    const rest = (client.last().input as { clickCategoryItems: unknown[] }).clickCategoryItems;
    expect(rest).toHaveLength(6);
  });

  it('neither loses nor counts twice what is looked at while it is on its way', async () => {
    const { client, order, log, state } = begin();
    order(101, 200);
    order(101, 2);
    order(102);
    expect(client.calls).toHaveLength(1);
    await client.last().answer(null);
    expect([state(), log.getSnapshot().context.entries]).toMatchObject([
      'collecting',
      [
        { productCategoryId: 101, orderTimes: 2 },
        { productCategoryId: 102, orderTimes: 1 },
      ],
    ]);
  });
});

describe('a page that goes', () => {
  it('stores what is not posted', () => {
    const { emitted, log, order } = begin();
    order(101);
    log.send({ type: 'KEEP' });
    expect(emitted).toMatchObject([
      {
        key: 'usageLog',
        value: JSON.stringify({
          entries: [{ productCategoryId: 101, orderTimes: 1, firstAt: SEALED_AT }],
          batch: undefined,
        }),
      },
    ]);
  });

  const types = (emitted: readonly { type: string }[]) => emitted.map(({ type }) => type);

  it('stores what is not due', () => {
    const { emitted, log, order } = begin();
    order(101, 199);
    log.send({ type: 'LEAVE' });
    expect(types(emitted)).toEqual(['store']);
  });

  it('posts what is due without waiting for the answer, stored first, and again when it comes back', () => {
    let now = SEALED_AT;
    const { client, clock, emitted, log, order } = begin({ now: () => now });
    order(101, 3);
    // A laptop that slept: its timers did not run.
    now += HOUR;
    log.send({ type: 'LEAVE' });
    const batch = {
      key: 'visit-0',
      sealedAt: now,
      entries: [{ productCategoryId: 101, orderTimes: 3 }],
    };
    expect(emitted).toEqual([
      expect.objectContaining({ type: 'store', value: JSON.stringify({ entries: [], batch }) }),
      { type: 'beacon', batch },
    ]);
    tick(clock, 300);
    expect(client.last().idempotencyKey).toBe('visit-0');
  });

  it('posts what is on its way once more under its key', () => {
    const { client, emitted, log, order } = begin();
    order(101, 200);
    log.send({ type: 'LEAVE' });
    expect(types(emitted)).toEqual(['store', 'store', 'beacon']);
    expect(emitted.at(-1)).toMatchObject({ batch: { key: client.last().idempotencyKey } });
  });

  it('stores nothing when there is nothing', () => {
    const { emitted, log } = begin();
    log.send({ type: 'KEEP' });
    expect(emitted).toEqual([]);
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
