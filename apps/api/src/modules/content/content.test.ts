/** News and help as readers get them: what is out, in which order, what stands beside it, and what they say of it. */

import type { InputOf } from '@banxin/contract/call';
import { getExamples } from '@banxin/contract/calls/content/examples';
import { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import {
  getSupport,
  getSupportCategories,
  getSupportList,
  voteArticle,
} from '@banxin/contract/calls/content/support';
import type { ExampleType } from '@banxin/contract/enums/catalogue';
import { exampleType, newsFlag } from '@banxin/contract/enums/catalogue';
import { voteReason } from '@banxin/contract/enums/content';
import { errCode } from '@banxin/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { article, publish } from './content.testkit.ts';

const server = await createTestServer();
const { db } = server;
const visitor = server.browser();

beforeAll(async () => {
  await publish(db);
});

const namesOf = async (input: InputOf<typeof getNewsList>) =>
  (await visitor.send(getNewsList, input)).items.map(({ name }) => name);

describe('news', () => {
  test('begin with what is pinned, then come the newest; what is planned for later is not there', async () => {
    expect(await namesOf({})).toEqual(['四地工厂 16:30 截单', '元旦放假安排', '风琴折页上线']);
  });

  test('have types with their counts, all of them first', async () => {
    expect(await visitor.send(getNewsType, {})).toEqual([
      { id: 0, name: '全部', nameEn: 'All', count: 3 },
      { id: 1, name: '平台公告', nameEn: 'Announcements', count: 2 },
      { id: 2, name: '产品动态', nameEn: 'Products', count: 1 },
    ]);
  });

  test('are narrowed by type, by one of their marks and by words in both languages', async () => {
    expect(await namesOf({ type: 2 })).toEqual(['风琴折页上线']);
    expect(await namesOf({ flag: newsFlag.craftUpgrade })).toEqual(['风琴折页上线']);
    expect(await namesOf({ flag: newsFlag.materialUpgrade })).toEqual([]);
    expect(await namesOf({ keyword: '元旦 放假' })).toEqual(['元旦放假安排']);
    expect(await namesOf({ keyword: 'ON 元' })).toEqual(['元旦放假安排']);
    expect(await namesOf({ keyword: '100%_' })).toEqual([]);
  });

  test('of a page beyond the last are those of the last', async () => {
    const answer = await visitor.send(getNewsList, { pageIndex: 99, pageSize: 2 });
    expect(answer.total).toBe(3);
    expect(answer.items.map(({ id }) => id)).toEqual([8]);
  });

  test('of an unknown type are refused by its name', async () => {
    const refusal = await visitor.refused(getNewsList, { type: 7 });
    expect(refusal).toMatchObject({ errCode: errCode.notFound, message: '没有这个栏目' });
  });

  test('one article has its marks, products, headings and neighbours', async () => {
    const news = await visitor.send(getNews, { id: 8 });
    expect(news).toMatchObject({
      name: '风琴折页上线',
      pubLishTime: '2026-10-08T09:00:00.000+08:00',
      type: 2,
      flags: 9,
      ends: '2026-12-31',
      outline: [
        { anchor: 's1', level: 2, text: '四到六折' },
        { anchor: 's2', level: 3, text: '怎么下单' },
      ],
      previous: null,
      next: null,
    });
    expect(news.products.map(({ id }) => id)).toEqual([203, 101]);
    const pinned = await visitor.send(getNews, { id: 1 });
    expect([pinned.previous?.name, pinned.next]).toEqual(['元旦放假安排', null]);
  });

  test.each([9, 4711])('%i, planned for later or unknown, is not there', async (id) => {
    const refusal = await visitor.refused(getNews, { id });
    expect(refusal).toMatchObject({ errCode: errCode.notFound, message: '内容不存在或已下架' });
  });

  test('planned for later are there when their time has come', async () => {
    server.clock.advance(7 * 24 * 3_600_000);
    expect((await visitor.send(getNews, { id: 9 })).previous).toBeNull();
    expect((await visitor.send(getNews, { id: 8 })).previous?.id).toBe(9);
    server.clock.advance(-7 * 24 * 3_600_000);
  });
});

describe('help', () => {
  test('has categories with tags, counts and first titles; an empty one counts none', async () => {
    const categories = await visitor.send(getSupportCategories, {});
    expect(categories.map(({ id, count }) => [id, count])).toEqual([
      [1, 1],
      [2, 2],
      [9, 0],
    ]);
    expect(categories[1]?.first.map(({ title }) => title)).toEqual(['出血留多少', '颜色用 CMYK']);
    expect(categories[1]?.tags[0]).toEqual({ name: '出血', nameEn: 'Bleed' });
  });

  test('is listed by category and tag; a category that is not there is refused', async () => {
    const { items } = await visitor.send(getSupportList, { category: 2, tag: '颜色' });
    expect(items.map(({ id }) => id)).toEqual([107]);
    expect((await visitor.send(getSupportList, {})).total).toBe(3);
    const refusal = await visitor.refused(getSupportList, { category: 5 });
    expect(refusal).toMatchObject({ errCode: errCode.notFound, message: '没有这个分类' });
  });

  test('has examples of a kind: what no category makes material or craft is a question, the product asked for first', async () => {
    const ids = async (type: ExampleType, productId = 999) =>
      (await visitor.send(getExamples, { type, productId })).map(({ id }) => id);
    expect(await ids(exampleType.material)).toEqual([]);
    const questions = await ids(exampleType.faq);
    expect(questions).toHaveLength(3);
    const [last = 0] = questions.slice(-1);
    await server.db
      .updateTable('articles')
      .set({ product_ids: JSON.stringify([901]) as never })
      .where('id', '=', last)
      .execute();
    expect(await ids(exampleType.faq, 901)).toEqual([
      last,
      ...questions.filter((id) => id !== last),
    ]);
    await server.db
      .insertInto('article_topics')
      .values({
        kind: 'help',
        id: 3,
        name: '材质纸张',
        name_en: 'Papers',
        tags: JSON.stringify([]),
      })
      .execute();
    await server.db.updateTable('articles').set({ topic_id: 3 }).where('id', '=', last).execute();
    expect(await ids(exampleType.material)).toEqual([last]);
    await server.db.updateTable('articles').set({ topic_id: 2 }).where('id', '=', last).execute();
    await server.db.deleteFrom('article_topics').where('id', '=', 3).execute();
  });

  test('an article has a picture with address and size, and its neighbours; a draft is not there', async () => {
    const help = await visitor.send(getSupport, { id: 106 });
    const [, address = ''] =
      /<figure><img src="(\/files\/articles\/[0-9a-f]+\.svg)" alt="成品线与出血" width="560" height="270" \/><figcaption>四边各 2 mm<\/figcaption><\/figure>/.exec(
        help.content,
      ) ?? [];
    const picture = await visitor.fetch(address);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect([help.previous, help.next?.id]).toEqual([null, 107]);
    expect((await visitor.refused(getSupport, { id: 108 })).errCode).toBe(errCode.notFound);
    expect((await visitor.fetch('/files/articles/0123456789abcdef.svg')).status).toBe(404);
  });
});

describe('whether an article helped', () => {
  const voices = () =>
    db
      .selectFrom('article_votes')
      .select(['is_helpful', 'reason', 'remark'])
      .where('article_id', '=', 107)
      .execute();

  test('is said once, changed as often as one likes, and counted at once', async () => {
    const reader = server.browser();
    const say = (helpful: boolean) => reader.send(voteArticle, { id: 107, helpful });
    expect(await say(true)).toEqual({ helpful: 1, votes: 1 });
    expect(await say(true)).toEqual({ helpful: 1, votes: 1 });
    expect(await say(false)).toEqual({ helpful: 0, votes: 1 });
    expect(await visitor.send(getSupport, { id: 107 })).toMatchObject({ helpful: 0, votes: 1 });
    await say(true);
  });

  test('is one voice from two tabs at once, and one each from two networks and a login', async () => {
    const before = (await voices()).length;
    const tabs = server.browser();
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        tabs.send(voteArticle, { id: 107, helpful: index % 2 === 0 }),
      ),
    );
    expect(await voices()).toHaveLength(before + 1);
    const many = [server.browser(), server.browser(), server.browser()];
    await many[2]?.login('悦享包装');
    await Promise.all(many.map((one) => one.send(voteArticle, { id: 107, helpful: true })));
    const { votes } = await visitor.send(getSupport, { id: 107 });
    expect(votes).toBe(before + 4);
    expect(await voices()).toHaveLength(votes);
  });

  test('keeps why not, and forgets it when it helped after all', async () => {
    const reader = server.browser();
    const id = 101;
    const mine = () =>
      db
        .selectFrom('article_votes')
        .select(['reason', 'remark'])
        .where('article_id', '=', id)
        .execute();
    const why = { reason: voteReason.other, text: '想看截图' };
    await reader.send(voteArticle, { id, helpful: false, ...why });
    expect(await mine()).toEqual([{ reason: voteReason.other, remark: '想看截图' }]);
    await reader.send(voteArticle, { id, helpful: true, ...why });
    expect(await mine()).toEqual([{ reason: null, remark: '' }]);
  });

  test('is refused for what is not there, and for words beyond 200', async () => {
    const reader = server.browser();
    const unknown = await reader.refused(voteArticle, { id: 108, helpful: true });
    expect(unknown.errCode).toBe(errCode.notFound);
    const long = { id: 107, helpful: false, text: '长'.repeat(201) };
    expect((await reader.refused(voteArticle, long)).errCode).toBe(errCode.invalidInput);
  });

  test('survives another import of the article, and goes with an article that goes', async () => {
    const { votes } = await visitor.send(getSupport, { id: 107 });
    const changed = article(
      {
        ...{ id: 107, category: 2, title: '颜色', titleEn: 'Colour', summary: '颜色' },
        ...{ summaryEn: 'Colour', published: '2026-01-07T09:00' },
      },
      '新的正文。',
    );
    expect(await publish(db, { 'help/107-cmyk.md': changed })).toMatchObject({ removed: 0 });
    expect(await visitor.send(getSupport, { id: 107 })).toMatchObject({ title: '颜色', votes });
    expect(await publish(db, { 'help/107-cmyk.md': null })).toMatchObject({ removed: 1 });
    expect((await visitor.refused(getSupport, { id: 107 })).errCode).toBe(errCode.notFound);
    expect(await voices()).toEqual([]);
  });
});
