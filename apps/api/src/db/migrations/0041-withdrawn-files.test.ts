/** Orders that stood withdrawn with confirmed files wait for their customer afterwards, and for nobody else. */
import { setOrderFiles } from '@banxin/contract/calls/order/files';
import { fileStatus as f, orderStatus as s } from '@banxin/contract/enums/order';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import { upload } from '../../modules/file/upload.testkit.ts';
import { enter, paid, rowOf, standAt } from '../../modules/order/order.testkit.ts';
import { FIXTURES } from '../../preflight/fixtures.ts';
import { migration } from './0041-withdrawn-files.ts';

const server = await createTestServer();
const { db } = server;
const { browser } = await enter(server, { balance: 50_000_000 });

test('files of a withdrawn order can be replaced again; others stay as they are', async () => {
  const file = await upload(server, browser, FIXTURES['card-with-bleed']());
  const confirmedAt = async (status: number, fileIds: string[]) => {
    const { orderSN, orderId } = await paid(browser, { fileIds });
    await standAt(db, orderSN, status);
    const set = { file_status: f.confirmed };
    await db.updateTable('orders').set(set).where('id', '=', orderId).execute();
    return { orderSN, orderId };
  };
  const stuck = await confirmedAt(s.reviewWithdrawnOrdered, [file]);
  const made = await confirmedAt(s.workOrderOpened, [file]);
  const without = await confirmedAt(s.reviewWithdrawnOrdered, []);
  for (const statement of migration.statements) await sql.raw(statement).execute(db);
  expect((await rowOf(db, stuck.orderSN)).file_status).toBe(f.fileToModify);
  expect((await rowOf(db, made.orderSN)).file_status).toBe(f.confirmed);
  expect((await rowOf(db, without.orderSN)).file_status).toBe(f.confirmed);
  const events = await db
    .selectFrom('status_events')
    .select(['entity_id', 'from_status', 'to_status', 'event', 'actor'])
    .where('event', '=', 'REVIEW_WITHDRAWN_FILE')
    .execute();
  expect(events).toEqual([
    {
      entity_id: stuck.orderId,
      from_status: f.confirmed,
      to_status: f.fileToModify,
      event: 'REVIEW_WITHDRAWN_FILE',
      actor: 'system',
    },
  ]);
  await browser.send(setOrderFiles, { orderSN: stuck.orderSN, fileIds: [file] });
  expect((await rowOf(db, stuck.orderSN)).status).toBe(s.ordered);
});
