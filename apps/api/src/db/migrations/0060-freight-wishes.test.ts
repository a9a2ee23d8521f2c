/** Freight that the balance paid before is told apart from the order that it was paid for, and nothing else is. */
import { closePayment } from '@banxin/contract/calls/payment/channel';
import { createPayment, payByBalance } from '@banxin/contract/calls/payment/payment';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { confirmed, enter } from '../../modules/order/order.testkit.ts';
import { move } from '../../modules/orderDelivery/drops.testkit.ts';
import { migration } from './0060-freight-wishes.ts';

const server = await createTestServer();
const { db } = server;
const { browser, id } = await enter(server, { balance: 50_000_000 });

test('an order that was closed, paid and sent further has one order and one freight', async () => {
  const { orderSN, paymentSN } = await confirmed(browser);
  await browser.send(closePayment, { paymentSN });
  const again = await browser.send(createPayment, { orderSNs: [orderSN] });
  await browser.send(payByBalance, { paymentSN: again.paymentSN });
  await move(browser, orderSN);
  const kinds = () =>
    db
      .selectFrom('payment_subjects')
      .select('kind')
      .where('customer_id', '=', id)
      .orderBy('payment_id')
      .execute();
  const told = await kinds();
  expect(told.map(({ kind }) => kind)).toEqual(['order', 'order', 'freight']);
  // As it stood before.
  for (const statement of [
    "delete from payment_subjects where kind not in ('order', 'topUp', 'freight')",
    'drop index payment_subjects_freight',
    'alter table payment_subjects drop constraint payment_subjects_kind',
    'alter table payment_subjects drop column wish',
    "update payment_subjects set kind = 'order' where kind = 'freight'",
    `alter table payment_subjects add constraint payment_subjects_kind check
      (kind = 'order' and order_id is not null and bonus is null
        or kind = 'topUp' and order_id is null and bonus is not null)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  for (const statement of migration.statements) await sql.raw(statement).execute(db);
  expect(await kinds()).toEqual(told);
});
