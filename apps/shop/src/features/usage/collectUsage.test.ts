/** Specification §3 usage history, §9 usage log: over two windows nothing is lost and nothing counted twice. */
import { errCode } from '@banxin/contract/errors';
import { controlledClient, failing, refusal, SimulatedClock, tick } from '@banxin/flows/testing';
import { describe, expect, it } from 'vitest';
import { createStore } from '../../lib/storage.ts';
import { collectUsage, logKey, readLog } from './collectUsage.ts';

/** Locks of one browser: the first to ask holds it, the others wait in line. */
function browserLocks(): Pick<LockManager, 'request'> {
  const last = new Map<string, Promise<unknown>>();
  const request = (
    name: string,
    { signal }: LockOptions,
    hold: () => Promise<unknown>,
  ): Promise<unknown> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      if (signal?.aborted) throw new DOMException('given up', 'AbortError');
      return hold();
    });
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request: request as LockManager['request'] };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** When the browser was opened. @unit ms since 1970 */
const STARTED = Date.parse('2026-11-20T09:00:00+08:00');

function browser() {
  const items = new Map<string, string>();
  const pages = new Set<EventTarget>();
  const locks = browserLocks();
  const client = controlledClient();
  const clock = new SimulatedClock();
  const problems: unknown[] = [];
  const now = (): number => STARTED + clock.now();
  let keys = 0;
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const store = createStore(
    storage,
    () => 0,
    (problem) => problems.push(problem),
  );
  /** Posts that outlived their page. */
  const beacons: { path: string; body: Blob }[] = [];
  const newKey = (): string => {
    keys += 1;
    return `key-${keys}`;
  };
  /** Opens a window; a visit there is heard of in the others. */
  async function open({ userId = 1, enabled = true } = {}) {
    const page = new EventTarget();
    pages.add(page);
    const log = collectUsage({
      userId,
      enabled,
      locks,
      beacon: (path, body) => void beacons.push({ path, body }),
      page,
      clock,
      client,
      store,
      newKey,
      now,
    });
    await turns();
    return {
      async visit(...ids: readonly number[]) {
        for (const id of ids) {
          log.visit(id);
          for (const other of pages) if (other !== page) other.dispatchEvent(new Event('storage'));
        }
        await turns();
      },
      async close() {
        page.dispatchEvent(new Event('pagehide'));
        pages.delete(page);
        log.stop();
        await turns();
      },
    };
  }
  const posted = () =>
    client.calls.map(({ input }) =>
      (
        input as { clickCategoryItems: { productCategoryId: number; orderTimes: number }[] }
      ).clickCategoryItems.map(({ productCategoryId, orderTimes }) => [
        productCategoryId,
        orderTimes,
      ]),
    );
  return { open, items, store, client, clock, posted, beacons, problems };
}

const many = (id: number, times: number): readonly number[] =>
  Array.from({ length: times }, () => id);

