/** Searching as visitors and customers do it: everybody’s products and help, one’s own orders, and nobody else’s. */
import type { InputOf } from '@banxin/contract/call';
import { querySearch, suggest } from '@banxin/contract/calls/search/search';
import { HOT_KEYWORDS, SEARCH_WORDS_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { article, publish } from '../content/content.testkit.ts';
import { enter, place } from '../order/order.testkit.ts';

const server = await createTestServer();
const visitor = server.browser();

beforeAll(async () => {
  await publish(server.db);
});

const find = (words: string, rest: Partial<InputOf<typeof querySearch>> = {}) =>
  visitor.send(querySearch, { words, ...rest });
const namesOf = ({ products }: Awaited<ReturnType<typeof find>>) =>
  products.items.map(({ name }) => name);

describe('a search', () => {
  test('finds products as cards with their prices, those named so first', async () => {
    const { products, correction, marks } = await find('名片');
    expect(products.items.slice(0, 3).map(({ name }) => name)).toEqual([
      '铜版纸名片',
      '特种纸名片',
      'PVC 名片',
    ]);
    expect(products.items[0]?.from).toBeGreaterThan(0);
    expect(correction).toBeNull();
    expect(marks).toEqual(['名片']);
  });

  test('finds something for every hot word, in both languages', async () => {
    for (const words of [...HOT_KEYWORDS, 'New Year cards', 'Red envelopes', 'Couplets', 'Fu']) {
      expect((await find(words)).products.total, words).toBeGreaterThan(0);
    }
  });

  test.each([
    ['flyer', '宣传单页'],
    ['Flyers', '宣传单页'],
    ['DM', '宣传单页'],
    ['dm单', '宣传单页'],
    ['单页', '宣传单页'],
    ['传单', '宣传单页'],
    ['折页', '三折页'],
    ['宣传单页 三折', '三折页'],
    ['单页 对折', '对折页'],
    ['trifold leaflet', '三折页'],
    ['海报', '海报'],
    ['poster', '海报'],
    ['画册', '骑马订画册'],
    ['brochure', '骑马订画册'],
    ['贴纸', '圆形不干胶'],
    ['购物袋', '白卡手提袋'],
  ])('knows what customers call it: %s leads to %s', async (words, first) => {
    const { products } = await find(words);
    expect(products.items[0]?.name).toBe(first);
  });

  test('finds folded leaflets beside flyers, behind what is named so', async () => {
    const names = namesOf(await find('宣传单'));
    expect(names.indexOf('三折页')).toBeGreaterThan(names.indexOf('宣传单页'));
    expect(names).toEqual(expect.arrayContaining(['对折页', '风琴折页']));
  });

  test('finds help by title, tag and text, never a draft', async () => {
    const titles = async (words: string) =>
      (await find(words)).help.items.map(({ title }) => title);
    expect(await titles('出血')).toContain('出血留多少');
    expect(await titles('裁切时的余量')).toEqual(['出血留多少']);
    expect(await titles('还没写完')).toEqual([]);
  });

  test('of help alone can be narrowed to a category, and counts them all', async () => {
    const all = await find('一句话说清', { scope: 'help' });
    expect(all.help.total).toBe(3);
    expect(all.helpCategories).toEqual([
      { id: 1, count: 1 },
      { id: 2, count: 2 },
    ]);
    const narrowed = await find('一句话说清', { scope: 'help', category: 1 });
    expect(narrowed.help.items.map(({ id }) => id)).toEqual([101]);
    expect(narrowed.helpCategories).toEqual(all.helpCategories);
  });

  test('of one kind has pages; beside the others it shows the first', async () => {
    const first = await find('纸', { scope: 'products', pageSize: 10 });
    const second = await find('纸', { scope: 'products', pageSize: 10, pageIndex: 2 });
    expect(first.products.items).toHaveLength(10);
    expect(second.products.total).toBe(first.products.total);
    expect(namesOf(second).filter((name) => namesOf(first).includes(name))).toEqual([]);
    expect((await find('纸')).products.items.length).toBeLessThanOrEqual(12);
  });

  test('understands pinyin and initials, and ranks them below Chinese', async () => {
    const spelt = namesOf(await find('红包'));
    expect(namesOf(await find('hongbao')).sort()).toEqual(
      spelt.filter((name) => /红包/.test(name)).sort(),
    );
    expect(namesOf(await find('hb'))).toEqual(expect.arrayContaining(['珠光红包']));
  });

  test('forgives one slip and says so; words that were meant stay as they are', async () => {
    const mended = await find('洪包');
    expect(mended.correction).toBe('红包');
    expect(namesOf(mended)).toEqual(namesOf(await find('红包')));
    expect(await find('洪包', { isExact: true })).toMatchObject({
      correction: null,
      products: { total: 0 },
    });
  });

  test.each(['', '   ', '%', '<b>%', "'; drop table orders; --", '\\u0000'])(
    '“%s” finds nothing and breaks nothing',
    async (words) => {
      const { products, help, orders } = await find(words);
      expect([products.total, help.total, orders.total]).toEqual([0, 0, 0]);
    },
  );

  test('of more than 50 characters is refused by field', async () => {
    const refusal = await visitor.refused(querySearch, {
      words: '红'.repeat(SEARCH_WORDS_MAX + 1),
    });
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(JSON.stringify(refusal.data)).toContain('words');
  });

  test('learns of an article within ten seconds, without waiting for it', async () => {
    const added = article(
      {
        id: 150,
        category: 2,
        title: '骑缝章怎么盖',
        titleEn: 'Seals',
        summary: '章',
        summaryEn: 'Seals',
        published: '2026-01-05T09:00',
      },
      '盖在两页之间。',
    );
    await publish(server.db, { 'help/150-seal.md': added });
    expect((await find('骑缝章')).help.total).toBe(0);
    server.clock.advance(10_000);
    // This one still gets the old answer, and has the new index made.
    await find('骑缝章');
    await expect.poll(async () => (await find('骑缝章')).help.total).toBe(1);
    await publish(server.db);
  });
});

describe('orders', () => {
  test('are found by number and words by whoever placed them, newest first', async () => {
    const { browser } = await enter(server);
    const first = await place(browser);
    const second = await place(browser);
    const own = async (words: string) =>
      (await browser.send(querySearch, { words, scope: 'orders' })).orders.items.map(
        ({ orderSN }) => orderSN,
      );
    expect(await own(first.orderSN)).toEqual([first.orderSN]);
    expect(await own(`${first.orderSN.slice(0, 4)} ${first.orderSN.slice(4)}`)).toEqual([
      first.orderSN,
    ]);
    expect(await own('名片')).toEqual(expect.arrayContaining([first.orderSN, second.orderSN]));
    expect((await browser.send(suggest, { words: first.orderSN })).orders).toMatchObject([
      { orderSN: first.orderSN, productName: '铜版纸名片' },
    ]);
  });

  test('of a stranger are never found, nor by visitors', async () => {
    const owner = await enter(server);
    const { orderSN } = await place(owner.browser);
    const stranger = await enter(server);
    for (const browser of [stranger.browser, visitor]) {
      expect((await browser.send(querySearch, { words: orderSN })).orders.total).toBe(0);
      expect(
        (await browser.send(querySearch, { words: orderSN, scope: 'orders' })).orders.items,
      ).toEqual([]);
      expect((await browser.send(suggest, { words: orderSN })).orders).toEqual([]);
    }
  });

  test('of the main account are found by its sub-accounts; a role without prices sees none', async () => {
    const main = await enter(server);
    const { orderSN } = await place(main.browser);
    const { browser } = await enter(server, { parent: main, roles: subAccountRole.design });
    expect((await browser.send(querySearch, { words: orderSN })).orders.total).toBe(1);
    const { products } = await browser.send(querySearch, { words: '名片' });
    expect(new Set(products.items.map(({ from }) => from))).toEqual(new Set([null]));
  });

  test('hide no slip: who finds an order is not asked whether something else was meant', async () => {
    const { browser } = await enter(server);
    const { orderSN } = await place(browser);
    expect((await browser.send(querySearch, { words: orderSN })).correction).toBeNull();
  });
});

describe('suggestions', () => {
  test('are six products and three articles at most, with what to mark', async () => {
    const { products, help, marks } = await visitor.send(suggest, { words: '纸' });
    expect(products).toHaveLength(6);
    expect(help.length).toBeLessThanOrEqual(3);
    expect(marks).toEqual(['纸']);
  });

  test('are there from the first letters of a sound', async () => {
    const { products, marks } = await visitor.send(suggest, { words: 'hongba' });
    expect(products[0]?.name).toContain('红包');
    expect(marks).toEqual(['红包']);
  });

  test('for nothing are none', async () => {
    expect(await visitor.send(suggest, { words: ' ' })).toEqual({
      products: [],
      help: [],
      orders: [],
      marks: [],
    });
  });

  test('are no longer given to who asks without end', async () => {
    const busy = server.browser('203.0.113.77');
    let given = 0;
    const codes = new Set<number>();
    for (let round = 0; round < 31; round += 1) {
      const asked = Array.from({ length: 20 }, () => busy.send(suggest, { words: '' }));
      for (const { status, ...rest } of await Promise.allSettled(asked)) {
        if (status === 'fulfilled') given += 1;
        else codes.add((rest as { reason: { errCode: number } }).reason.errCode);
      }
    }
    expect(given).toBe(600);
    expect([...codes]).toEqual([errCode.tooManyRequests]);
  });
});
