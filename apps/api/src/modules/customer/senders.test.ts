/** Senders that are kept: who parcels say they come from unless an order says otherwise. */
import {
  deleteSender,
  getSenders,
  saveSender,
  setDefaultSender,
} from '@banxin/contract/calls/customer/sender';
import { confirmOrder, getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { SENDERS_MAX } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, createTestServer, outcome } from '../../../test/harness.ts';
import { confirmation, enter, place } from '../order/order.testkit.ts';

const server = await createTestServer();

const BRAND = { name: '悦享品牌部', phone: '021-61234567' };
const OUTLET = {
  name: '悦享门店',
  phone: '13900005678',
  address: '杭州市文三路 1 号',
  hide: false,
};

const namesOf = async (browser: Browser) =>
  (await browser.send(getSenders, {})).map(({ name, isDefault }) =>
    isDefault ? `${name}*` : name,
  );

test('a landline is enough; price and sign of the works are hidden unless it says otherwise', async () => {
  const { browser } = await enter(server);
  const first = await browser.send(saveSender, BRAND);
  expect(first).toMatchObject({ ...BRAND, address: '', hide: true, isDefault: true, rev: 1 });
  const second = await browser.send(saveSender, OUTLET);
  expect(second).toMatchObject({ hide: false, isDefault: false });
  expect((await browser.refused(saveSender, { name: ' ', phone: '61234567' })).fields).toEqual({
    name: '请输入发件人',
    phone: '座机请加区号，例如 0370-5112233',
  });
});

test('of two who change what both saw the second is told, with what is stored', async () => {
  const { browser } = await enter(server);
  const { id, rev } = await browser.send(saveSender, BRAND);
  const changed = { ...BRAND, id, rev, phone: '021-****4567', name: '悦享' };
  expect(await browser.send(saveSender, changed)).toMatchObject({
    name: '悦享',
    phone: BRAND.phone,
    rev: rev + 1,
  });
  const refusal = await browser.refused(saveSender, { ...OUTLET, id, rev });
  expect(refusal).toMatchObject({
    errCode: errCode.wrongState,
    message: '内容已在别处更改，请核对后再保存',
    data: { current: { name: '悦享', rev: rev + 1 } },
  });
  const star = { ...OUTLET, id, rev: rev + 1, phone: '139****0000' };
  expect((await browser.refused(saveSender, star)).fields).toEqual({ phone: '请填写完整号码' });
});

test('an order comes from the default unless it names another, and keeps its copy', async () => {
  const { browser } = await enter(server);
  const brand = await browser.send(saveSender, BRAND);
  await browser.send(saveSender, OUTLET);
  const { orderSN } = await place(browser);
  const shown = await browser.send(getConfirmOrderInfo, { orderSN });
  expect(shown.order.sender).toEqual({ ...BRAND, address: '', hide: true });
  await browser.send(confirmOrder, await confirmation(browser, orderSN));
  const other = await place(browser);
  const input = await confirmation(browser, other.orderSN);
  await browser.send(confirmOrder, { ...input, sender: OUTLET });
  const own = await place(browser);
  await browser.send(confirmOrder, { ...(await confirmation(browser, own.orderSN)), sender: null });
  await browser.send(deleteSender, { id: brand.id });
  // The one used last takes over.
  expect(await namesOf(browser)).toEqual(['悦享门店*']);
  const senderOf = async (sn: string) =>
    (await browser.send(getOrderDetail, { ordersn: sn })).sender;
  expect(await senderOf(orderSN)).toEqual({ ...BRAND, address: '', hide: true });
  expect(await senderOf(other.orderSN)).toEqual(OUTLET);
  expect(await senderOf(own.orderSN)).toBeNull();
});

test('without a default parcels come from the works; another takes over as the default', async () => {
  const { browser } = await enter(server);
  const { id } = await browser.send(saveSender, BRAND);
  const other = await browser.send(saveSender, OUTLET);
  await browser.send(setDefaultSender, { id: null });
  const { orderSN } = await place(browser);
  expect((await browser.send(getConfirmOrderInfo, { orderSN })).order.sender).toBeNull();
  await browser.send(setDefaultSender, { id: other.id });
  expect(await namesOf(browser)).toEqual(['悦享门店*', '悦享品牌部']);
  await browser.send(deleteSender, { id });
  expect(await namesOf(browser)).toEqual(['悦享门店*']);
});

test('no more are kept than twenty, also by many windows at once, and none twice', async () => {
  const { browser } = await enter(server);
  await browser.send(saveSender, BRAND);
  expect(await browser.refused(saveSender, { ...BRAND, hide: false })).toMatchObject({
    errCode: errCode.invalidInput,
    message: '已有相同发件人',
  });
  const ended = await Promise.all(
    Array.from({ length: SENDERS_MAX + 3 }, (_, index) =>
      outcome(browser.send(saveSender, { ...BRAND, name: `门店 ${index}` })),
    ),
  );
  expect(ended.filter((one) => one === 'done')).toHaveLength(SENDERS_MAX - 1);
  expect((await browser.refused(saveSender, OUTLET)).message).toBe(
    '已有 20 个发件人，请先删除不用的',
  );
});

test('the sender of another customer answers like one that is not there', async () => {
  const theirs = await (await enter(server)).browser.send(saveSender, BRAND);
  const { browser } = await enter(server);
  for (const refusal of [
    await browser.refused(saveSender, { ...OUTLET, id: theirs.id, rev: 1 }),
    await browser.refused(deleteSender, { id: theirs.id }),
    await browser.refused(setDefaultSender, { id: theirs.id }),
  ]) {
    expect(refusal.errCode).toBe(errCode.notFound);
  }
});
