/** Specification §3 usage history, §7 ClickCategory: counted per customer and day, once. */
import { encodeBeacon } from '@banxin/contract/beacon';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import type { CallError } from '@banxin/contract/client';
import { errCode } from '@banxin/contract/errors';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestServer, ORIGIN } from '../../../test/harness.ts';
import { KEY_LIFE_HOURS } from '../../http/idempotency.ts';
import { sweep } from '../../jobs/sweep.ts';
import { BATCH_AHEAD_HOURS, BATCH_LIFE_HOURS, VISITS_PER_DAY } from './visits.ts';

const server = await createTestServer();
const { db } = server;

const DAY_MS = 24 * 3_600_000;

async function enter(account = '悦享包装') {
  const browser = server.browser();
  const { id } = await browser.login(account);
  let posts = 0;
  /** Posts counts by category, closed just now; every post has a key of its own unless one is given. */
  const post = (
    counts: readonly (readonly [id: number, times: number])[],
    key?: string,
    sealedAt = server.clock.now(),
  ) => {
    posts += 1;
    const clickCategoryItems = counts.map(([productCategoryId, orderTimes]) => ({
      productCategoryId,
      orderTimes,
    }));
    const idempotencyKey = key ?? `visits-${id}-${posts}`;
    return browser.send(clickCategory, { clickCategoryItems, sealedAt }, { idempotencyKey });
  };
  return { browser, id, post };
}

const rowsOf = async (customerId: number) => {
  const rows = await db
    .selectFrom('category_visits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('day')
    .orderBy('category_id')
    .execute();
  return rows.map(({ day, category_id, times }) => [String(day), category_id, times]);
};

beforeEach(async () => {
  await db.deleteFrom('category_visits').execute();
  await db.deleteFrom('idempotency_keys').execute();
});

describe('visits', () => {
  test('add up per product and day', async () => {
    const { id, post } = await enter();
    await post([
      [101, 3],
      [201, 1],
    ]);
    await post([[101, 2]]);
    server.clock.advance(DAY_MS);
    await post([[101, 1]]);
    server.clock.advance(-DAY_MS);
    expect(await rowsOf(id)).toEqual([
      ['2026-11-20', 101, 5],
      ['2026-11-20', 201, 1],
      ['2026-11-21', 101, 1],
    ]);
  });

  test('are those of who looked: a sub-account has its own', async () => {
    const main = await enter();
    const finance = await enter('悦享财务');
    await main.post([[101, 1]]);
    await finance.post([[101, 4]]);
    expect(await rowsOf(main.id)).toEqual([['2026-11-20', 101, 1]]);
    expect(await rowsOf(finance.id)).toEqual([['2026-11-20', 101, 4]]);
  });

  test('of one product named twice are one row', async () => {
    const { id, post } = await enter();
    await post([
      [101, 3],
      [101, 4],
    ]);
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, 7]]);
  });

  test('of products that are not in the catalogue are left out', async () => {
    const { id, post } = await enter();
    await post([
      [999_999, 3],
      [101, 1],
    ]);
    await post([[-1, 3]]);
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, 1]]);
  });

  test('stop counting where no customer looks that often', async () => {
    const { id, post } = await enter();
    await post([[101, 100_000]]);
    await post([[101, 100_000]]);
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, VISITS_PER_DAY]]);
  });
});

describe('a post', () => {
  test('that is repeated with its key counts once', async () => {
    const { id, post } = await enter();
    await post([[101, 3]], 'batch-0001');
    await post([[101, 3]], 'batch-0001');
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, 3]]);
  });

  test('of a page that goes carries its key in the address; again by the next visit it counts once', async () => {
    const { browser, id, post } = await enter();
    const clickCategoryItems = [{ productCategoryId: 101, orderTimes: 3 }];
    const sealedAt = server.clock.now();
    const key = 'beacon-0001';
    const { path, body } = encodeBeacon(clickCategory, { clickCategoryItems, sealedAt }, key);
    // What a browser adds to a beacon by itself.
    const headers = { 'content-type': body.type, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    const answer = await browser.fetch(path, { method: 'POST', body, headers });
    expect(answer.status).toBe(200);
    await post([[101, 3]], key, sealedAt);
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, 3]]);
  });

  test('of a page that goes is refused when a foreign page sent it', async () => {
    const { browser, id } = await enter();
    const clickCategoryItems = [{ productCategoryId: 101, orderTimes: 3 }];
    const input = { clickCategoryItems, sealedAt: server.clock.now() };
    const { path, body } = encodeBeacon(clickCategory, input, 'beacon-0002');
    const headers = {
      'content-type': body.type,
      origin: 'http://elsewhere.test',
      'sec-fetch-site': 'cross-site',
    };
    expect((await browser.fetch(path, { method: 'POST', body, headers })).status).toBe(403);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('64 times at once with one key counts once', async () => {
    const { id, post } = await enter();
    await Promise.all(Array.from({ length: 64 }, () => post([[101, 3]], 'batch-0002')));
    expect(await rowsOf(id)).toEqual([['2026-11-20', 101, 3]]);
  });

  test('of many windows at once loses nothing, whatever their order', async () => {
    const { id, post } = await enter();
    const ids = [101, 201, 301];
    await Promise.all(
      Array.from({ length: 24 }, (_, round) =>
        post((round % 2 ? ids : ids.toReversed()).map((one) => [one, 1] as const)),
      ),
    );
    expect(await rowsOf(id)).toEqual(ids.map((one) => ['2026-11-20', one, 24]));
  });

  test.each([
    ['nothing', []],
    ['more than 200 products', Array.from({ length: 201 }, (_, index) => [index + 1, 1] as const)],
    ['no visit', [[101, 0] as const]],
    ['half a visit', [[101, 0.5] as const]],
    ['more visits than anybody makes', [[101, 100_001] as const]],
  ])('of %s is refused by field', async (_, counts) => {
    const { browser } = await enter();
    const clickCategoryItems = counts.map(([productCategoryId, orderTimes]) => ({
      productCategoryId,
      orderTimes,
    }));
    const error = await browser.refused(clickCategory, { clickCategoryItems });
    expect(error.errCode).toBe(errCode.invalidInput);
    expect(JSON.stringify(error.data)).toContain('clickCategoryItems');
  });
});

