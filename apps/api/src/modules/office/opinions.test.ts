/** Opinions at the desk of content: answered once, read when something is added, and followed by whoever gave them. */
import {
  addSuggestionNote,
  createSuggestion,
  getSuggestions,
} from '@banxin/contract/calls/feedback/suggestion';
import { getDesks } from '@banxin/contract/calls/works/desk';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { suggestionStatus as s } from '@banxin/contract/enums/feedback';
import { errCode } from '@banxin/contract/errors';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { upload } from '../file/upload.testkit.ts';
import { enter } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const [anna, ben] = [await enterStaff(server, ['content']), await enterStaff(server, ['content'])];
const { browser } = await enter(server);

const give = async (more: object = {}) =>
  (await browser.send(createSuggestion, { kind: 1, content: '希望名片默认不选覆膜。', ...more }))
    .number;
const refOf = (number: string) => ({ kind: 'suggestion', number }) as const;
const open = (number: string, who = anna) => who.browser.send(getOfficeCase, refOf(number));
const queued = async (keyword: string) =>
  (await anna.browser.send(getOfficeQueue, { desk: 'content', keyword })).items;
const act = async (number: string, event: string, text?: string, who = anna) =>
  who.browser.send(actOffice, {
    ...refOf(number),
    event,
    seen: (await open(number, who)).seen,
    ...(text !== undefined && { text }),
  });
const followed = async (number: string) =>
  (await browser.send(getSuggestions, {})).items.find((one) => one.number === number);
/** Five opinions a day are one account’s. */
const nextDay = () => shopClock.advance(24 * 3_600_000);

test('an opinion waits with its pictures; answered, it leaves the queue and its customer reads the answer', async () => {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#c2361d' },
  })
    .png()
    .toBuffer();
  const fileId = await upload(server, browser, picture, '截图.png', 'suggestion');
  const number = await give({ fileIds: [fileId], phone: '13900001234' });
  expect(await queued(number)).toMatchObject([{ kind: 'suggestion', isLate: false }]);
  const one = await open(number);
  expect(one.talk[0]).toMatchObject({ by: 'customer', text: '希望名片默认不选覆膜。' });
  const [shown] = one.talk[0]?.pictures ?? [];
  expect((await anna.browser.fetch(shown?.preview ?? '')).status).toBe(200);
  const papers = await enterStaff(server, ['papers']);
  expect((await papers.browser.fetch(shown?.preview ?? '')).status).toBe(404);
  await act(number, 'ANSWER', '下周上线，谢谢。');
  expect(await queued(number)).toEqual([]);
  expect(await followed(number)).toMatchObject({
    status: s.answered,
    notes: [{ byShop: true, text: '下周上线，谢谢。' }],
  });
  expect((await open(number)).events.map(({ title }) => title.message)).toEqual([
    expect.stringMatching(/：已答复$/),
  ]);
});

test('an answer has 1 to 500 characters', async () => {
  const number = await give();
  const { seen } = await open(number);
  const answer = { ...refOf(number), event: 'ANSWER', seen };
  expect((await anna.browser.refused(actOffice, answer)).fields).toEqual({
    text: '请填写 1 至 500 个字的回复',
  });
  const long = await anna.browser.refused(actOffice, { ...answer, text: '长'.repeat(501) });
  expect(Object.keys(long.fields ?? {})).toEqual(['text']);
  expect(await followed(number)).toMatchObject({ status: s.received, notes: [] });
});

test('what its customer adds brings it back, to be answered or noted as read; adopted, it stays adopted', async () => {
  const number = await give();
  await act(number, 'TAKE_UP');
  expect(await followed(number)).toMatchObject({ status: s.processing });
  await act(number, 'ADOPT', '已采纳，下月上线。');
  expect(await queued(number)).toEqual([]);
  await browser.send(addSuggestionNote, { number, text: '谢谢！' });
  const [head] = await queued(number);
  expect(head?.standing.message).toBe('有新补充');
  const one = await open(number);
  expect(one.verdicts[0]?.sentence.message).toMatch(/^客户补充了说明/);
  expect(one.steps.map(({ event }) => event)).toEqual(['ANSWER', 'READ']);
  await act(number, 'READ');
  expect(await queued(number)).toEqual([]);
  await act(number, 'ANSWER', '已上线。');
  expect(await followed(number)).toMatchObject({ status: s.adopted });
});

test('what was added meanwhile is read before anything is decided', async () => {
  await nextDay();
  const number = await give();
  const { seen } = await open(number);
  await browser.send(addSuggestionNote, { number, text: '再补一句' });
  const refusal = await anna.browser.refused(actOffice, {
    ...refOf(number),
    ...{ event: 'ANSWER', text: '好的', seen },
  });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '此单已变为“已收到”，未重复处理',
  });
});

test('of two clerks who answer at once one does, and whoever has it in hand keeps it', async () => {
  await nextDay();
  for (let turn = 0; turn < 4; turn += 1) {
    const number = await give();
    const { seen } = await open(number);
    const answer = (who: typeof anna) =>
      outcome(
        who.browser.send(actOffice, {
          ...refOf(number),
          ...{ event: 'ANSWER', text: `${who.name} 答复`, seen },
        }),
      );
    const outcomes = await Promise.all([answer(anna), answer(ben)]);
    expect(outcomes.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
    expect((await followed(number))?.notes).toHaveLength(1);
  }
  const number = await give();
  await anna.browser.send(claimOffice, refOf(number));
  expect(await outcome(act(number, 'ANSWER', '好的', ben))).toBe(errCode.wrongState);
});

test('nobody has looked at it for a working day: it is late, and counts as late', async () => {
  await nextDay();
  const number = await give();
  await shopClock.advance(25 * 3_600_000);
  expect(await queued(number)).toMatchObject([{ isLate: true }]);
  const { desks } = await anna.browser.send(getDesks, {});
  expect(desks).toMatchObject([{ desk: 'content' }]);
  const waiting = await db
    .selectFrom('suggestions')
    .select('id')
    .where((eb) => eb.or([eb('status', '<', s.answered), eb('noted_at', 'is not', null)]))
    .execute();
  expect(desks[0]?.count).toBe(waiting.length);
  await act(number, 'TAKE_UP');
  expect(await queued(number)).toMatchObject([{ isLate: false }]);
});
