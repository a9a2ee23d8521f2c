/** News and help at the desk of content: two editors, the shop's clock, what cleaning takes out, and what readers get. */
import type { InputOf } from '@banxin/contract/call';
import { getNews, getNewsList } from '@banxin/contract/calls/content/news';
import { getSupport } from '@banxin/contract/calls/content/support';
import {
  cleanArticle,
  getDeskArticle,
  getDeskArticles,
  publishArticle,
  saveArticle,
  takeArticleDown,
} from '@banxin/contract/calls/works/articles';
import type { DeskArticle } from '@banxin/contract/entities/articleDesk';
import { errCode } from '@banxin/contract/errors';
import { record } from '@banxin/contract/refusals/record';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { enterStaff } from '../works/works.testkit.ts';
import { attacks } from './attacks.testkit.ts';
import { cleanHtml } from './cleanHtml.ts';
import { publish } from './content.testkit.ts';
import { differenceOf } from './difference.ts';
import { readTyped } from './typedText.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const [anna, ben] = [await enterStaff(server, ['content']), await enterStaff(server, ['content'])];
const visitor = server.browser();
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  await publish(db);
});

type Draft = InputOf<typeof saveArticle>;

const draft = (more: Partial<Draft> = {}): Draft => ({
  ...{ kind: 'news', title: '清明放假安排', titleEn: '', summary: '', summaryEn: '', topicId: 1 },
  ...{ tags: [], flags: 0, isPinned: false, endsOn: null, productIds: [] },
  body: '<p>4 月 4 日至 6 日放假。</p>',
  ...more,
});
const write = (more: Partial<Draft> = {}, who = anna): Promise<DeskArticle> =>
  who.browser.send(saveArticle, draft(more));
const again = ({ id, kind, rev }: DeskArticle, more: Partial<Draft> = {}): Draft =>
  draft({ kind, id, rev, ...more });
const open = (kind: 'news' | 'help', id: number) => anna.browser.send(getDeskArticle, { kind, id });
const refOf = ({ kind, id, rev }: DeskArticle) => ({ kind, id, rev });
const read = (id: number) => outcome(visitor.send(getNews, { id }));

