/** Opinions: a number, five a day, own orders and pictures, and what the shop answers. */
import {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import { removeFile } from '@banxin/contract/calls/file/printFile';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { SUGGESTION_NOTES_MAX } from '@banxin/contract/constants';
import { subAccountRole } from '@banxin/contract/enums/customer';
import { suggestionStatus } from '@banxin/contract/enums/feedback';
import { errCode } from '@banxin/contract/errors';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter, place } from '../order/order.testkit.ts';
import { answerSuggestion } from './answerSuggestion.ts';

const server = await createTestServer();
const CONTENT = '希望名片默认不选覆膜，少点一步。';

let keys = 0;
const give = (browser: Browser, more: object = {}) => {
  keys += 1;
  return browser.send(
    createSuggestion,
    { kind: 1, content: CONTENT, ...more },
    { idempotencyKey: `opinion-${keys}` },
  );
};
const refusedOf = (browser: Browser, more: object) =>
  browser.refused(createSuggestion, { kind: 1, content: CONTENT, ...more });
const list = (browser: Browser) => browser.send(getSuggestions, {});

const picture = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#c2361d' },
})
  .png()
  .toBuffer();

test('an opinion gets a number of its day, counted from 1, and is listed as received', async () => {
  const { browser } = await enter(server);
  const { number } = await give(browser);
  expect(number).toMatch(/^TJ20261120-\d{4}$/);
  const next = await give(browser, { kind: 4, phone: '13900001234' });
  expect(Number(next.number.slice(-4))).toBe(Number(number.slice(-4)) + 1);
  const { items, total } = await list(browser);
  expect(total).toBe(2);
  expect(items.map((one) => one.number)).toEqual([next.number, number]);
  expect(items[0]).toMatchObject({
    kind: 4,
    content: CONTENT,
    status: suggestionStatus.received,
    phone: '13900001234',
    notes: [],
  });
});

test.each([
  ['no kind', { kind: undefined }, 'kind', null],
  ['a kind that there is not', { kind: 6 }, 'kind', null],
  ['nothing written', { content: '  ' }, 'content', '请填写意见内容'],
  ['nine characters', { content: '名片默认不要覆膜吧' }, 'content', '至少写 10 个字，方便我们处理'],
  [
    'more than 1,000 characters',
    { content: '长'.repeat(1_001) },
    'content',
    '意见内容最多 1,000 个字',
  ],
  ['a number that is none', { phone: '123' }, 'phone', '手机号格式不正确'],
  ['seven pictures', { fileIds: Array.from({ length: 7 }, String) }, 'fileIds', '图片最多 6 张'],
  [
    'an order of nobody',
    { orderSN: '261120000000000' },
    'orderSN',
    '您没有这张订单，请从自己的订单里选',
  ],
  [
    'a picture that is not there',
    { fileIds: ['absent'] },
    'fileIds',
    '有图片还没有传好或已删除，请重新上传',
  ],
])('%s is said at its field', async (_, more, field, words) => {
  const { browser } = await enter(server);
  const refusal = await refusedOf(browser, more);
  expect(refusal.errCode).toBe(errCode.invalidInput);
  expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  if (words !== null) expect(refusal.fields?.[field]).toBe(words);
});

test('the order is one’s own: a stranger’s is refused like one that is not there', async () => {
  const owner = await enter(server);
  const { orderSN } = await place(owner.browser);
  await give(owner.browser, { orderSN });
  expect((await list(owner.browser)).items[0]?.orderSN).toBe(orderSN);
  const stranger = await enter(server);
  const refusal = await refusedOf(stranger.browser, { orderSN });
  const missing = await refusedOf(stranger.browser, { orderSN: '261120000000000' });
  expect({ ...refusal, requestId: '' }).toEqual({ ...missing, requestId: '' });
});

test('a picture belongs to one who uploaded it for an opinion, and stays from then on', async () => {
  const { browser } = await enter(server);
  const id = await upload(server, browser, picture, '毛边.png', 'suggestion');
  await give(browser, { fileIds: [id] });
  expect((await list(browser)).items[0]?.pictures).toEqual([{ id, name: '毛边.png' }]);
  expect((await browser.refused(removeFile, { id })).errCode).toBe(errCode.wrongState);
  const stranger = await enter(server);
  expect((await refusedOf(stranger.browser, { fileIds: [id] })).fields).toHaveProperty('fileIds');
  const evidence = await upload(server, browser, picture, '破损.png', 'evidence');
  expect((await refusedOf(browser, { fileIds: [evidence] })).fields).toHaveProperty('fileIds');
});

