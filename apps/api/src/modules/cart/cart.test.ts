/** The cart: kept for each login on the server, priced by its real quantities, the same in two windows. */

import { createAddress } from '@banxin/contract/calls/customer/address';
import {
  getCart,
  mergeCart,
  removeCartLines,
  setCartLine,
} from '@banxin/contract/calls/stock/cart';
import { getGoods } from '@banxin/contract/calls/stock/goods';
import { CallError } from '@banxin/contract/client';
import { CART_KINDS_MAX } from '@banxin/contract/constants';
import { assetKind } from '@banxin/contract/enums/account';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { setRetry } from '../../db/transaction.ts';
import { enter, giveAsset, RECEIVER } from '../order/order.testkit.ts';
import { countShelf, shelfOf } from '../stock/stock.testkit.ts';

const server = await createTestServer();
const { db } = server;
setRetry(db, { attempts: 1, pauseMs: 0, fraction: () => 0 });

const wish = (productId: number, quantity: number) => ({ productId, quantity });

test('what is put in lies there for every window of the login, and for nobody else', async () => {
  const master = await enter(server);
  const colleague = await enter(server, { parent: master, roles: subAccountRole.ordering });
  const put = await master.browser.send(mergeCart, { lines: [wish(701, 2), wish(802, 1)] });
  expect(put).toMatchObject({ taken: 2, capped: [], left: 0, version: 1 });
  const again = await master.browser.send(getCart, {});
  expect(again.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [701, 2],
    [802, 1],
  ]);
  expect((await colleague.browser.send(getCart, {})).lines).toEqual([]);
});

test('every line costs what the engine says for its own quantity', async () => {
  const { browser } = await enter(server);
  const { lines } = await browser.send(mergeCart, { lines: [wish(701, 3), wish(705, 1)] });
  expect(lines).toMatchObject([
    { productId: 701, name: 'A4 复印纸 70g', unit: '包', each: 1980, sum: 5940, why: null },
    { productId: 705, each: 6800, sum: 6800, moved: 0 },
  ]);
});

test('who sees no prices has a cart without any', async () => {
  const master = await enter(server);
  const { browser } = await enter(server, { parent: master, roles: subAccountRole.design });
  const { lines } = await browser.send(mergeCart, { lines: [wish(701, 3)] });
  expect(lines[0]).toMatchObject({ each: null, sum: null, next: null });
  expect((await browser.send(getGoods, { id: 701 })).ladder).toEqual([]);
});

test('an older window is told and changes nothing; the same change again is none', async () => {
  const { browser } = await enter(server);
  const { version } = await browser.send(mergeCart, { lines: [wish(701, 2)] });
  const changed = await browser.send(setCartLine, { ...wish(701, 5), version });
  expect(changed.version).toBe(version + 1);
  const late = await browser.refused(setCartLine, { ...wish(701, 9), version });
  expect(late).toMatchObject({ errCode: errCode.cartMoved });
  const repeated = await browser.send(setCartLine, { ...wish(701, 5), version });
  expect(repeated).toMatchObject({ version: version + 1, lines: [{ quantity: 5 }] });
});

test('more than lies there is refused with what lies there, and merged sums are capped at it', async () => {
  const { browser } = await enter(server);
  await countShelf(db, 704, 12);
  const { version } = await browser.send(mergeCart, { lines: [wish(704, 8)] });
  const refusal = await browser.refused(setCartLine, { ...wish(704, 13), version });
  expect(refusal).toMatchObject({
    errCode: errCode.stockTooLow,
    data: { productId: 704, left: 12 },
  });
  const merged = await browser.send(mergeCart, { lines: [wish(704, 8)] });
  expect(merged).toMatchObject({ capped: [704], lines: [{ quantity: 12 }] });
  await countShelf(db, 704, 3);
  const [short] = (await browser.send(getCart, {})).lines;
  expect(short).toMatchObject({ quantity: 12, most: 3, why: 'tooMany' });
  const fewer = await browser.send(setCartLine, { ...wish(704, 3), version: merged.version });
  expect(fewer.lines[0]).toMatchObject({ quantity: 3, why: null });
});

test('what cannot be bought stays in with its reason', async () => {
  const { browser, id } = await enter(server);
  await browser.send(mergeCart, { lines: [wish(804, 2), wish(701, 1)] });
  await db
    .insertInto('cart_lines')
    .values({
      login_id: id,
      product_id: 999_999,
      quantity: 1,
      price_then: null,
      put_at: '2026-11-19T09:00:00.000+08:00',
    })
    .execute();
  const { lines } = await browser.send(getCart, {});
  expect(lines).toMatchObject([
    { productId: 701, why: null, restockOn: null },
    { productId: 804, why: 'soldOut', restockOn: '2026-11-26' },
    { productId: 999_999, why: 'gone' },
  ]);
  const rest = await browser.send(removeCartLines, { productIds: [804, 999_999] });
  expect(rest.lines.map(({ productId }) => productId)).toEqual([701]);
});

