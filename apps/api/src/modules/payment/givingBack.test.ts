/** Money that goes back by its channel: the way it came, once, however often it is tried; transfers by people. */
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderRefunds } from '@banxin/contract/calls/payment/refund';
import { errCode } from '@banxin/contract/errors';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { ChannelFailedError, type PayChannel } from '../../ports/payChannel.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { balanceOf } from '../order/order.testkit.ts';
import { listByHand } from './commands.ts';
import { confirmGivenBack, giveMoneyBack } from './givingBack.ts';
import { BALANCE, localChannels } from './localChannels.testkit.ts';
import { receiveTransfer } from './transfers.ts';

const server = await createTestServer();
const { db, services, clock } = server;
const { alipay, wechat, waiting, paidAt, hear, now, giveAllBack, returnsOf } =
  localChannels(server);

afterAll(async () => {
  expect(await contradictions(db)).toEqual([]);
  expect(server.logs.filter(({ msg }) => msg === 'surprise')).toEqual([]);
});

test('what goes back of a paid order goes the way it came, once, and is tried until it is back', async () => {
  const { begin, browser, paymentSN, orderSN, orderId, id, total } = await waiting();
  await begin('alipay');
  await hear('alipay', paidAt('alipay', paymentSN));
  await giveAllBack();
  await browser.send(cancelOrder, { orderSN });
  expect(await balanceOf(db, id)).toBe(BALANCE);
  const refunds = () => browser.send(getOrderRefunds, { orderId });
  expect(await refunds()).toMatchObject([
    { amount: total, channel: { message: '支付宝' }, isDone: false, balanceAfter: null },
  ]);
  const sent: string[] = [];
  const flaky: PayChannel = {
    ...alipay,
    giveBack: async ({ returnSN }) => {
      sent.push(returnSN);
      if (sent.length === 1) throw new ChannelFailedError('down');
      return sent.length === 2 ? 'underway' : 'done';
    },
  };
  const channels = { alipay: flaky, wechat, bank: null };
  const others = { ...services, ports: { ...services.ports, channels } };
  for (let seconds = 0; seconds < 300; seconds += 30) {
    await giveMoneyBack(others);
    clock.advance(30_000);
  }
  expect(sent).toEqual(Array.from({ length: 3 }, () => `${paymentSN}AC${orderId}`));
  expect(await refunds()).toMatchObject([{ amount: total, isDone: true }]);
  const { items } = await browser.send(getSiteMessages, { group: 'money' });
  expect(items[0]?.text.message).toContain('原路退回支付宝');
});

test('what goes back of a transfer is sent by people, who say so once', async () => {
  const { begin, browser, paymentSN, orderSN, total, id } = await waiting();
  await begin('bank');
  const enter = (yuan: string) =>
    receiveTransfer(
      services,
      { remark: `${paymentSN.toLowerCase()}b`, yuan, number: `bank-${paymentSN}` },
      now(),
    );
  expect(await enter('0.01')).toBe('unplaced');
  expect(await enter('0.01')).toMatchObject({ message: '此流水号已登记' });
  expect(await enter('much')).toMatchObject({ message: '金额应为元，例如 1284.05' });
  expect(await enter((total / 100).toFixed(2))).toBe('booked');
  const again = { errCode: errCode.wrongState, message: '此流水号已登记' };
  expect(await enter((total / 100).toFixed(2))).toMatchObject(again);
  // Neither does its number with another sum leave something to look into.
  expect(await enter('0.02')).toMatchObject(again);
  await browser.send(cancelOrder, { orderSN });
  await giveAllBack();
  const [back] = await returnsOf(id);
  expect(back?.status).toBe('byHand');
  expect(await listByHand(db)).toContain(back?.return_sn);
  const number = back?.return_sn ?? '';
  const { log, ports } = services;
  const desk = { db, now: now(), actor: 'staff:1', log, channels: ports.channels };
  const bankRef = `sent-${number}`;
  expect(await confirmGivenBack(desk, { number })).toMatchObject({
    message: '请先汇款并填写银行流水号',
  });
  // The number of what came is not the number of what was sent.
  expect(await confirmGivenBack(desk, { number, bankRef: `bank-${paymentSN}` })).toMatchObject(
    again,
  );
  const both = await Promise.all([
    confirmGivenBack(desk, { number, bankRef }),
    confirmGivenBack(desk, { number, bankRef: `other-${number}` }),
  ]);
  expect(both.filter((answer) => answer === null)).toHaveLength(1);
  expect(both.find((answer) => answer !== null)).toMatchObject({
    errCode: errCode.wrongState,
    message: '此单已变为“已退回”，未重复处理',
  });
  expect(await returnsOf(id)).toMatchObject([{ status: 'done', done_by: 'staff:1' }]);
  expect(await confirmGivenBack(desk, { number: 'unknown', bankRef })).toMatchObject({
    errCode: errCode.notFound,
  });
});
