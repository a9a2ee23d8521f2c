/** Links to quotes: who may make, read, answer and end them. */
import {
  answerQuote,
  getQuoteShares,
  getSharedQuote,
  shareQuote,
  withdrawQuote,
} from '@banxin/contract/calls/order/quoteShare';
import { issueQuoteSheet } from '@banxin/contract/calls/order/quoteSheet';
import { QUOTE_LINKS_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { msOf } from '../../ports/clock.ts';
import { CARDS, configurationOf, enter } from '../order/order.testkit.ts';
import { removeOldQuotes } from './removeOld.ts';

const server = await createTestServer();
const { clock, db } = server;
const at = (time: string) => clock.advance(msOf(`${time}+08:00`) - clock.now());
at('2026-11-20T09:00:00');

const job = { configuration: CARDS, province: '上海市' };

/** A link to a quote of a new customer. */
async function shared(browser: Browser, configuration = CARDS) {
  const sheet = await browser.send(issueQuoteSheet, { ...job, configuration });
  const link = await browser.send(shareQuote, { number: sheet.number, shownAs: '悦享包装采购部' });
  return { sheet, ...link };
}

const reading = (token: string, browser = server.browser()) =>
  browser.send(getSharedQuote, { token });

const WANG = { isAgreed: true, name: '王总', note: '就按这个做' };

describe('whoever has the link', () => {
  test('reads what was issued, without a login, and nothing of whoever asked but the chosen name', async () => {
    const { browser, name, id } = await enter(server, { balance: 123_400 });
    const { sheet, token } = await shared(browser);
    const seen = await reading(token);
    expect(seen).toMatchObject({
      number: sheet.number,
      shownAs: '悦享包装采购部',
      state: 'waiting',
      issuedAt: sheet.issuedAt,
      validUntil: '2026-11-27',
      quote: sheet.quote,
      differences: [],
      answer: null,
    });
    expect(seen.now?.total).toBe(sheet.quote.total);
    const { mobile } = await db
      .selectFrom('customers')
      .select('mobile')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(seen);
    for (const secret of [name, mobile, '123400', token]) expect(text).not.toContain(secret);
  });

  test('agrees once: the same word again is the same word, another is told who was first', async () => {
    const { browser } = await enter(server);
    const { token } = await shared(browser);
    const first = await server.browser().send(answerQuote, { token, ...WANG });
    expect(first).toEqual({
      isAgreed: true,
      by: '王总',
      note: '就按这个做',
      at: expect.any(String),
    });
    clock.advance(60_000);
    expect(await server.browser().send(answerQuote, { token, ...WANG })).toEqual(first);
    const late = { token, isAgreed: false, name: '李经理', note: '太贵' };
    const refusal = await server.browser().refused(answerQuote, late);
    expect(refusal).toMatchObject({
      errCode: errCode.wrongState,
      message: '王总 已于 11 月 20 日 09:00 同意，每个链接只能答复一次',
    });
    expect((await reading(token)).answer).toEqual(first);
  });

  test('of ten who answer at once one is heard, and all the others are told the same name', async () => {
    const { browser } = await enter(server);
    const { token } = await shared(browser);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        server
          .browser()
          .send(answerQuote, { token, isAgreed: index % 2 === 0, name: `第${index}人`, note: '好' })
          .then(
            ({ by }) => ({ by, isHeard: true }),
            ({ data }: { data: { by: string } }) => ({ by: data.by, isHeard: false }),
          ),
      ),
    );
    expect(answers.filter(({ isHeard }) => isHeard)).toHaveLength(1);
    expect(new Set(answers.map(({ by }) => by)).size).toBe(1);
  });

  test('declines with a reason, not without one', async () => {
    const { browser } = await enter(server);
    const { token } = await shared(browser);
    const mute = await server
      .browser()
      .refused(answerQuote, { token, isAgreed: false, name: '王总', note: '  ' });
    expect(mute.fields).toEqual({ note: '请写明不同意的原因' });
    await server
      .browser()
      .send(answerQuote, { token, isAgreed: false, name: '王总', note: '太贵' });
    expect((await reading(token)).state).toBe('declined');
  });

  test.each([
    ['name', '', '请填写姓名'],
    ['name', '王'.repeat(31), '姓名最多 30 个字'],
    ['name', '王\u202e总', '含有看不见的字符，请删除后重新输入'],
    ['name', '王\n总', '含有看不见的字符，请删除后重新输入'],
    ['note', '好'.repeat(201), '留言最多 200 个字'],
    ['note', '好\u0007', '含有看不见的字符，请删除后重新输入'],
  ])('is told what is wrong with the %s %j', async (field, value, message) => {
    const { browser } = await enter(server);
    const { token } = await shared(browser);
    const refusal = await server.browser().refused(answerQuote, { token, ...WANG, [field]: value });
    expect(refusal.fields).toEqual({ [field]: message });
  });

  test('agrees until the end of the last day by the clock of the server, not after it', async () => {
    at('2026-12-01T10:00:00');
    const { browser } = await enter(server);
    const [one, other] = [await shared(browser), await shared(browser, { ...CARDS, styles: 2 })];
    at('2026-12-08T23:59:59');
    expect(await outcome(server.browser().send(answerQuote, { token: one.token, ...WANG }))).toBe(
      'done',
    );
    at('2026-12-09T00:00:00');
    const refusal = await server.browser().refused(answerQuote, { token: other.token, ...WANG });
    expect(refusal.message).toBe('报价单有效期至 12 月 8 日，现已过期，请联系发送人重新报价');
    expect(await reading(other.token)).toMatchObject({ state: 'over', isOver: true });
    expect(await reading(one.token)).toMatchObject({ state: 'agreed', isOver: true });
  });
});