test('the sixth of a day is refused until midnight; those refused for a fault do not count', async () => {
  const { browser } = await enter(server);
  await refusedOf(browser, { fileIds: ['absent'] });
  for (let count = 0; count < 5; count += 1) await give(browser);
  const refusal = await refusedOf(browser, {});
  expect(refusal).toMatchObject({
    errCode: errCode.tooManyRequests,
    message: '今天已提交 5 条，明天再来',
    // 09:00 to midnight.
    data: { retryAfter: 15 * 3_600 },
  });
  server.clock.advance(15 * 3_600_000);
  expect((await give(browser)).number).toBe('TJ20261121-0001');
  server.clock.advance(-15 * 3_600_000);
});

test('of eight at once five are taken, each with a number of its own', async () => {
  const { browser } = await enter(server);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      give(browser).then(
        ({ number }) => number,
        (error: { errCode: number }) => error.errCode,
      ),
    ),
  );
  const numbers = outcomes.filter((one) => typeof one === 'string');
  expect(numbers).toHaveLength(5);
  expect(new Set(numbers).size).toBe(5);
  expect(outcomes.filter((one) => one === errCode.tooManyRequests)).toHaveLength(3);
});

test('the same press sent twice is one opinion', async () => {
  const { browser } = await enter(server);
  const send = () =>
    browser.send(
      createSuggestion,
      { kind: 1, content: CONTENT },
      { idempotencyKey: 'opinion-twice' },
    );
  expect(await send()).toEqual(await send());
  expect((await list(browser)).total).toBe(1);
});

test('only who wrote it reads it, not even another account of the same company', async () => {
  const master = await enter(server);
  const roles = subAccountRole.ordering;
  const { browser } = await enter(server, { parent: master, roles });
  const { number } = await give(browser);
  expect((await list(browser)).total).toBe(1);
  expect((await list(master.browser)).total).toBe(0);
  const refusal = await master.browser.refused(addSuggestionNote, { number, text: '补充' });
  expect(refusal.errCode).toBe(errCode.notFound);
});

test('what the shop answers stands in the thread, with what the customer adds', async () => {
  const { browser } = await enter(server);
  const { number } = await give(browser);
  const now = instantOf(server.clock.now());
  expect(await answerSuggestion(server.db, { number, text: '已安排。' }, now)).toBe(true);
  const row = await browser.send(addSuggestionNote, { number, text: '  谢谢，等您上线。 ' });
  expect(row.status).toBe(suggestionStatus.answered);
  expect(row.notes.map(({ byShop, text }) => [byShop, text])).toEqual([
    [true, '已安排。'],
    [false, '谢谢，等您上线。'],
  ]);
  await answerSuggestion(server.db, { number, text: '', status: suggestionStatus.adopted }, now);
  expect((await list(browser)).items[0]).toMatchObject({ status: suggestionStatus.adopted });
  expect(await answerSuggestion(server.db, { number: 'TJ20200101-0001', text: '无' }, now)).toBe(
    false,
  );
});

test('who wrote it is told of an answer, once for each, and nobody else', async () => {
  const master = await enter(server);
  const roles = subAccountRole.ordering;
  const { browser } = await enter(server, { parent: master, roles });
  const { number } = await give(browser);
  const now = instantOf(server.clock.now());
  const answer = (text: string, status: number) =>
    answerSuggestion(server.db, { number, text, status }, now);
  await answer('', suggestionStatus.processing);
  await answer('已安排，下月上线。', suggestionStatus.answered);
  await answer('已上线。', suggestionStatus.adopted);
  const told = async (by: Browser) =>
    (await by.send(getSiteMessages, { group: 'account' })).items.map(({ kind, text }) => [
      kind,
      text.message,
    ]);
  expect(await told(browser)).toEqual([
    ['opinionAnswered', `意见 ${number}：已上线。`],
    ['opinionAnswered', `意见 ${number}：已安排，下月上线。`],
  ]);
  expect(await told(master.browser)).toEqual([]);
});

test('additions end after ten, however many are sent at once', async () => {
  const { browser } = await enter(server);
  const { number } = await give(browser);
  const add = (text: string) => outcome(browser.send(addSuggestionNote, { number, text }));
  const outcomes = await Promise.all(
    Array.from({ length: SUGGESTION_NOTES_MAX + 2 }, (_, at) => add(`补充 ${at}`)),
  );
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(SUGGESTION_NOTES_MAX);
  expect(outcomes.filter((one) => one === errCode.wrongState)).toHaveLength(2);
});

test('the demo shows an opinion at every status, the adopted one with its thread', async () => {
  const browser = server.browser();
  await browser.login('悦享包装');
  const { items } = await list(browser);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(suggestionStatus.values));
  expect(items.find(({ status }) => status === suggestionStatus.adopted)?.notes).toHaveLength(2);
});
