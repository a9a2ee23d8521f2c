/**
 * Speed of the server on PostgreSQL with the settings of production, beside a bare Hono route in the same
 * run. Ends with 1 only when something failed: whether an aim is met is for people to read.
 * node --conditions=@banxin/source bench/run.ts [--large] [--rounds=5] [--seconds=1.5] [--only=quote]
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execute, withDatabase } from '../test/postgres.ts';
import { startChild } from './children.ts';
import { addBuyers, addOrders, addPayables, someNumber, trackedNumber } from './data.ts';
import { compareExport } from './exporting.ts';
import { compareLarge } from './large.ts';
import { type Measured, measure, type Plan, type Server, startServer } from './measure.ts';
import { everyCall, HONO, PAGE, ROW } from './probes.ts';
import { type Aim, printAims, printFailures, printTable } from './table.ts';

const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1.5' },
    /** Part of a name: measures these calls beside the bare routes. */
    only: { type: 'string', default: '' },
  },
});
const url = process.env.TEST_DATABASE_URL;
if (url === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');

const secret = randomBytes(16).toString('hex');
const name = `banxin_bench_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'banxin-bench-'));
const ends: (() => Promise<void>)[] = [];

/** The shop on one database, as production would start it behind a proxy. */
async function startShop(database: string, demo = false): Promise<Server> {
  const server = await startServer('shopServer.ts', {
    NODE_ENV: 'production',
    DATABASE_URL: withDatabase(url as string, database),
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://shop.example',
    BANXIN_TRUST_PROXY: '1',
    BANXIN_DATA_DIR: join(folder, database),
    ...(demo && { BANXIN_SEED_DEMO: '1' }),
  });
  ends.unshift(() => server.child.end());
  return server;
}

async function createDatabase(database: string, template = 'template1'): Promise<string> {
  await execute(url as string, [`create database ${database} template ${template}`]);
  ends.unshift(() => execute(url as string, [`drop database if exists ${database} with (force)`]));
  return withDatabase(url as string, database);
}

const perSecond = (rows: readonly Measured[], wanted: string): number =>
  rows.find((row) => row.name === wanted)?.perSecond ?? Number.NaN;

/** Aims of the calls that were measured. */
function smallAims(rows: readonly Measured[], reference: number): Aim[] {
  const list = perSecond(rows, 'order list') / reference;
  const creating = perSecond(rows, 'create order');
  const quotes = perSecond(rows, 'quote');
  const aims: readonly [text: string, value: number, least: number, shown: string][] = [
    ['order list ≥ 0.5 of the bare query', list, 0.5, list.toFixed(2)],
    ['creating ≥ 1,000/s', creating, 1_000, `${Math.round(creating)}/s`],
    ['quote ≥ 5,000/s', quotes, 5_000, `${Math.round(quotes)}/s`],
  ];
  return aims
    .filter(([, value]) => !Number.isNaN(value))
    .map(([text, value, least, shown]) => ({ text, isMet: value >= least, value: shown }));
}

async function main(): Promise<boolean> {
  const small = await createDatabase(`${name}_small`);
  // Migrates and writes the demo data; the databases that are measured are copies of what it leaves.
  const first = await startShop(`${name}_small`, true);
  await first.child.end();
  await addBuyers(small, secret);
  await addPayables(small);
  if (options.large) {
    await createDatabase(`${name}_large`, `${name}_small`);
  }
  const shop = await startShop(`${name}_small`);
  const bare = await startServer('bareServer.ts', { DATABASE_URL: small });
  ends.unshift(() => bare.child.end());
  const { child: load } = await startChild('load.ts', {});
  ends.unshift(() => load.end());

  const [orderSN, trackedSN] = [await someNumber(small), await trackedNumber(small)];
  const plan: Plan = {
    rounds: Number(options.rounds),
    connections: 16,
    forMs: Number(options.seconds) * 1_000,
    secret,
  };
  const rows = await measure(
    load,
    [
      [HONO, bare],
      [ROW, bare],
      [PAGE, bare],
      ...everyCall(orderSN, trackedSN)
        .filter((probe) => probe.name.includes(options.only))
        .map((probe) => [probe, shop] as const),
    ],
    plan,
  );
  const reference = perSecond(rows, PAGE.name);
  printTable(
    `16 connections, median of ${plan.rounds} rounds of ${options.seconds} s in turn, node ${process.version}`,
    rows,
    reference,
  );
  const exporting = options.only === '' ? [await compareExport(shop, small, secret)] : [];
  printAims([...smallAims(rows, reference), ...exporting]);
  let hasFailed = printFailures(rows);
  if (options.large) {
    const begin = performance.now();
    const database = withDatabase(url as string, `${name}_large`);
    await addOrders(database);
    console.log(`\nA million orders made in ${Math.round((performance.now() - begin) / 1_000)} s`);
    const large = await startShop(`${name}_large`);
    const number = await someNumber(database);
    hasFailed = (await compareLarge(load, { small: shop, large }, number, plan)) || hasFailed;
  }
  return hasFailed;
}

try {
  process.exitCode = (await main()) ? 1 : 0;
} finally {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
}