describe('a price that moved', () => {
  test('stands beside that of then, line by line with the reason, and adds up', async () => {
    const { browser, id } = await enter(server, { vipLevel: 8 });
    const { token, sheet } = await shared(browser, configurationOf(201));
    await db.updateTable('customers').set({ vip_level: 0 }).where('id', '=', id).execute();
    const { quote, now, differences } = await reading(token);
    expect(quote).toEqual(sheet.quote);
    expect(differences.map(({ id: line, cause }) => [line, cause])).toEqual([['vip', 'level']]);
    const moved = differences.reduce(
      (sum, { before, after }) => sum + (after ?? 0) - (before ?? 0),
      0,
    );
    expect(moved).toBe((now?.total ?? 0) - quote.total);
  });

  test('by the price book is told so', async () => {
    const { browser } = await enter(server);
    const { token, sheet } = await shared(browser, configurationOf(201));
    const [goods, ...others] = sheet.quote.lines;
    const cheaper = [
      { ...goods, amount: (goods?.amount ?? 0) - 500, children: undefined },
      ...others,
    ];
    const quote = { ...sheet.quote, total: sheet.quote.total - 500, lines: cheaper };
    await db
      .updateTable('quote_sheets')
      .set({ quote: JSON.stringify({ ...quote, bookVersion: '2026.10' }) })
      .where('id', '=', Number(sheet.number.slice(-7)))
      .execute();
    const seen = await reading(token);
    expect([seen.quote.bookVersion, seen.now?.bookVersion]).toEqual(['2026.10', '2026.11']);
    expect((seen.now?.total ?? 0) - seen.quote.total).toBe(500);
    expect(new Set(seen.differences.map(({ cause }) => cause))).toContain('book');
  });
});

