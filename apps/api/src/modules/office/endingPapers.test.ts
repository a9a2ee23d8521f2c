/** What ends soon at the desk of papers, and reminding a customer of it once more. */
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { getCustomerRecords } from '@banxin/contract/calls/works/customers';
import {
  actOffice,
  claimOffice,
  getOfficeCase,
  getOfficeQueue,
} from '@banxin/contract/calls/works/office';
import { authStatus } from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { dayWords, minuteWords } from '@banxin/contract/messages/days';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { SEED_NOW } from '../../db/seed/seed.ts';
import { dayOf, nowOf } from '../../ports/clock.ts';
import { addCertificate } from '../certificate/certificate.testkit.ts';
import { tellCertificatesEnding } from '../certificate/ending.ts';
import { enter, paid, standAt } from '../order/order.testkit.ts';
import { enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const [anna, ben] = [
  await enterStaff(server, ['papers', 'customers']),
  await enterStaff(server, ['papers']),
];
const buyer = await enter(server, { balance: 100_000_000 });

const DAY = 24 * 3_600_000;
const WHY = '请尽快上传新的证书，审核通过后可继续下单';

const ref = (id: number) => ({ kind: 'certificate', number: `ZS${id}` }) as const;
const ending = async (keyword?: string) =>
  anna.browser.send(getOfficeQueue, {
    desk: 'papers',
    view: 'ending',
    ...(keyword && { keyword }),
  });
const open = (id: number, who = anna.browser) => who.send(getOfficeCase, ref(id));
const remind = (id: number, reason = WHY, seen = '1') => ({
  ...{ ...ref(id), event: 'REMIND', seen, reason },
});
const stepOf = async (id: number) => (await open(id)).steps.find(({ event }) => event === 'REMIND');
const factOf = async (id: number, label: string) =>
  (await open(id)).groups.flatMap(({ facts }) => facts).find((fact) => fact.label.message === label)
    ?.value;
const told = async (browser: Browser) =>
  (await browser.send(getSiteMessages, {})).items
    .filter(({ kind }) => kind === 'certificateExpiring')
    .map(({ text }) => text.message);

/** The day in so many days. */
const dayIn = (days: number) => dayOf(server.shopClock.now() + days * DAY);
/** A day as customers read it. */
const read = (day: string) => dayWords(day)[0];
const now = () => minuteWords(nowOf(server.shopClock))[0];

test('what ends within a month is listed, the earliest end first, with the days that are left', async () => {
  const soon = { customerId: buyer.id };
  const add = (brand: string, valid_until: string | null, more: object = {}) =>
    addCertificate(db, soon.customerId, { brand, valid_until, ...more });
  const [month, today, week] = [
    await add('满月', dayIn(30)),
    await add('今日', dayIn(0)),
    await add('七日', dayIn(7)),
  ];
  await add('太远', dayIn(31));
  await add('已过', dayIn(-1));
  await add('长期', null);
  await add('在审', dayIn(5), { review: 0 });
  await add('删除', dayIn(5), { removed_at: SEED_NOW });
  const { items, total } = await ending(buyer.name);
  expect(items.map((one) => [one.number, one.endsOn, one.standing.message])).toEqual([
    [`ZS${today}`, dayIn(0), '今天到期'],
    [`ZS${week}`, dayIn(7), '还有 7 天'],
    [`ZS${month}`, dayIn(30), '还有 30 天'],
  ]);
  expect(total).toBe(3);
  expect((await ending(`ZS${week}`)).items.map(({ number }) => number)).toEqual([`ZS${week}`]);
  const page = { desk: 'papers', view: 'ending', keyword: buyer.name, pageSize: 10 } as const;
  expect((await anna.browser.send(getOfficeQueue, { ...page, pageIndex: 2 })).items).toEqual([]);
  // They do not wait for anybody.
  const waiting = await anna.browser.send(getOfficeQueue, { desk: 'papers', keyword: buyer.name });
  expect(waiting.items.map(({ subject }) => subject.message)).toEqual(['商标注册证 · 在审']);
  const elsewhere = await enterStaff(server, ['invoices']);
  expect(
    await elsewhere.browser.send(getOfficeQueue, { desk: 'invoices', view: 'ending' }),
  ).toEqual({ items: [], total: 0 });
});

test('orders that are still to be made with it are named in the queue and in the case', async () => {
  const id = await addCertificate(db, buyer.id, { brand: '在用', valid_until: dayIn(11) });
  const orders = [await paid(buyer.browser), await paid(buyer.browser), await paid(buyer.browser)];
  for (const { orderSN } of orders) {
    await buyer.browser.send(setOrderCertificate, { orderSN, brandId: id });
  }
  const [first, second, stored] = orders.map(({ orderSN }) => orderSN);
  await standAt(db, stored ?? '', 62);
  expect((await ending(`ZS${id}`)).items[0]?.subject.message).toBe('在用 · 2 张订单在用');
  const one = await open(id);
  expect(one.verdicts[0]?.sentence.message).toBe(
    `证书 ${dayIn(11)} 到期，还有 11 天，之后不能用于新订单；2 张未完成的订单在用`,
  );
  expect(await factOf(id, '未完成的订单')).toMatchObject({
    said: { message: `${first}、${second}` },
  });
  expect(one.customerId).toBe(buyer.id);
  // Who does not sit at the desk of customers is not led there.
  expect((await open(id, ben.browser)).customerId).toBeUndefined();
});

test('a clerk reminds once a day with a reason that the customer reads, and the log keeps who it was', async () => {
  const person = await enter(server);
  const id = await addCertificate(db, person.id, { brand: '春山', valid_until: dayIn(11) });
  expect(await factOf(id, '上次提醒')).toBeUndefined();
  const missing = await anna.browser.refused(actOffice, remind(id, '快'));
  expect(missing.fields?.reason).toContain('请填写原因');
  expect(await told(person.browser)).toEqual([]);

  await anna.browser.send(actOffice, remind(id));
  expect(await told(person.browser)).toEqual([
    `春山 的授权证书 ${read(dayIn(11))} 到期，还有 11 天，请及时更新。${WHY}`,
  ]);
  const said = `${now()}，${anna.name}`;
  expect(await factOf(id, '上次提醒')).toMatchObject({ said: { message: said } });
  expect(await factOf(id, '提醒时的说明')).toEqual({ own: WHY });
  const again = `今天已提醒过（${said}），明天可以再提醒`;
  expect((await stepOf(id))?.refusal?.message).toBe(again);
  expect(await ben.browser.refused(actOffice, remind(id))).toMatchObject({
    errCode: errCode.wrongState,
    message: again,
  });
  const { items } = await anna.browser.send(getCustomerRecords, { id: person.id });
  expect(items.find(({ title }) => title.message === '提醒证书到期')).toMatchObject({
    to: { message: `春山 · ${dayIn(11)}` },
    by: anna.name,
    reason: WHY,
  });

  await shopClock.advance(DAY);
  expect((await stepOf(id))?.refusal).toBeNull();
  await ben.browser.send(actOffice, remind(id));
  expect(await told(person.browser)).toHaveLength(2);
});

test('on a day on which the shop reminded by itself nobody reminds again', async () => {
  const person = await enter(server);
  const id = await addCertificate(db, person.id, { brand: '自动', valid_until: dayIn(7) });
  await tellCertificatesEnding(db, nowOf(server.shopClock));
  expect(await told(person.browser)).toHaveLength(1);
  expect(await factOf(id, '上次提醒')).toMatchObject({
    said: { message: `${now()}，系统自动` },
  });
  expect((await anna.browser.refused(actOffice, remind(id))).message).toContain('系统自动');
  await shopClock.advance(DAY);
  await anna.browser.send(actOffice, remind(id));
  expect(await told(person.browser)).toHaveLength(2);
});

test('of two clerks at once one reminds; in somebody’s hands it is left to them', async () => {
  const person = await enter(server);
  const id = await addCertificate(db, person.id, { brand: '同时', valid_until: dayIn(11) });
  const outcomes = await Promise.all(
    [anna, ben].map(({ browser }) => outcome(browser.send(actOffice, remind(id)))),
  );
  expect(outcomes.toSorted()).toEqual([errCode.wrongState, 'done'].toSorted());
  expect(await told(person.browser)).toHaveLength(1);

  await shopClock.advance(DAY);
  await anna.browser.send(claimOffice, ref(id));
  expect((await ben.browser.refused(actOffice, remind(id))).message).toMatch(/正在处理/);
  expect(await told(person.browser)).toHaveLength(1);
});

test('renewed meanwhile, or over, it is not spoken of any more', async () => {
  const person = await enter(server);
  const id = await addCertificate(db, person.id, { brand: '续期', valid_until: dayIn(11) });
  const renewed = { brand: '续期', kind: 0, number: 'ZC-1', validFrom: '2026-01-01' } as const;
  await db
    .updateTable('certificates')
    .set({ valid_until: dayIn(376), rev: 2, number: renewed.number })
    .where('id', '=', id)
    .execute();
  const late = await anna.browser.refused(actOffice, remind(id));
  expect(late.message).toBe('证书已续期、到期或删除，没有提醒');
  expect((await open(id)).steps).toEqual([]);
  const over = await addCertificate(db, person.id, { brand: '过期', valid_until: dayIn(-1) });
  expect((await open(over)).steps).toEqual([]);
  expect((await anna.browser.refused(actOffice, remind(over))).errCode).toBe(errCode.wrongState);
  expect(await told(person.browser)).toEqual([]);
});

test('a company’s document that ends is listed too; nothing is sent of it, and the case says so', async () => {
  const person = await enter(server);
  const held = (validTo: string | null) =>
    JSON.stringify({
      ...{ documentType: 1, companyName: '上海将到期有限公司', taxNumber: '555555555555517' },
      ...{ validTo, fileId: null },
    });
  await db
    .insertInto('authentications')
    .values({ customer_id: person.id, rev: 1, held: held(dayIn(15)) })
    .execute();
  const stand = (auth_status: number) =>
    db.updateTable('customers').set({ auth_status }).where('id', '=', person.id).execute();
  await stand(authStatus.passed);
  const { items } = await ending(person.name);
  expect(items).toMatchObject([
    { kind: 'authentication', endsOn: dayIn(15), standing: { message: '还有 15 天' } },
  ]);
  const number = `RZ${person.id}`;
  const one = await anna.browser.send(getOfficeCase, { kind: 'authentication', number });
  expect(one.verdicts[0]?.sentence.message).toContain('也没有自动提醒');
  expect(one.steps).toEqual([]);
  // A newer document is looked at already.
  await stand(authStatus.submitted);
  expect((await ending(person.name)).items).toEqual([]);
});
