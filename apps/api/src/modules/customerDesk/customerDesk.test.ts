/** The desk of customers over its calls: found, read, changed with reasons, told; one's own account and the account's money stay shut. */
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getCustomerManager, getDeliveryMan } from '@banxin/contract/calls/delivery/contacts';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { calculateQuote } from '@banxin/contract/calls/order/quote';
import {
  changeCustomer,
  endCustomerDevice,
  findCustomers,
  getCustomerDevices,
  getCustomerFile,
  getCustomerLedger,
  getCustomerOrders,
  getCustomerRecords,
  giveCoupons,
} from '@banxin/contract/calls/works/customers';
import { contactGroup } from '@banxin/contract/enums/contact';
import { couponKind } from '@banxin/contract/enums/coupon';
import {
  customerSign,
  customerType,
  subAccountRole,
  worksDesks,
} from '@banxin/contract/enums/customer';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { CARDS, enter, paid } from '../order/order.testkit.ts';
import { enterAdmin, enterStaff } from '../works/works.testkit.ts';

const server = await createTestServer();
const { db, shopClock } = server;
const anna = await enterStaff(server, ['customers']);
const ben = await enterStaff(server, ['customers', 'receipts']);
const WHY = '客户来电说明';
const GIFT = {
  ...{ kind: couponKind.order, amount: 2_000, minSpend: 10_000, count: 1, days: 30 as const },
  reason: WHY,
};

const found = async (keyword?: string, who = anna) => {
  const { items } = await who.browser.send(findCustomers, keyword === undefined ? {} : { keyword });
  return items.map(({ name }) => name);
};
const fileOf = (id: number, who = anna) => who.browser.send(getCustomerFile, { id });
const change = async (
  id: number,
  field: 'type' | 'flags' | 'manager' | 'deliveryMan',
  value: number | null,
  who = anna,
) => {
  const { rev } = (await fileOf(id, who)).values;
  return who.browser.send(changeCustomer, { id, rev, field, value, reason: WHY });
};
const told = async (browser: Browser) => (await browser.send(getSiteMessages, {})).items;
const records = async (id: number, who = anna) =>
  (await who.browser.send(getCustomerRecords, { id })).items;

test('a customer is found by account, company, number, the whole mobile number or its last four', async () => {
  const buyer = await enter(server);
  const colleague = await enter(server, { parent: buyer, roles: subAccountRole.finance });
  await db
    .updateTable('customers')
    .set({ mobile: '19912347391' })
    .where('id', '=', buyer.id)
    .execute();
  await db
    .insertInto('authentications')
    .values({
      ...{ customer_id: buyer.id, document_type: null, company_name: null, tax_number: null },
      ...{ valid_to: null, file_id: null, submitted_by: null, submitted_at: null },
      ...{ decided_at: null, failure: null, reason: null, held_tax_number: '91TEST' },
      held: JSON.stringify({
        ...{ documentType: 1, companyName: '云栖纸品有限公司', taxNumber: '91TEST' },
        ...{ validTo: null, fileId: null },
      }),
      waiting_until: null,
    })
    .execute();
  for (const words of ['云栖 纸品', '7391', '19912347391', String(buyer.id), colleague.name]) {
    expect(await found(words)).toContain(buyer.name);
  }
  expect((await found(buyer.name))[0]).toBe(buyer.name);
  expect(await found('没有这家公司')).toEqual([]);
  const { items } = await anna.browser.send(findCustomers, { keyword: '7391' });
  expect(items[0]).toMatchObject({
    company: '云栖纸品有限公司',
    mobile: '199****7391',
    typeLabel: { message: '普通客户' },
  });
  expect(JSON.stringify(await fileOf(buyer.id))).not.toContain('19912347391');
});

test('without words stand those that one looked at oneself, the last first; who looked is written down once in a while', async () => {
  const clerk = await enterStaff(server, ['customers']);
  expect(await found(undefined, clerk)).toEqual([]);
  const [first, second] = [await enter(server), await enter(server)];
  await fileOf(first.id, clerk);
  await shopClock.advance(1_000);
  await fileOf(second.id, clerk);
  expect(await found(undefined, clerk)).toEqual([second.name, first.name]);
  await fileOf(first.id, clerk);
  const looks = async () =>
    (await records(first.id, clerk)).filter(({ title }) => title.message === '查看客户资料');
  expect(await looks()).toHaveLength(1);
  expect((await looks())[0]).toMatchObject({ by: clerk.name, reason: null });
  await shopClock.advance(11 * 60_000);
  await clerk.browser.send(getCustomerOrders, { id: first.id });
  expect(await looks()).toHaveLength(2);
});

