/** Transfers that nobody can place are not lost in a log: they wait until somebody says what became of them. */
import { pollPayment, startChannel } from '@banxin/contract/calls/payment/channel';
import { afterAll, expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { instantOf } from '../../ports/clock.ts';
import { contradictions } from '../order/contradictions.testkit.ts';
import { confirmed, enter } from '../order/order.testkit.ts';
import { bankCommands, listUnplaced } from './commands.ts';
import { receiveTransfer } from './transfers.ts';

const server = await createTestServer();
const { db, services } = server;
afterAll(async () => expect(await contradictions(db)).toEqual([]));

test('a transfer of a wrong sum or remark waits until somebody says what became of it', async () => {
  const { browser } = await enter(server);
  const { paymentSN, total } = await confirmed(browser);
  await browser.send(startChannel, { paymentSN, channel: 'bank' });
  const standing = async () => (await browser.send(pollPayment, { paymentSN })).status;
  const now = () => instantOf(server.clock.now());
  const [remark, yuan] = [`${paymentSN}B`, (total / 100).toFixed(2)];
  const receive = (line: { remark: string; yuan: string; number: string }) =>
    receiveTransfer(services, line, now());
  await receive({ remark, yuan: '0.01', number: `short-${paymentSN}` });
  await receive({ remark: '谢谢', yuan, number: `thanks-${paymentSN}` });
  const listed = async () =>
    (await listUnplaced(db)).split('\n').filter((line) => line.includes(paymentSN));
  expect(await listed()).toEqual([
    expect.stringMatching(/bank {2}short-.*¥0\.01 \/ ¥.*金额不符/),
    expect.stringMatching(/bank {2}thanks-.*没有这笔交易/),
  ]);
  expect(await standing()).toBe('pending');
  const command = (called: string, ...values: string[]) => {
    const { carrier, channels } = services.ports;
    const found = bankCommands.find(({ name }) => name === called);
    return found?.run({ db, now: now(), carrier, channels }, ...values);
  };
  const settle = (number: string, how: string, channel = 'bank') =>
    command('bank settled', channel, number, how);
  expect(await settle(`short-${paymentSN}`, ' ')).toContain('请写明');
  expect(await settle(`short-${paymentSN}`, '已退回', 'cheque')).toContain('没有 cheque');
  expect(await settle(`short-${paymentSN}`, '已退回')).toContain('已处理');
  expect(await settle(`short-${paymentSN}`, '已退回')).toBe('此单已变为“已处理”，未重复处理');
  expect(await listed()).toHaveLength(1);
  // Entered as it should be, under the bank's same number, it pays: nothing is left to look into.
  expect(await receive({ remark, yuan, number: `thanks-${paymentSN}` })).toBe('booked');
  expect(await standing()).toBe('paid');
  expect(await listed()).toEqual([]);
});
