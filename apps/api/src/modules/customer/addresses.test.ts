/** Addresses that are kept: changed by several, used by orders, imported from a list. */
import {
  createAddress,
  deleteAddress,
  getAddresses,
  importAddresses,
  readAddresses,
  setDefaultAddress,
  updateAddress,
} from '@banxin/contract/calls/customer/address';
import { confirmOrder } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { ADDRESSES_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { confirmation, enter, FAR, place, RECEIVER } from '../order/order.testkit.ts';

const server = await createTestServer();

const NORTH = { ...RECEIVER, consignee: '北仓', detail: '北环路 1 号' };
const SOUTH = { ...RECEIVER, consignee: '南仓', detail: '南环路 2 号' };

const namesOf = async (browser: Browser) =>
  (await browser.send(getAddresses, {})).map(({ consignee, isDefault }) =>
    isDefault ? `${consignee}*` : consignee,
  );

test('of two who change what both saw the second is told, with what is stored', async () => {
  const { browser } = await enter(server);
  const { id, rev } = await browser.send(createAddress, RECEIVER);
  const changed = await browser.send(updateAddress, { ...NORTH, id, rev });
  expect(changed).toMatchObject({ consignee: '北仓', rev: rev + 1, isDefault: true });
  const refusal = await browser.refused(updateAddress, { ...SOUTH, id, rev });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '内容已在别处更改，请核对后再保存',
    data: { current: { consignee: '北仓', rev: rev + 1 } },
  });
  // What stands there already is answered, whatever was seen.
  expect(await browser.send(updateAddress, { ...NORTH, id, rev })).toEqual(changed);
  expect(await browser.send(updateAddress, { ...SOUTH, id, rev: rev + 1 })).toMatchObject({
    consignee: '南仓',
    rev: rev + 2,
  });
});

test('of two changes at once on what both saw, one stands', async () => {
  const { browser } = await enter(server);
  const { id, rev } = await browser.send(createAddress, RECEIVER);
  const ended = await Promise.all(
    [NORTH, SOUTH].map((said) => outcome(browser.send(updateAddress, { ...said, id, rev }))),
  );
  expect(ended.toSorted()).toEqual(['done', errCode.wrongState].toSorted());
});

test('a phone that is masked as the stored one stays, another star is no number', async () => {
  const { browser } = await enter(server);
  const landline = { ...RECEIVER, mobilePhone: '0371-2345678-801' };
  for (const [said, mask] of [
    [RECEIVER, '139****1234'],
    [landline, '0371-****678-801'],
  ] as const) {
    const { id, rev } = await browser.send(createAddress, said);
    const kept = { ...said, id, rev, consignee: `改名 ${mask}`, mobilePhone: mask };
    expect((await browser.send(updateAddress, kept)).mobilePhone).toBe(said.mobilePhone);
    const other = { ...kept, rev: rev + 1, mobilePhone: '138****0000' };
    expect((await browser.refused(updateAddress, other)).fields).toEqual({
      mobilePhone: '请填写完整号码',
    });
  }
  const refusal = await browser.refused(createAddress, { ...NORTH, mobilePhone: '139****1234' });
  expect(refusal.fields).toEqual({ mobilePhone: '请填写完整号码' });
});

test('the same address is kept once, typed again or changed into it', async () => {
  const { browser } = await enter(server);
  const { id } = await browser.send(createAddress, RECEIVER);
  const other = await browser.send(createAddress, NORTH);
  const same = { errCode: errCode.invalidInput, message: '已有相同地址', data: { id } };
  expect(await browser.refused(createAddress, RECEIVER)).toMatchObject(same);
  const into = { ...RECEIVER, id: other.id, rev: other.rev };
  expect(await browser.refused(updateAddress, into)).toMatchObject(same);
});

test('a default that is removed gives way to the one used last; orders keep their copy', async () => {
  const { browser } = await enter(server);
  const first = await browser.send(createAddress, RECEIVER);
  await browser.send(createAddress, FAR);
  await browser.send(createAddress, NORTH);
  expect(await namesOf(browser)).toEqual([`${RECEIVER.consignee}*`, '北仓', '天山分店']);
  const { orderSN } = await place(browser);
  await browser.send(confirmOrder, await confirmation(browser, orderSN, { receiver: FAR }));
  expect(await namesOf(browser)).toEqual([`${RECEIVER.consignee}*`, '天山分店', '北仓']);
  await browser.send(deleteAddress, { id: first.id });
  expect(await namesOf(browser)).toEqual(['天山分店*', '北仓']);
  const [used] = await browser.send(getAddresses, {});
  await browser.send(deleteAddress, { id: used?.id ?? 0 });
  expect(await namesOf(browser)).toEqual(['北仓*']);
  expect((await browser.send(getOrderDetail, { ordersn: orderSN })).receiver).toMatchObject({
    consignee: '天山分店',
  });
  const gone = await browser.refused(deleteAddress, { id: first.id });
  expect(gone.message).toBe('内容不存在或不属于您');
});