describe('whoever shared it', () => {
  test('has one link for a quote, and may change the name on it until it is answered', async () => {
    const { browser } = await enter(server);
    const { token, sheet } = await shared(browser);
    const again = { number: sheet.number, shownAs: '悦享集团' };
    expect(await browser.send(shareQuote, again)).toMatchObject({ token, shownAs: '悦享集团' });
    await server.browser().send(answerQuote, { token, ...WANG });
    const late = await browser.send(shareQuote, { ...again, shownAs: '别的公司' });
    expect(late).toEqual({ token, shownAs: '悦享集团', state: 'agreed' });
  });

  test('makes one link, however often and fast the button is pressed', async () => {
    const { browser } = await enter(server);
    const { number } = await browser.send(issueQuoteSheet, job);
    const links = await Promise.all(
      Array.from({ length: 6 }, () => browser.send(shareQuote, { number, shownAs: '悦享' })),
    );
    expect(new Set(links.map(({ token }) => token)).size).toBe(1);
  });

  test('sees who answered what and when, the newest first, also by product', async () => {
    const { browser } = await enter(server);
    const cards = await shared(browser);
    const flyers = await shared(browser, configurationOf(201));
    await server.browser().send(answerQuote, { token: cards.token, ...WANG });
    const { items, total } = await browser.send(getQuoteShares, {});
    expect(total).toBe(2);
    expect(items.map(({ state, number, token }) => [state, number, token])).toEqual([
      ['waiting', flyers.sheet.number, flyers.token],
      ['agreed', cards.sheet.number, cards.token],
    ]);
    expect(items[1]?.answer).toMatchObject({ by: '王总', note: '就按这个做' });
    expect(items[1]?.total).toBe(cards.sheet.quote.total);
    const own = await browser.send(getQuoteShares, { productId: 201 });
    expect(own.items.map(({ number }) => number)).toEqual([flyers.sheet.number]);
  });

  test('ends a link: it leads nowhere, like one that never was, and takes no answer', async () => {
    const { browser } = await enter(server);
    const { token, sheet } = await shared(browser);
    const [mine] = (await browser.send(getQuoteShares, {})).items;
    await browser.send(withdrawQuote, { id: mine?.id ?? 0 });
    await browser.send(withdrawQuote, { id: mine?.id ?? 0 });
    const gone = await server.browser().refused(getSharedQuote, { token });
    const never = await server.browser().refused(getSharedQuote, { token: 'A'.repeat(43) });
    expect(gone).toMatchObject({ errCode: errCode.notFound, message: never.message });
    expect(await outcome(server.browser().send(answerQuote, { token, ...WANG }))).toBe(
      errCode.notFound,
    );
    expect((await browser.send(getQuoteShares, {})).items[0]).toMatchObject({
      state: 'withdrawn',
      token: null,
    });
    const anew = await browser.send(shareQuote, { number: sheet.number, shownAs: '悦享' });
    expect(anew.token).not.toBe(token);
  });

  test('an answer and its withdrawal at once: either the answer came first, or there was no link any more', async () => {
    const { browser } = await enter(server);
    for (let round = 0; round < 5; round += 1) {
      const { token } = await shared(browser, { ...CARDS, styles: round + 1 });
      const [link] = (await browser.send(getQuoteShares, {})).items;
      const [said] = await Promise.all([
        outcome(server.browser().send(answerQuote, { token, ...WANG })),
        browser.send(withdrawQuote, { id: link?.id ?? 0 }),
      ]);
      const [after] = (await browser.send(getQuoteShares, {})).items;
      expect(after?.state).toBe('withdrawn');
      expect(after?.answer === null).toBe(said === errCode.notFound);
    }
  });

  test('has so many live links at most, told by number; an ended one makes room', async () => {
    const { browser, id } = await enter(server);
    const { sheet } = await shared(browser);
    const [link] = (await browser.send(getQuoteShares, {})).items;
    const row = await db
      .selectFrom('quote_sheets')
      .selectAll()
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow();
    for (let number = 1; number < QUOTE_LINKS_MAX; number += 1) {
      const { id: sheet_id } = await db
        .insertInto('quote_sheets')
        .values({
          customer_id: id,
          issued_by: id,
          digest: `copy ${number}`,
          issued_on: row.issued_on,
          issued_at: row.issued_at,
          valid_until: row.valid_until,
          job_key: row.job_key,
          configuration: JSON.stringify(row.configuration),
          quote: JSON.stringify(row.quote),
          terms: JSON.stringify(row.terms),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('quote_links')
        .values({
          customer_id: id,
          sheet_id,
          product_id: 101,
          token: `t${id}-${number}`,
          token_hash: `h${id}-${number}`,
          shown_as: '悦享',
          shared_by: id,
          shared_at: row.issued_at,
          valid_until: row.valid_until,
        })
        .execute();
    }
    const other = await browser.send(issueQuoteSheet, {
      ...job,
      configuration: configurationOf(201),
    });
    const input = { number: other.number, shownAs: '悦享' };
    const refusal = await browser.refused(shareQuote, input);
    expect(refusal.message).toBe('有效的报价链接已有 50 个，请先撤回一部分再分享');
    expect(await outcome(browser.send(shareQuote, { ...input, number: sheet.number }))).toBe(
      'done',
    );
    await browser.send(withdrawQuote, { id: link?.id ?? 0 });
    expect(await outcome(browser.send(shareQuote, input))).toBe('done');
  });

  test('cannot share a quote that is past its day', async () => {
    const { browser } = await enter(server);
    const { number } = await browser.send(issueQuoteSheet, job);
    clock.advance(8 * 24 * 3_600_000);
    expect(await outcome(browser.send(shareQuote, { number, shownAs: '悦享' }))).toBe(
      errCode.wrongState,
    );
  });
});

describe('strangers', () => {
  test('neither share, list nor end what belongs to another customer', async () => {
    const { browser } = await enter(server);
    const { sheet } = await shared(browser);
    const [link] = (await browser.send(getQuoteShares, {})).items;
    const stranger = await enter(server);
    const share = { number: sheet.number, shownAs: '冒名' };
    expect(await outcome(stranger.browser.send(shareQuote, share))).toBe(errCode.notFound);
    expect(await outcome(stranger.browser.send(withdrawQuote, { id: link?.id ?? 0 }))).toBe(
      errCode.notFound,
    );
    expect(await stranger.browser.send(getQuoteShares, {})).toEqual({ items: [], total: 0 });
    expect((await browser.send(getQuoteShares, {})).items[0]?.state).toBe('waiting');
  });

  test('who guess are stopped', async () => {
    const guessing = server.browser('10.66.0.1');
    const guess = (number: number) =>
      outcome(guessing.send(getSharedQuote, { token: String(number).padStart(43, 'x') }));
    for (let number = 0; number < 120; number += 1) {
      expect(await guess(number)).toBe(errCode.notFound);
    }
    expect(await guess(120)).toBe(errCode.tooManyRequests);
  });

  test('what is no number of a quote is none of a quote', async () => {
    const { browser } = await enter(server);
    const { sheet } = await shared(browser);
    const other = sheet.number.replace('2026', '2025');
    for (const number of [other, 'BJ20261120-99999999', '', "' or 1=1", 'BJ20261120-9999999999']) {
      expect(await outcome(browser.send(shareQuote, { number, shownAs: '悦享' }))).toBe(
        errCode.notFound,
      );
    }
  });

  test('a sub-account shares and sees what its main account shared when it may see prices', async () => {
    const master = await enter(server);
    await shared(master.browser);
    const finance = await enter(server, { parent: master, roles: subAccountRole.finance });
    expect((await finance.browser.send(getQuoteShares, {})).total).toBe(1);
    const design = await enter(server, { parent: master, roles: subAccountRole.design });
    expect(await outcome(design.browser.send(getQuoteShares, {}))).toBe(errCode.forbidden);
  });
});

test('quotes and their links go ninety days after the last day, others stay', async () => {
  at('2027-03-01T09:00:00');
  const { browser, id } = await enter(server);
  const { token } = await shared(browser);
  const count = async () =>
    Number(
      (
        await db
          .selectFrom('quote_sheets')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('customer_id', '=', id)
          .executeTakeFirstOrThrow()
      ).count,
    );
  at('2027-06-06T09:00:00');
  await removeOldQuotes(db, clock.now());
  expect(await count()).toBe(1);
  at('2027-06-07T09:00:00');
  await removeOldQuotes(db, clock.now());
  expect(await count()).toBe(0);
  expect(await outcome(reading(token))).toBe(errCode.notFound);
});
