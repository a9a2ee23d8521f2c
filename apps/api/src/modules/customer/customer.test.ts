import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  createAddress,
  getAddresses,
  setDefaultAddress,
} from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { errCode } from '@banxin/contract/errors';
import { messages } from '@banxin/contract/messages';
import { expect, test } from 'vitest';
import { type Browser, createTestServer } from '../../../test/harness.ts';

const server = await createTestServer();

async function enter(account: string): Promise<Browser> {
  const browser = server.browser();
  await browser.login(account);
  return browser;
}

const address = {
  consignee: '收货处',
  mobilePhone: '13800000002',
  province: '上海市',
  city: '上海市',
  district: '徐汇区',
  detail: '漕溪北路 1 号',
};

test.each([
  ['悦享包装', 3, 1, 6, 0, 3, true],
  ['新客小店', 3, 1, 0, 0, 0, false],
  ['合作伙伴印务', 5, 1, 3, 0, 2, true],
  ['海外采购部', 6, 1, 0, 0, 2, true],
  ['跨境优选', 7, 1, 2, 0, 2, true],
  ['悦享财务', 3, 1, 6, 16, 3, true],
  ['悦享设计', 3, 1, 6, 2, 3, true],
  ['系统管理员', 8, 0, 0, 0, 2, false],
])(
  '%s is of type %i, role type %i, VIP %i, roles %i, sign %i, gift pack had: %s',
  async (customerName, type, userRoleType, vipLevel, roles, sign, isNewCouponed) => {
    const info = await (await enter(customerName)).send(getSimpleCustomer, {});
    expect(info).toMatchObject({
      customerName,
      type,
      userRoleType,
      vipLevel,
      roles,
      sign,
      isNewCouponed,
    });
  },
);

const ALL = [
  'admin',
  '子账号管理',
  '充值',
  '申请售后',
  '我的主页',
  '发票中心',
  '导出订单',
  '我的订单',
];
test.each([
  ['悦享包装', ALL],
  ['系统管理员', ALL],
  ['悦享财务', ['充值', '我的主页', '发票中心', '导出订单', '我的订单']],
  ['悦享设计', ['我的主页', '我的订单']],
])('%s holds %j', async (account, names) => {
  const held = await (await enter(account)).send(getSubPermissions, {});
  expect(held.map(({ name }) => name)).toEqual(names);
});

test('a change of roles counts at once, in every session', async () => {
  const browser = await enter('悦享设计');
  const grant = (roles: number) =>
    server.db.updateTable('customers').set({ roles }).where('name', '=', '悦享设计').execute();
  await grant(2 | 16);
  const held = await browser.send(getSubPermissions, {});
  expect(held).toContainEqual({ name: '发票中心' });
  await grant(2);
  expect(await browser.send(getSubPermissions, {})).not.toContainEqual({ name: '发票中心' });
});

test('signing the agreement sets its flag and nothing else, as often as it is done', async () => {
  const browser = await enter('新客小店');
  for (let count = 0; count < 2; count += 1) {
    expect(await browser.send(signAgreement, {})).toEqual({
      message: '《承印品协议书》签订成功',
    });
    expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ sign: 2 });
  }
});

test('the account shows the assets of the main account, to its sub-accounts too', async () => {
  const expected = {
    balance: 1_286_400,
    bonus: 0,
    redPacket: 5_000,
    sampleQuota: 6,
    urgentQuota: 1,
    isPreDepositEnabled: false,
    alertPreDeposit: 0,
    orderNotifySum: 500_000,
  };
  for (const name of ['悦享包装', '悦享财务']) {
    expect(await (await enter(name)).send(getAccount, {})).toEqual(expected);
  }
});

test('the design role sees no money', async () => {
  expect(await (await enter('悦享设计')).refused(getAccount, {})).toMatchObject({
    errCode: errCode.forbidden,
  });
});

test('the first address becomes the default, another may take over', async () => {
  const browser = await enter('新客小店');
  const first = await browser.send(createAddress, address);
  expect(first.isDefault).toBe(true);
  const second = await browser.send(createAddress, { ...address, detail: '漕溪北路 2 号' });
  expect(second.isDefault).toBe(false);
  await browser.send(setDefaultAddress, { id: second.id });
  const list = await browser.send(getAddresses, {});
  expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  const third = await browser.send(createAddress, {
    ...address,
    detail: '漕溪北路 3 号',
    isDefault: true,
  });
  expect((await browser.send(getAddresses, {})).filter((a) => a.isDefault)).toEqual([third]);
});

test('parallel changes leave one default', async () => {
  const browser = await enter('海外采购部');
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      browser.send(createAddress, { ...address, detail: `并行 ${index} 号`, isDefault: true }),
    ),
  );
  await Promise.all(made.map(({ id }) => browser.send(setDefaultAddress, { id })));
  const list = await browser.send(getAddresses, {});
  expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('the address of another customer answers like one that is not there', async () => {
  const [theirs] = await (await enter('悦享包装')).send(getAddresses, {});
  const browser = await enter('跨境优选');
  const foreign = await browser.refused(setDefaultAddress, { id: theirs?.id ?? 0 });
  const missing = await browser.refused(setDefaultAddress, { id: 999_999 });
  expect(foreign.errCode).toBe(errCode.notFound);
  expect({ ...foreign, requestId: '' }).toEqual({ ...missing, requestId: '' });
});

test('a customer keeps at most 50 addresses', async () => {
  const browser = await enter('跨境优选');
  const present = (await browser.send(getAddresses, {})).length;
  for (let count = present; count < 50; count += 1) {
    await browser.send(createAddress, { ...address, detail: `第 ${count} 号楼` });
  }
  const refusal = await browser.refused(createAddress, address);
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '已有 50 个地址，请先删除不用的',
  });
});

test('an address with holes is refused field by field', async () => {
  const browser = await enter('悦享包装');
  const refusal = await browser.refused(createAddress, {
    ...address,
    consignee: ' ',
    mobilePhone: '123',
  });
  expect(refusal.fields).toEqual({
    consignee: '请填写收货人',
    mobilePhone: messages.landlineInvalid,
  });
});

test.each(['0370-5112233', '0371-1234567-801', '010-85112233-801', '13800000001-1234'])(
  'a receiver’s phone may be %s',
  async (mobilePhone) => {
    const browser = await enter('悦享包装');
    const made = await browser.send(createAddress, { ...address, mobilePhone });
    expect(made.mobilePhone).toBe(mobilePhone);
  },
);

test('a landline without its area code is refused with an example of one', async () => {
  const browser = await enter('悦享包装');
  const refusal = await browser.refused(createAddress, { ...address, mobilePhone: '5112233' });
  expect(refusal.fields).toEqual({ mobilePhone: '座机请加区号，例如 0370-5112233' });
});

test('fields that the row does not name change nothing', async () => {
  const browser = await enter('悦享包装');
  const extra = { ...address, id: 1, customerId: 2, customer_id: 2 };
  const made = await browser.send(createAddress, extra);
  const row = await server.db
    .selectFrom('addresses')
    .select('customer_id')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(row.customer_id).toBe(1);
});

test('the server tells its time in Shanghai', async () => {
  expect(await server.browser().send(getServerDateTime, {})).toEqual({
    now: '2026-11-20T09:00:00.000+08:00',
  });
});