test('removing, and setting another as the default, at once leaves one default', async () => {
  const { browser } = await enter(server);
  const first = await browser.send(createAddress, RECEIVER);
  const second = await browser.send(createAddress, NORTH);
  const third = await browser.send(createAddress, SOUTH);
  await Promise.all([
    browser.send(deleteAddress, { id: first.id }),
    browser.send(setDefaultAddress, { id: second.id }),
    browser.send(setDefaultAddress, { id: third.id }),
  ]);
  const kept = await browser.send(getAddresses, {});
  expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

const blank = { consignee: '', mobilePhone: '', province: '', city: '', district: '', detail: '' };
const said = ({ consignee, mobilePhone, province, city, district, detail }: typeof RECEIVER) => ({
  ...{ consignee, mobilePhone, province, city, detail, district: district ?? '' },
});

test('of a list each row stands for itself: the good ones are kept, the others told why', async () => {
  const { browser } = await enter(server);
  const answer = await browser.send(importAddresses, {
    rows: [
      { row: 1, ...said(NORTH) },
      { row: 2, ...said(SOUTH), mobilePhone: '123' },
      { row: 3, ...said(NORTH) },
      { row: 4, ...blank, consignee: '只有名字' },
      { row: 5, ...said(SOUTH), mobilePhone: '138****0001' },
      { row: 6, ...said(SOUTH) },
    ],
  });
  expect(answer.created).toBe(2);
  expect(answer.rows.map(({ row, code, message }) => [row, code, message])).toEqual([
    [2, errCode.invalidInput, '请填写手机号或带区号的座机，例如 13800000001、0370-5112233-801'],
    [3, errCode.invalidInput, '已有相同地址'],
    [4, errCode.invalidInput, '请输入联系电话'],
    [5, errCode.invalidInput, '请填写完整号码'],
  ]);
  expect(await namesOf(browser)).toEqual(['北仓*', '南仓']);
});

test('a list fills up to fifty; row 51 is told, in two windows at once too', async () => {
  const { browser } = await enter(server);
  const rows = (from: string) =>
    Array.from({ length: 30 }, (_, index) => ({
      row: index + 1,
      ...said(NORTH),
      detail: `${from} ${index} 号`,
    }));
  const answers = await Promise.all(
    ['东路', '西路'].map((from) => browser.send(importAddresses, { rows: rows(from) })),
  );
  expect(answers.map(({ created }) => created).toSorted()).toEqual([20, 30]);
  const refused = answers.flatMap((one) => one.rows);
  expect(refused).toHaveLength(10);
  expect(refused[0]).toMatchObject({
    code: errCode.wrongState,
    message: '已有 50 个地址，请先删除不用的',
  });
  expect(await browser.send(getAddresses, {})).toHaveLength(ADDRESSES_MAX);
});

const HEAD = ['收货人', '联系电话', '省', '市', '区', '详细地址'];
const ROW = ['王小明', '0371-2345678-801', '河南省', '郑州市', '金水区', '花园路 1 号'];
const READ = {
  row: 2,
  consignee: '王小明',
  phone: '0371-2345678-801',
  place: '河南省郑州市金水区花园路 1 号',
};

test('a workbook and a text table are read as they stand; nothing is kept', async () => {
  const { browser } = await enter(server);
  const workbook = await writeXlsx({ sheets: [{ name: '地址', rows: [HEAD, ROW] }] });
  for (const [name, bytes] of [
    ['a.xlsx', workbook],
    ['a.csv', new TextEncoder().encode([HEAD, ROW].map((line) => line.join(',')).join('\n'))],
  ] as const) {
    const file = new File([new Uint8Array(bytes)], name);
    expect(await browser.send(readAddresses, { file })).toEqual({ rows: [READ] });
  }
  expect(await browser.send(getAddresses, {})).toEqual([]);
});

test.each([
  ['names no phone', '收货人,省,地址\n王,河南省,花园路', '表格缺少列：手机'],
  ['has a head alone', HEAD.join(','), '表格里没有地址'],
  ['is a damaged archive', 'PK\u0003\u0004 broken', '文件读不出来，请另存为 xlsx 再试'],
  [
    'has 201 rows',
    [HEAD, ...Array.from({ length: 201 }, () => ROW)].join('\n'),
    '超过 200 行，请拆分',
  ],
])('a table that %s says so', async (_, text, message) => {
  const { browser } = await enter(server);
  const refusal = await browser.refused(readAddresses, { file: new File([text], 'a.csv') });
  expect(refusal).toMatchObject({ errCode: errCode.invalidInput, fields: { file: message } });
});
