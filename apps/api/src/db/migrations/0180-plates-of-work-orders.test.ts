/** Plates that were made before are known afterwards: of work orders, and of jobs that a partner got without one. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { enter } from '../../modules/order/order.testkit.ts';
import { approvedOrder, enterAdmin, takeSteps } from '../../modules/works/works.testkit.ts';
import { migration } from './0180-plates-of-work-orders.ts';

const server = await createTestServer();
const { db } = server;
const admin = await enterAdmin(server);
const buyer = await enter(server, { balance: 50_000_000 });

test('work orders of what was printed have their plates, those of what was not have none', async () => {
  const taken = async (...events: string[]) => {
    const { orderId } = await approvedOrder(server, buyer.browser);
    await takeSteps(admin.browser, orderId, ['ALLOCATE', ...events]);
    server.clock.advance(60_000);
    return orderId;
  };
  const straight = await taken('OUTSOURCE');
  await taken('OPEN_WORK_ORDER', 'OUTSOURCE', 'SCAN_RETURN', 'CONFIRM_RETURN', 'STORE_ALL');
  await taken('OPEN_WORK_ORDER', 'STORE_PART');
  const unprinted = await taken('OPEN_WORK_ORDER');
  await taken();
  const known = () =>
    db
      .selectFrom('work_orders')
      .selectAll()
      .where('customer_id', '=', buyer.id)
      .orderBy('order_id')
      .execute();
  const before = await known();
  expect(before).toHaveLength(4);
  for (const { order_id, plated_at } of before) {
    expect(plated_at === null).toBe(order_id === unprinted);
  }
  // As it stood before.
  await db.deleteFrom('work_orders').where('order_id', '=', straight).execute();
  await sql.raw('alter table work_orders drop column plated_at').execute(db);
  for (const statement of migration.statements) await sql.raw(statement).execute(db);
  expect(await known()).toEqual(before);
});