test('saved for later it stays, and comes back', async () => {
  const { browser } = await enter(server);
  const first = await browser.send(mergeCart, { lines: [wish(701, 2)] });
  const saved = await browser.send(setCartLine, {
    ...wish(701, 2),
    isSaved: true,
    version: first.version,
  });
  expect(saved.lines[0]).toMatchObject({ isSaved: true, quantity: 2 });
  const back = await browser.send(mergeCart, { lines: [wish(701, 4)] });
  expect(back.lines[0]).toMatchObject({ isSaved: false, quantity: 4 });
});

test('what a browser kept is taken once, however often and from however many windows it is sent', async () => {
  const { browser } = await enter(server);
  const kept = { lines: [wish(701, 2), wish(702, 1), wish(703, 1)], key: 'kept-1' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => browser.send(mergeCart, kept)));
  expect(answers.map(({ taken }) => taken).toSorted()).toEqual([0, 0, 0, 3]);
  const { lines } = await browser.send(getCart, {});
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});

test('two windows that change it at once: one is told, none is lost', async () => {
  const { browser } = await enter(server);
  const { version } = await browser.send(mergeCart, { lines: [wish(701, 1)] });
  const outcomes = await Promise.all(
    [2, 3, 4, 5].map((quantity) =>
      browser.send(setCartLine, { ...wish(701, quantity), version }).then(
        () => quantity,
        (error: unknown) => {
          if (error instanceof CallError && error.errCode === errCode.cartMoved) return null;
          throw error;
        },
      ),
    ),
  );
  const done = outcomes.filter((one) => one !== null);
  expect(done).toHaveLength(1);
  const { lines } = await browser.send(getCart, {});
  expect(lines[0]?.quantity).toBe(done[0]);
});

test('a full cart takes no more kinds, and says so', async () => {
  const { browser, id } = await enter(server);
  const { version } = await browser.send(mergeCart, { lines: [wish(701, 1)] });
  await db
    .insertInto('cart_lines')
    .values(
      Array.from({ length: CART_KINDS_MAX - 1 }, (_, at) => ({
        login_id: id,
        product_id: 100_000 + at,
        quantity: 1,
        price_then: null,
        put_at: '2026-11-19T09:00:00.000+08:00',
      })),
    )
    .execute();
  for (const refused of [
    browser.refused(mergeCart, { lines: [wish(702, 1)] }),
    browser.refused(setCartLine, { ...wish(702, 1), version }),
  ]) {
    expect(await refused).toMatchObject({
      errCode: errCode.cartFull,
      message: `购物车最多 ${CART_KINDS_MAX} 种商品，请先移除一部分`,
    });
  }
  expect((await browser.send(mergeCart, { lines: [wish(701, 1), wish(702, 1)] })).left).toBe(1);
});

test('goods say what lies there, what they cost, and why a sample costs what it does', async () => {
  const levels = [
    [0, { kind: 'none' }, 3900],
    [2, { kind: 'rate' }, 3510],
    [6, { kind: 'quotaSpent' }, 3900],
  ] as const;
  for (const [vipLevel, sample, each] of levels) {
    const { browser } = await enter(server, { vipLevel });
    expect(await browser.send(getGoods, { id: 901 })).toMatchObject({
      sample,
      perOrder: 5,
      ladder: [{ quantity: 1, each }, {}, {}, {}],
    });
  }
  const member = await enter(server, { vipLevel: 8 });
  await giveAsset(db, member.id, assetKind.freeSampleQuota, 4);
  const goods = await member.browser.send(getGoods, { id: 901 });
  expect(goods.sample).toEqual({ kind: 'quota', left: 4 });
  expect(goods.available).toBe((await shelfOf(db, 901)).available);
  expect(goods.delivery).toBeNull();
  await member.browser.send(createAddress, RECEIVER);
  expect((await member.browser.send(getGoods, { id: 901 })).delivery).toMatchObject({ factory: 0 });
  expect(await member.browser.refused(getGoods, { id: 101 })).toMatchObject({
    errCode: errCode.notFound,
  });
  expect((await member.browser.send(getGoods, { id: 705 })).sample).toBeNull();
});
