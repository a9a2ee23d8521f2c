/** What the finance desk did before says afterwards what became of it, and its numbers of the bank stay taken. */

import { withdraw } from '@banxin/contract/calls/customer/withdrawal';
import { startChannel } from '@banxin/contract/calls/payment/channel';
import { fen } from '@banxin/contract/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { confirmed, enter } from '../../modules/order/order.testkit.ts';
import { receiveTransfer } from '../../modules/payment/transfers.ts';
import { noteUnplaced } from '../../modules/payment/unplacedDesk.ts';
import { sendWithdrawal } from '../../modules/withdrawal/desk.ts';
import { withdrawalCode } from '../../modules/withdrawal/withdrawal.testkit.ts';
import { nowOf } from '../../ports/clock.ts';
import { migration } from './0130-finance-desk.ts';

const server = await createTestServer();
const { db, services, clock } = server;
const owner = await enter(server, { balance: 50_000_000 });
const now = nowOf(clock);
const desk = { db, now, actor: 'staff' };

test('money that was looked into and withdrawals that were sent keep what is known of them', async () => {
  const { paymentSN, total } = await confirmed(owner.browser);
  await owner.browser.send(startChannel, { paymentSN, channel: 'bank' });
  const enterLine = (remark: string, number: string) =>
    receiveTransfer(services, { remark, yuan: (total / 100).toFixed(2), number }, now);
  for (const number of ['PLACED', 'NOTED', 'WAITING']) await enterLine('货款', number);
  await enterLine(`${paymentSN}B`, 'PLACED');
  await noteUnplaced(desk, { channel: 'bank', channel_no: 'NOTED' }, '已抵运费');
  const smsCode = await withdrawalCode(server, owner);
  const { withdrawalSN } = await owner.browser.send(withdraw, { amount: fen(500), smsCode });
  await sendWithdrawal(desk, { number: withdrawalSN, bankRef: 'SENT' });
  const known = async () => ({
    money: await db
      .selectFrom('unplaced_money')
      .select(['channel_no', 'outcome'])
      .orderBy('channel_no')
      .execute(),
    refs: await db.selectFrom('bank_refs').select(['bank_ref', 'used_for']).execute(),
  });
  const before = await known();
  expect(before).toEqual({
    money: [
      { channel_no: 'NOTED', outcome: 'noted' },
      { channel_no: 'PLACED', outcome: 'placed' },
      { channel_no: 'WAITING', outcome: null },
    ],
    refs: [{ bank_ref: 'SENT', used_for: `withdrawal:${withdrawalSN}` }],
  });
  // As it stood before.
  for (const statement of [
    'drop index channel_returns_by_hand',
    'drop table bank_refs',
    'alter table withdrawals drop column ended_by',
    'alter table channel_returns drop column bank_ref, drop column done_by',
    `alter table unplaced_money drop column outcome, drop column credited_to,
      drop column bank_ref, drop column settled_by`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const statement of migration.statements) await sql.raw(statement).execute(db);
  expect(await known()).toEqual(before);
});