describe('one window', () => {
  it('posts what is 3600 s old', async () => {
    const { open, clock, posted } = browser();
    const window = await open();
    await window.visit(101, 102, 101);
    tick(clock, 3_599);
    expect(posted()).toEqual([]);
    tick(clock, 1);
    expect(posted()).toEqual([
      [
        [101, 2],
        [102, 1],
      ],
    ]);
  });

  it('posts in spite of 60 visits of 290 s each, and no visit twice', async () => {
    const { open, client, clock, beacons, store } = browser();
    for (let visit = 0; visit < 60; visit += 1) {
      const window = await open();
      await window.visit(101);
      tick(clock, 290);
      for (const call of client.calls) if (!call.signal.aborted) await call.answer(null);
      await window.close();
    }
    // By key, as the server counts them.
    const batches = new Map<string, string>();
    for (const { input, idempotencyKey } of client.calls) {
      batches.set(String(idempotencyKey), JSON.stringify(input));
    }
    for (const { path, body } of beacons) {
      const { pathname, searchParams } = new URL(path, 'http://shop.test');
      expect([pathname, body.type]).toEqual(['/api/Order/ClickCategory', 'application/json']);
      batches.set(String(searchParams.get('idempotencyKey')), await body.text());
    }
    const counts = [...batches.values()].map(
      (text) => JSON.parse(text).clickCategoryItems[0].orderTimes,
    );
    // The first entry is an hour old in the middle of its 13th visit.
    expect(counts).toEqual([13, 13, 13, 13]);
    expect(beacons).toEqual([]);
    expect(readLog(store, 1).entries).toMatchObject([{ productCategoryId: 101, orderTimes: 8 }]);
  });

  it('that closes with something due posts it as it goes, and the next visit does so again under its key', async () => {
    const { open, client, clock, beacons, posted } = browser();
    const first = await open();
    await first.visit(...many(101, 200));
    await client.last().fail(failing('network'));
    await first.close();
    tick(clock, 60);
    await open();
    expect(posted()).toEqual([[[101, 200]], [[101, 200]]]);
    expect(beacons.map(({ path }) => path)).toEqual([
      `/api/Order/ClickCategory?idempotencyKey=${client.last().idempotencyKey}`,
    ]);
    expect(await beacons[0]?.body.text()).toBe(JSON.stringify(client.last().input));
  });

  it('posts 200 visits at once and leaves nothing behind when they arrived', async () => {
    const { open, client, posted, items } = browser();
    const window = await open();
    await window.visit(...many(101, 200));
    expect(posted()).toEqual([[[101, 200]]]);
    await client.last().answer(null);
    expect([...items]).toEqual([]);
  });

  it('that closes leaves its visits, and their age, to the next visit', async () => {
    const { open, clock, posted } = browser();
    const first = await open();
    await first.visit(101);
    tick(clock, 3_000);
    await first.close();
    const second = await open();
    await second.visit(101);
    tick(clock, 600);
    expect(posted()).toEqual([[[101, 2]]]);
  });

  it('that closes while a post is on its way posts it again under its key', async () => {
    const { open, client, clock, posted } = browser();
    const first = await open();
    await first.visit(...many(101, 200), 102);
    await first.close();
    expect(client.last().signal.aborted).toBe(true);
    await open();
    expect(posted()).toEqual([[[101, 200]], [[101, 200]]]);
    expect(new Set(client.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(client.calls.map(({ input }) => (input as { sealedAt: number }).sealedAt)).toEqual([
      STARTED,
      STARTED,
    ]);
    await client.last().answer(null);
    tick(clock, 3_600);
    expect(posted().at(-1)).toEqual([[102, 1]]);
  });
});

describe('two windows', () => {
  it('count every visit once, in one post', async () => {
    const { open, clock, posted } = browser();
    const [one, other] = [await open(), await open()];
    await one.visit(101);
    await other.visit(101, 102);
    await one.visit(102);
    tick(clock, 3_600);
    expect(posted()).toEqual([
      [
        [101, 2],
        [102, 2],
      ],
    ]);
  });

  it('reach 200 visits together', async () => {
    const { open, posted } = browser();
    const [one, other] = [await open(), await open()];
    await one.visit(...many(101, 120));
    await other.visit(...many(101, 79));
    expect(posted()).toEqual([]);
    await other.visit(102);
    expect(posted()).toEqual([
      [
        [101, 199],
        [102, 1],
      ],
    ]);
  });

  it.each([0, 1])('lose nothing when window %i closes first', async (index) => {
    const { open, clock, posted } = browser();
    const windows = [await open(), await open()];
    await windows[0]?.visit(101);
    await windows[1]?.visit(102);
    await windows[index]?.close();
    await windows[1 - index]?.visit(103);
    tick(clock, 3_600);
    expect(posted()).toEqual([
      [
        [101, 1],
        [102, 1],
        [103, 1],
      ],
    ]);
  });

  it('both closed leave everything to the next visit', async () => {
    const { open, store } = browser();
    const [one, other] = [await open(), await open()];
    await one.visit(101);
    await other.visit(101);
    await other.close();
    await one.close();
    expect(readLog(store, 1).entries).toMatchObject([{ productCategoryId: 101, orderTimes: 2 }]);
  });
});

describe('customers', () => {
  it('have a log of their own each', async () => {
    const { open, store } = browser();
    const first = await open({ userId: 1 });
    await first.visit(101);
    await first.close();
    const second = await open({ userId: 2 });
    await second.visit(102);
    expect(readLog(store, 1).entries).toMatchObject([{ productCategoryId: 101, orderTimes: 1 }]);
    expect(readLog(store, 2).entries).toMatchObject([{ productCategoryId: 102, orderTimes: 1 }]);
  });

  it('of a shop that switched it off leave no trace, and what was there goes', async () => {
    const { open, items } = browser();
    const before = await open();
    await before.visit(101);
    await before.close();
    const after = await open({ enabled: false });
    await after.visit(102);
    expect([...items]).toEqual([]);
  });
});

it('an unreachable shop loses nothing', async () => {
  const { open, client, clock, posted } = browser();
  const window = await open();
  await window.visit(...many(101, 200));
  await client.last().fail(failing('network'));
  await window.visit(102);
  tick(clock, 300);
  await client.last().answer(null);
  tick(clock, 3_600);
  expect(posted()).toEqual([[[101, 200]], [[101, 200]], [[102, 1]]]);
});

it('a batch that the server has become too old for is given up, what came behind it is not', async () => {
  const { open, client, clock, posted } = browser();
  const window = await open();
  await window.visit(...many(101, 200));
  await client.last().fail(failing('network'));
  await window.visit(102);
  tick(clock, 300);
  await client.last().fail(refusal(errCode.invalidInput, '封存超过 36 小时的浏览记录不再计入'));
  tick(clock, 3_600);
  await client.last().answer(null);
  tick(clock, 3_600);
  expect(posted()).toEqual([[[101, 200]], [[101, 200]], [[102, 1]]]);
});

it.each([
  'not JSON',
  'null',
  '7',
  '[]',
  JSON.stringify({ entries: [{ productCategoryId: 101, orderTimes: -3, firstAt: STARTED }] }),
  JSON.stringify({ entries: [{ productCategoryId: 101, orderTimes: 3 }] }),
  JSON.stringify({
    batch: { key: 'k-1', entries: [{ productCategoryId: 101, orderTimes: 3 }] },
  }),
  JSON.stringify({ entries: [null], batch: { key: 7, entries: [] } }),
])('what somebody else wrote into the log counts as nothing: %s', (text) => {
  const { store } = browser();
  store.write(logKey(1), text);
  expect(readLog(store, 1)).toEqual({ entries: [], batch: undefined });
});