describe('an article', () => {
  test('is a draft that nobody reads until it is published, and nobody once it is taken down; who did what is written down', async () => {
    const written = await write();
    expect(written).toMatchObject({ standing: 'draft', publishedAt: null, rev: 0 });
    expect(await read(written.id)).toBe(errCode.notFound);
    const out = await anna.browser.send(publishArticle, { ...refOf(written), at: null });
    expect(out.standing).toBe('published');
    expect(await visitor.send(getNews, { id: out.id })).toMatchObject({
      name: '清明放假安排',
      // Readers of English are not left without a title.
      nameEn: '清明放假安排',
      summary: '4 月 4 日至 6 日放假。',
      content: '<p>4 月 4 日至 6 日放假。</p>',
    });
    const down = await ben.browser.send(takeArticleDown, {
      ...refOf(out),
      reason: '日期写错了，改好再发',
    });
    expect(down.standing).toBe('down');
    expect(await read(out.id)).toBe(errCode.notFound);
    expect((await open('news', out.id)).events).toMatchObject([
      { event: 'takenDown', note: '日期写错了，改好再发' },
      { event: 'published', note: null },
      { event: 'written', note: null },
    ]);
    const staff = await db
      .selectFrom('article_events')
      .select('staff_id')
      .where('article_id', '=', out.id)
      .orderBy('id')
      .execute();
    expect(staff.map(({ staff_id }) => staff_id)).toEqual([anna.id, anna.id, ben.id]);
  });

  test('that is dated tomorrow is not seen until the shop’s clock is there', async () => {
    const written = await write({ title: '明天上线' });
    const { now } = { now: Date.parse(await serverTime()) };
    const at = new Date(now + DAY_MS).toISOString();
    const planned = await anna.browser.send(publishArticle, { ...refOf(written), at });
    expect(planned.standing).toBe('planned');
    expect(await read(written.id)).toBe(errCode.notFound);
    const listed = () => visitor.send(getNewsList, { keyword: '明天上线' });
    expect((await listed()).total).toBe(0);
    await shopClock.advance(DAY_MS - 60_000);
    expect(await read(written.id)).toBe(errCode.notFound);
    await shopClock.advance(2 * 60_000);
    expect(await read(written.id)).toBe('done');
    expect((await listed()).total).toBe(1);
    expect((await open('news', written.id)).standing).toBe('published');
  });

  test('cannot be planned for another age, nor published with nothing to show', async () => {
    const written = await write();
    const far = await anna.browser.refused(publishArticle, {
      ...refOf(written),
      at: '2031-01-01T00:00:00.000+08:00',
    });
    expect(far.fields).toEqual({ at: '发布时间最多在 366 天以内' });
    const empty = await write({ body: '<script>hit()</script><p> </p>' });
    const nothing = await anna.browser.refused(publishArticle, { ...refOf(empty), at: null });
    expect(nothing.fields).toEqual({ body: '正文没有可显示的内容，请填写后发布' });
    const out = await anna.browser.send(publishArticle, { ...refOf(written), at: null });
    const emptied = await anna.browser.refused(saveArticle, again(out, { body: ' ' }));
    expect(emptied.fields).toEqual({ body: '正文没有可显示的内容，请填写后发布' });
  });

  test('that is not out is not taken down, and none without a reason', async () => {
    const written = await write();
    const ref = refOf(written);
    expect(
      await outcome(anna.browser.send(takeArticleDown, { ...ref, reason: '还没有发布过' })),
    ).toBe(errCode.wrongState);
    const refusal = await anna.browser.refused(takeArticleDown, { ...ref, reason: '错' });
    expect(Object.keys(refusal.fields ?? {})).toEqual(['reason']);
  });

  test.each<[string, Partial<Draft>, string]>([
    ['a title that is missing', { title: '  ' }, 'title'],
    ['a title of 81 characters', { title: '长'.repeat(81) }, 'title'],
    ['a section that there is not', { topicId: 7 }, 'topicId'],
    ['the section that stands for all', { topicId: 0 }, 'topicId'],
    ['a product that there is not', { productIds: [999_999] }, 'productIds'],
    ['a day that there is not', { endsOn: '2026-02-30' }, 'endsOn'],
    ['a mark that there is not', { flags: 16 }, 'flags'],
    ['a tag of another category', { kind: 'help', topicId: 2, tags: ['注册'] }, 'tags'],
    ['more text than there is room for', { body: '长'.repeat(60_001) }, 'body'],
  ])('%s is said at its field, and nothing is written', async (_, more, field) => {
    const before = (await anna.browser.send(getDeskArticles, { kind: more.kind ?? 'news' })).total;
    const refusal = await anna.browser.refused(saveArticle, draft(more));
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    const after = (await anna.browser.send(getDeskArticles, { kind: more.kind ?? 'news' })).total;
    expect(after).toBe(before);
  });

  test('of the help has tags and no marks; an imported one is opened as it was imported', async () => {
    const imported = await open('help', 106);
    expect(imported).toMatchObject({ tags: ['出血'], standing: 'published', events: [] });
    // What the import wrote is clean already: nothing would be taken out.
    expect(imported.pieces.every(({ is }) => is === 'same')).toBe(true);
    const saved = await anna.browser.send(saveArticle, {
      ...draft({ ...imported, flags: 3, isPinned: true, title: '出血留多少毫米' }),
    });
    expect(saved).toMatchObject({ flags: 0, isPinned: false });
    expect(saved.html).toBe(imported.html);
    expect(await visitor.send(getSupport, { id: 106 })).toMatchObject({ title: '出血留多少毫米' });
  });
});

/** The shop's time as an answer says it. */
const serverTime = async (): Promise<string> => {
  const written = await write({ title: '现在几点' });
  return written.updatedAt ?? '';
};

describe('two editors', () => {
  test('the second one keeps what was typed, and is shown what is stored', async () => {
    const opened = await write();
    const first = await anna.browser.send(saveArticle, again(opened, { title: '清明放假三天' }));
    const refusal = await ben.browser.refused(saveArticle, again(opened, { title: '清明休息' }));
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '内容已在别处更改，请核对后再保存',
      data: { key: record.changedElsewhere.key, current: { title: '清明放假三天', rev: 1 } },
    });
    // Whoever has seen it may save over it.
    const second = await ben.browser.send(saveArticle, again(first, { title: '清明休息' }));
    expect(second).toMatchObject({ title: '清明休息', rev: 2 });
  });

  test.each<[string, (one: DeskArticle, who: typeof anna) => Promise<unknown>]>([
    ['save', (one, who) => who.browser.send(saveArticle, again(one, { title: who.name }))],
    ['publish', (one, who) => who.browser.send(publishArticle, { ...refOf(one), at: null })],
  ])('of two who %s at once one does', async (_, act) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const one = await write();
      const outcomes = await Promise.all([outcome(act(one, anna)), outcome(act(one, ben))]);
      expect(outcomes.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
      expect((await open('news', one.id)).rev).toBe(1);
    }
  });

  test('two new articles at once are two', async () => {
    const [one, other] = await Promise.all([write({}, anna), write({}, ben)]);
    expect(one.id).not.toBe(other.id);
  });

  test('a folder that is imported keeps what was written here, and tells whoever has one of its own open', async () => {
    const own = await write({ title: '只在这里' });
    const opened = await open('news', 3);
    await publish(db);
    expect((await open('news', own.id)).title).toBe('只在这里');
    expect(await outcome(ben.browser.send(saveArticle, again(opened)))).toBe(errCode.wrongState);
  });
});

