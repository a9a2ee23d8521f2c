/** How long others wait while one customer takes ten thousand orders away as a workbook. */
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { exportOrders } from '@banxin/contract/calls/order/export';
import { EXPORT_ORDERS_MAX } from '@banxin/contract/constants';
import { execute } from '../test/postgres.ts';
import { columnsOf, tokenOf } from './data.ts';
import type { Server } from './measure.ts';
import type { Aim } from './table.ts';

/** As many as one workbook takes. */
const ORDERS = EXPORT_ORDERS_MAX;
/** Questions of another customer before and meanwhile, one after the other. */
const QUIET = 300;
/** @unit ms */
const HELD_MOST = 50;

/** Whoever exports, and whoever asks meanwhile. */
const [EXPORTER, OTHER] = [1, 2];

async function addOwn(url: string): Promise<void> {
  const columns = await columnsOf(url, 'orders');
  const own = `customer_id = (select id from customers where name = '客户${EXPORTER}')`;
  const made: Readonly<Record<string, string>> = {
    id: '8000000 + n',
    order_sn: `'7' || lpad(n::text, 14, '0')`,
    created_at: `now() - n * interval '1 minute'`,
  };
  await execute(url, [
    `insert into orders (${columns.join(', ')})
     select ${columns.map((name) => made[name] ?? `old.${name}`).join(', ')}
     from generate_series(1, ${ORDERS} - (select count(*)::int from orders where ${own})) n cross join (
       select * from orders where ${own} order by id limit 1) old`,
    'vacuum analyze orders',
  ]);
}

/** A request as the proxy of production hands it on. @returns how long it took. @unit ms */
async function timed(
  origin: string,
  path: string,
  init: {
    readonly method: string;
    readonly as: string;
    readonly begins: string;
    readonly body?: string;
  },
): Promise<number> {
  const from = performance.now();
  const answer = await fetch(new URL(path, origin), {
    method: init.method,
    headers: {
      'X-Requested-With': 'banxin',
      Origin: 'https://shop.example',
      'Content-Type': 'application/json',
      'X-Forwarded-For': '10.1.1.1',
      Cookie: `__Host-banxin=${init.as}`,
    },
    ...(init.body !== undefined && { body: init.body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const start = bytes.subarray(0, 200).toString();
  if (!start.startsWith(init.begins)) throw new Error(`${path} answers ${answer.status} ${start}`);
  return performance.now() - from;
}

/** Prints what was measured; answers what it aims at. */
export async function compareExport({ origin }: Server, url: string, secret: string): Promise<Aim> {
  await addOwn(url);
  const ask = () =>
    timed(origin, getSimpleCustomer.path, {
      method: 'POST',
      as: tokenOf(secret, OTHER),
      begins: '{"errCode":0,',
      body: '{}',
    });
  const quiet: number[] = [];
  for (let asked = 0; asked < QUIET; asked += 1) quiet.push(await ask());
  let isWriting = true;
  const exporting = timed(origin, exportOrders.path, {
    method: 'GET',
    as: tokenOf(secret, EXPORTER),
    begins: 'PK',
  }).finally(() => {
    isWriting = false;
  });
  const meanwhile: number[] = [];
  while (isWriting) meanwhile.push(await ask());
  const took = await exporting;
  const [usual = 0] = quiet.toSorted((a, b) => b - a).slice(Math.floor(QUIET / 2));
  const worst = Math.max(...meanwhile);
  console.log(
    `\n${ORDERS.toLocaleString('en-US')} orders as a workbook in ${Math.round(took)} ms; ` +
      `${meanwhile.length} questions of another customer meanwhile, usually answered in ${usual.toFixed(1)} ms`,
  );
  return {
    text: `nobody waits more than ${HELD_MOST} ms longer for one who exports`,
    isMet: worst - usual <= HELD_MOST,
    value: `${(worst - usual).toFixed(1)} ms`,
  };
}