test('another type is another price at once: told, logged with its reason, and refused without one', async () => {
  const buyer = await enter(server);
  const job = { configuration: CARDS, province: '上海市' };
  const before = await buyer.browser.send(calculateQuote, job);
  const { rev } = (await fileOf(buyer.id)).values;
  const asked = { id: buyer.id, rev, field: 'type', value: customerType.partner } as const;
  for (const reason of [undefined, '', '  短 ', '字'.repeat(201)]) {
    const refusal = await anna.browser.refused(changeCustomer, {
      ...asked,
      ...(reason !== undefined && { reason }),
    });
    expect(refusal.errCode).toBe(errCode.invalidInput);
  }
  const file = await anna.browser.send(changeCustomer, { ...asked, reason: WHY });
  expect(file.values).toMatchObject({ rev: rev + 1, type: customerType.partner });
  const after = await buyer.browser.send(calculateQuote, job);
  expect(after.total).toBeLessThan(before.total);
  const [message] = await told(buyer.browser);
  expect(message?.text.message).toBe(
    `客户类型由“普通客户”改为“合作伙伴”，之后的报价按新类型计算：${WHY}`,
  );
  expect((await records(buyer.id))[0]).toMatchObject({
    ...{ by: anna.name, reason: WHY },
    title: { message: '修改客户类型' },
    from: { message: '普通客户' },
    to: { message: '合作伙伴' },
  });
});

test('two clerks: the second learns what is stored; the same again changes nothing', async () => {
  const buyer = await enter(server);
  const { rev } = (await fileOf(buyer.id)).values;
  const asked = { id: buyer.id, rev, reason: WHY, field: 'flags' as const };
  const bakery = customerSign.bakeryShop;
  await anna.browser.send(changeCustomer, { ...asked, value: bakery });
  const late = await ben.browser.refused(changeCustomer, {
    ...asked,
    value: customerSign.groupCustomer,
  });
  expect(late.errCode).toBe(errCode.wrongState);
  expect(late.message).toBe('内容已在别处更改，请核对后再保存');
  expect(late.data).toMatchObject({ current: { rev: rev + 1, flags: bakery } });
  const same = await ben.browser.send(changeCustomer, { ...asked, value: bakery });
  expect(same.values.rev).toBe(rev + 1);
  expect((await records(buyer.id)).filter(({ reason }) => reason !== null)).toHaveLength(1);
  // Flags are the works' own words.
  expect(await told(buyer.browser)).toEqual([]);
  const { sign } = (await buyer.browser.send(getSimpleCustomer, {})) ?? { sign: 0 };
  expect(customerSign.has(sign, customerSign.agreementSigned)).toBe(true);
  const signed = await ben.browser.refused(changeCustomer, {
    ...{ ...asked, rev: rev + 1 },
    value: customerSign.agreementSigned,
  });
  expect(signed.fields?.value).toContain('不能修改');
});

test('of twenty changes at once by as many people each either holds or is refused, and none is lost', async () => {
  const buyer = await enter(server);
  const { rev } = (await fileOf(buyer.id)).values;
  const flags = [4, 8, 16, 32, 64, 128, 256, 512];
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      outcome(
        (at % 2 === 0 ? anna : ben).browser.send(changeCustomer, {
          ...{ id: buyer.id, rev, field: 'flags', reason: WHY },
          value: flags[at % flags.length] ?? 4,
        }),
      ),
    ),
  );
  const { values } = await fileOf(buyer.id);
  expect(values.rev).toBe(rev + 1);
  const same = flags.indexOf(values.flags);
  expect(done).toEqual(
    done.map((_, at) => (at % flags.length === same ? 'done' : errCode.wrongState)),
  );
});

test('whoever looks after a customer is named to it, until that person has gone', async () => {
  const buyer = await enter(server);
  const driver = await enterStaff(server, ['shipping']);
  await change(buyer.id, 'manager', ben.id);
  await change(buyer.id, 'deliveryMan', driver.id);
  const contact = (group: 1 | 2 | 3 | 4) => buyer.browser.send(getCustomerManager, { group });
  expect((await contact(contactGroup.orders)).person).toBe(ben.name);
  expect((await contact(contactGroup.finance)).person).toBeNull();
  const van = { smallAreaId: 411_481 };
  expect(await buyer.browser.send(getDeliveryMan, van)).toMatchObject({ person: driver.name });
  expect(await server.browser().send(getDeliveryMan, van)).toMatchObject({ person: null });
  expect((await told(buyer.browser)).map(({ text }) => text.message)).toEqual([
    `送货员现在是${driver.name}：${WHY}`,
    `专属客服现在是${ben.name}：${WHY}`,
  ]);
  await db
    .updateTable('customers')
    .set({ disabled_at: '2026-11-20T09:00:00.000+08:00' })
    .where('id', '=', driver.id)
    .execute();
  expect(await buyer.browser.send(getDeliveryMan, van)).toMatchObject({ person: null });
  const { rev } = (await fileOf(buyer.id)).values;
  const asked = { id: buyer.id, rev, field: 'manager', reason: WHY } as const;
  for (const value of [driver.id, buyer.id, 999_999]) {
    const refusal = await anna.browser.refused(changeCustomer, { ...asked, value });
    expect(refusal.fields?.value).toContain('在岗的员工');
  }
  expect((await change(buyer.id, 'deliveryMan', null)).values.deliveryMan).toBeNull();
  expect((await told(buyer.browser))[0]?.text.message).toContain('送货员不再指定专人');
});

