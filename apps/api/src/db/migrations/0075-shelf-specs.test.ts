/** An order from the shelf of before loses its name in its specification; a printed one keeps every word. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestServer } from '../../../test/harness.ts';
import {
  CARDS,
  configurationOf,
  confirmed,
  enter,
  rowOf,
} from '../../modules/order/order.testkit.ts';
import { migration } from './0075-shelf-specs.ts';

const server = await createTestServer();
const { db } = server;

test('the name goes from both forms of the line, once', async () => {
  const { browser } = await enter(server, { balance: 1_000_000 });
  const paper = await confirmed(browser, { configuration: configurationOf(701, { quantity: 2 }) });
  const cards = await confirmed(browser, { configuration: CARDS });
  const [shelf, printed] = [await rowOf(db, paper.orderSN), await rowOf(db, cards.orderSN)];
  expect(shelf.spec).toBe('2 包');
  const name = ['name', 'product', '701', shelf.product_name];
  const [dots, ...parts] = JSON.parse(shelf.spec_said ?? '') as unknown[];
  const before = {
    spec: `${shelf.product_name} · ${shelf.spec}`,
    spec_said: JSON.stringify([dots, name, ...parts]),
  };
  await db.updateTable('orders').set(before).where('id', '=', shelf.id).execute();
  for (const _ of ['once', 'twice']) {
    for (const statement of migration.statements) await sql.raw(statement).execute(db);
    const after = await rowOf(db, paper.orderSN);
    expect(after.spec).toBe(shelf.spec);
    expect(JSON.parse(after.spec_said ?? '')).toEqual(JSON.parse(shelf.spec_said ?? ''));
    expect((await rowOf(db, cards.orderSN)).spec).toBe(printed.spec);
  }
});