describe('the list', () => {
  test('finds by how an article stands, by section, by words and by number', async () => {
    await shopClock.advance(60_000);
    const one = await write({ title: '端午粽子礼盒', topicId: 2 });
    const find = async (more: object) =>
      (await anna.browser.send(getDeskArticles, { kind: 'news', ...more })).items.map(
        ({ id }) => id,
      );
    expect(await find({ keyword: '粽子' })).toEqual([one.id]);
    expect(await find({ keyword: String(one.id) })).toEqual([one.id]);
    expect(await find({ standing: 'draft', topicId: 2 })).toEqual([one.id]);
    expect(await find({ standing: 'published', keyword: '粽子' })).toEqual([]);
    // What was touched last is first.
    expect((await find({}))[0]).toBe(one.id);
    expect(await find({ pageIndex: 99 })).toEqual([]);
  });
});

describe('what is typed', () => {
  test('without any HTML is paragraphs', () => {
    expect(readTyped('价格 < 100 元\n含税\n\n 第二段 & 完').html).toBe(
      '<p>价格 &lt; 100 元<br />含税</p>\n<p>第二段 &amp; 完</p>',
    );
  });

  test('gets contents from its headings, and links to them hold', () => {
    const { html, outline } = readTyped(
      '<h2 id="a">一 &amp; 二</h2><p><a href="#a">回到一</a></p><h3>三</h3>',
    );
    expect(outline).toEqual([
      { anchor: 's1', level: 2, text: '一 & 二' },
      { anchor: 's2', level: 3, text: '三' },
    ]);
    expect(html).toContain('<a href="#s1">');
  });

  test('is shown beside what is taken out of it, and links that lead nowhere are named', async () => {
    const { pieces, deadLinks, html } = await anna.browser.send(cleanArticle, {
      body: '<div><p style="color:red">您好<script>hit()</script></p><a href="/nowhere/1">看</a><a href="/support/index">帮助</a></div>',
    });
    expect(html).toBe('<p>您好</p><a href="/nowhere/1">看</a><a href="/support/index">帮助</a>');
    expect(deadLinks).toEqual(['/nowhere/1']);
    expect(pieces.filter(({ is }) => is !== 'same').map(({ is, text }) => [is, text])).toEqual([
      ['gone', '<div><p style="color:red">'],
      ['put', '<p>'],
      ['gone', '<script>hit()</script>'],
      ['gone', '</div>'],
    ]);
  });

  test('and what is clean are both told whole by the difference, whatever was typed', () => {
    const all = attacks.join('\n<p>');
    const texts = [...attacks, all, '<p>甲<p>乙', 'a<b>c', '<!-- 待改 --><p>x'];
    for (const typed of texts) {
      const clean = cleanHtml(typed);
      const pieces = differenceOf(typed, clean);
      const without = (kind: string) =>
        pieces
          .filter(({ is }) => is !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('put')).toBe(typed);
      // What stands in both may be spelt otherwise; ends that nobody typed move when texts are joined.
      if (typed !== all) expect(cleanHtml(without('gone'))).toBe(clean);
    }
  });

  test('goes through the same cleaning as an import, attack by attack', async () => {
    for (const attack of attacks) {
      const { html } = readTyped(attack);
      expect(cleanHtml(html)).toBe(html);
      expect(html.replaceAll(/ id="s\d+"/g, '')).toBe(
        /<[a-z/!?]/i.test(attack) ? cleanHtml(attack).replaceAll(/ id="[^"]*"/g, '') : html,
      );
    }
    const stored = await write({ body: attacks.join('\n').replaceAll('\0', '') });
    expect(cleanHtml(stored.html)).toBe(stored.html);
  });

  test('at its longest is compared in less than a second', () => {
    const longest = '<p style="x">甲</p>'.repeat(3_150);
    const begun = performance.now();
    const { pieces } = readTyped(longest);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(pieces.length).toBeGreaterThan(3_000);
  });
});