describe('a batch', () => {
  const HOUR = 3_600_000;
  const batch = [[101, 3]] as const;
  const counted = 'counted';
  const outcome = (sent: Promise<null>) =>
    sent.then(
      () => counted,
      (error: CallError) => [error.errCode, Object.keys(Object(error.data).fields)],
    );
  const refused = [errCode.invalidInput, ['sealedAt']];

  /** What is sent now and once more after each pause, the sweep having passed; and what was counted. */
  async function sentAgain(ahead: number, pauses: readonly number[]) {
    const { id, post } = await enter();
    const start = server.clock.now();
    const sealedAt = start + ahead * HOUR;
    const outcomes = [await outcome(post(batch, 'batch-late', sealedAt))];
    for (const pause of pauses) {
      server.clock.advance(pause * HOUR);
      await sweep(db, server.clock);
      outcomes.push(await outcome(post(batch, 'batch-late', sealedAt)));
    }
    server.clock.advance(start - server.clock.now());
    const times = (await rowsOf(id)).reduce((sum, [, , count]) => sum + Number(count), 0);
    return { outcomes, times };
  }

  test('is taken until it is 36 hours old, and not a moment longer', async () => {
    const { post } = await enter();
    const now = server.clock.now();
    const oldest = now - BATCH_LIFE_HOURS * HOUR;
    expect(await outcome(post(batch, undefined, oldest))).toBe(counted);
    expect(await outcome(post(batch, undefined, oldest - 1))).toEqual(refused);
  });

  test('of a browser whose clock is ahead is taken up to 6 hours', async () => {
    const { post } = await enter();
    const latest = server.clock.now() + BATCH_AHEAD_HOURS * HOUR;
    expect(await outcome(post(batch, undefined, latest))).toBe(counted);
    expect(await outcome(post(batch, undefined, latest + 1))).toEqual(refused);
  });

  test('that comes again while its key is known is answered, however old, and counts once', async () => {
    expect(await sentAgain(0, [47])).toEqual({ outcomes: [counted, counted], times: 3 });
  });

  test.each([
    ['49 hours later', 0, [49], refused],
    ['49 hours later, by a browser whose clock is as far ahead as it may be', 6, [49], refused],
    ['49 hours later, having been old already', -36, [49], refused],
    ['a week later', 0, [168], refused],
  ])(
    'that comes again %s, its key forgotten, is not counted again',
    async (_, ahead, pauses, last) => {
      expect(await sentAgain(ahead, pauses)).toEqual({ outcomes: [counted, last], times: 3 });
    },
  );

  test.each([-36, 0, 6])(
    'that comes again every few hours counts once, its browser’s clock %i hours off',
    async (ahead) => {
      const { times } = await sentAgain(ahead, [10, 20, 17, 2, 40]);
      expect(times).toBe(3);
    },
  );

  test('its limits together are shorter than the life of a key', () => {
    expect(BATCH_LIFE_HOURS + BATCH_AHEAD_HOURS).toBeLessThan(KEY_LIFE_HOURS);
  });

  test('with a key and no time of closing is refused: nobody could tell its age', async () => {
    const { browser } = await enter();
    const clickCategoryItems = [{ productCategoryId: 101, orderTimes: 3 }];
    const options = { idempotencyKey: 'batch-ageless' };
    expect(await outcome(browser.send(clickCategory, { clickCategoryItems }, options))).toEqual(
      refused,
    );
  });
});

test('visits of more than a year ago are swept away', async () => {
  const { id, post } = await enter();
  await post([[101, 1]]);
  server.clock.advance(365 * DAY_MS);
  await sweep(db, server.clock);
  expect(await rowsOf(id)).toHaveLength(1);
  server.clock.advance(DAY_MS);
  expect((await sweep(db, server.clock)).category_visits).toBe(1);
  expect(await rowsOf(id)).toEqual([]);
});
