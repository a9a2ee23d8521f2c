/** What failed to go back before has failed since it was written: it is left to people and not tried for days anew. */
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { localChannels } from '../../modules/payment/localChannels.testkit.ts';
import { migration } from './0177-shut-ways-back.ts';

const server = await createTestServer();
const { db } = server;
const { waiting, paidAt, hear, returnsOf } = localChannels(server);

test('what has failed until now has failed since it was written, and what has not was never tried', async () => {
  const goingBack = async () => {
    const { begin, browser, paymentSN, orderSN, id } = await waiting();
    await begin('wechat');
    await hear('wechat', paidAt('wechat', paymentSN));
    await browser.send(cancelOrder, { orderSN });
    return id;
  };
  const [failing, fresh] = [await goingBack(), await goingBack()];
  await db
    .updateTable('channel_returns')
    .set({ failure: 'Payment channel failed' })
    .where('customer_id', '=', failing)
    .execute();
  // As it stood before.
  for (const statement of [
    'drop index channel_returns_asked',
    'alter table channel_returns drop column failing_since, drop column hand_why',
    ...migration.statements,
  ]) {
    await sql.raw(statement).execute(db);
  }
  const [[before], [after]] = [await returnsOf(failing), await returnsOf(fresh)];
  expect(before).toMatchObject({ failing_since: before?.created_at, hand_why: null });
  expect(after).toMatchObject({ failing_since: null, hand_why: null });
});