test('the customer to which the own login belongs is looked at and not touched, by whichever login of it', async () => {
  const admin = await enterAdmin(server);
  const colleague = await enter(server, { parent: anna, roles: subAccountRole.ordering });
  await db
    .updateTable('customers')
    .set({ desks: worksDesks.customers })
    .where('id', '=', colleague.id)
    .execute();
  for (const [who, id] of [
    [anna, anna.id],
    [colleague, anna.id],
    [admin, admin.id],
  ] as const) {
    const file = await fileOf(id, who);
    expect(file).toMatchObject({
      isOwn: true,
      locked: { message: expect.stringContaining('同事') },
    });
    const { rev } = file.values;
    const [device] = await who.browser.send(getCustomerDevices, { id });
    const attempts = [
      () => who.browser.send(changeCustomer, { id, rev, field: 'flags', value: 4, reason: WHY }),
      () => who.browser.send(giveCoupons, { ...GIFT, id }),
      () => who.browser.send(endCustomerDevice, { id, device: device?.id ?? '', reason: WHY }),
    ];
    for (const attempt of attempts) expect(await outcome(attempt())).toBe(errCode.forbidden);
  }
  // A colleague sees to it; who belongs to the works is decided elsewhere.
  expect((await change(anna.id, 'flags', 4, ben)).values.flags).toBe(4);
  expect(await outcome(change(anna.id, 'type', customerType.ordinary, ben))).toBe(
    errCode.wrongState,
  );
  const buyer = await enter(server);
  expect(await outcome(change(buyer.id, 'type', customerType.internalStaff))).toBe(
    errCode.invalidInput,
  );
});

test('orders are read by the desk, the account by those alone who also sit at receipts, who are written down', async () => {
  const buyer = await enter(server, { balance: 10_000_000 });
  const { orderSN } = await paid(buyer.browser);
  const { items } = await anna.browser.send(getCustomerOrders, { id: buyer.id });
  expect(items[0]).toMatchObject({ orderSN, by: buyer.name });
  expect(await outcome(anna.browser.send(getCustomerLedger, { id: buyer.id }))).toBe(
    errCode.forbidden,
  );
  expect((await fileOf(buyer.id)).ledgerShut?.message).toBe('收支只对银行收款工位开放');
  const book = await ben.browser.send(getCustomerLedger, { id: buyer.id });
  expect(book.sums.income - book.sums.spending).toBe(book.balance);
  expect(book.items[0]?.orderSNs).toEqual([orderSN]);
  const looks = (await records(buyer.id)).filter(({ title }) => title.message === '查看收支');
  expect(looks).toHaveLength(1);
  expect(looks[0]).toMatchObject({ by: ben.name });
});

test('a device of a colleague is ended once: the next call is refused, its login is told, others stay', async () => {
  const buyer = await enter(server);
  const colleague = await enter(server, { parent: buyer, roles: subAccountRole.ordering });
  const other = server.browser();
  await other.login(colleague.name);
  const devices = await anna.browser.send(getCustomerDevices, { id: buyer.id });
  expect(devices.map(({ login }) => login).toSorted()).toEqual(
    [buyer.name, colleague.name, colleague.name].toSorted(),
  );
  const session = devices.find(({ login }) => login === colleague.name)?.id ?? '';
  const asked = { id: buyer.id, device: session };
  expect((await anna.browser.refused(endCustomerDevice, asked)).fields?.reason).toContain('原因');
  const ended = await Promise.all(
    [anna, ben, anna, ben].map((who) =>
      outcome(who.browser.send(endCustomerDevice, { ...asked, reason: WHY })),
    ),
  );
  expect(ended.filter((one) => one === 'done')).toHaveLength(1);
  expect(ended.filter((one) => one === errCode.notFound)).toHaveLength(3);
  const answers = await Promise.all(
    [colleague.browser, other].map((browser) => outcome(browser.send(getSiteMessages, {}))),
  );
  expect(answers.toSorted()).toEqual([errCode.notLoggedIn, 'done'].toSorted());
  expect(await outcome(buyer.browser.send(getSiteMessages, {}))).toBe('done');
  const left = answers[0] === 'done' ? colleague.browser : other;
  expect((await told(left))[0]?.text.message).toContain(`已退出登录：${WHY}`);
  expect(await told(buyer.browser)).toEqual([]);
  const stranger = await enter(server);
  expect(
    await outcome(anna.browser.send(endCustomerDevice, { ...asked, id: stranger.id, reason: WHY })),
  ).toBe(errCode.notFound);
});
