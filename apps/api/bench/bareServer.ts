/**
 * What the shop is measured against, by the same libraries without the shop: Hono alone, with one query
 * for one row, and with one query for a page of orders, the columns that a list shows.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { answerParent } from './children.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const row = {
  name: 'row',
  text: 'select id, name, mobile, type, sign, vip_level from customers where id = $1',
  values: [1],
};
const page = {
  name: 'page',
  text: `select id, order_sn, product_id, product_name, family, spec, configuration, status, file_status,
      flags, total, paid, tab, promise, thumbnail, confirmed_at, paid_at, created_at
    from orders where customer_id = $1 and tab is not null
    order by created_at desc, id desc limit 20`,
  values: [1],
};

const app = new Hono();
app.post('/bare', (exchange) => exchange.json({ ok: true }));
app.post('/row', async (exchange) => exchange.json((await pool.query(row)).rows));
app.post('/page', async (exchange) => exchange.json((await pool.query(page)).rows));

const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1');
await once(server, 'listening');

answerParent(
  (server.address() as AddressInfo).port,
  () => process.cpuUsage(),
  () => pool.end(),
);
