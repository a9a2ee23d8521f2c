/** How fast the server sends pages: kept ones beside a bare Hono route with the same bytes, and drawn anew. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../api/bench/children.ts';
import { measure, type Server, startServer } from '../../api/bench/measure.ts';
import { PAGE_HEADERS } from '../../api/bench/pageHeaders.ts';
import type { Probe } from '../../api/bench/probes.ts';
import type { Address } from './addresses.ts';
import { median, print, title } from './table.ts';

/** The page whose kept drawing is sent over and over. */
const KEPT = '/';

const CONNECTIONS = 16;

/** Drawings of one page. */
const DRAWINGS = 20;

const ask = (name: string, path: string, at: Probe['at']): Probe => ({
  name,
  at,
  as: 'visitor',
  path,
  method: 'GET',
  type: '',
  body: '',
  isKeyed: false,
  begins: '',
});

/** Every address is another one, so that none is kept. */
async function drawings(shop: Server, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let drawing = 0; drawing < DRAWINGS; drawing += 1) {
    const url = new URL(path, shop.origin);
    url.searchParams.set('drawing', String(drawing));
    const begin = performance.now();
    const response = await fetch(url, { headers: PAGE_HEADERS, redirect: 'manual' });
    await response.arrayBuffer();
    times.push(performance.now() - begin);
  }
  return times;
}

async function compare(
  shop: Server,
  bare: Server,
  addresses: readonly Address[],
  rounds: number,
): Promise<void> {
  const { child: load } = await startChild('load.ts', {});
  try {
    title(
      `Server: ${CONNECTIONS} connections, median of ${rounds} rounds in turn, node ${process.version}`,
    );
    const [hono, kept] = await measure(
      load,
      [
        [ask('bare', '/page', 'bare'), bare],
        [ask('kept', KEPT, 'shop'), shop],
      ],
      { rounds, connections: CONNECTIONS, forMs: 1_500, secret: '' },
    );
    if (hono === undefined || kept === undefined) throw new Error('nothing was measured');
    for (const { name, failure } of [hono, kept]) {
      if (failure !== null) throw new Error(`${name}: ${failure}`);
    }
    print({ what: 'Hono with the same bytes', value: hono.perSecond, unit: '/s', aim: null });
    print({ what: `${KEPT}  kept`, value: kept.perSecond, unit: '/s', aim: null });
    print({
      what: `${KEPT}  kept, to Hono`,
      value: kept.perSecond / hono.perSecond,
      unit: '',
      digits: 2,
      aim: { least: 0.5 },
      note: `processor ${kept.cpu.toFixed(2)} : ${hono.cpu.toFixed(2)} ms each`,
    });
    for (const { path } of addresses) {
      const value = median(await drawings(shop, path));
      print({ what: `${path}  drawn, p50`, value, unit: 'ms', digits: 1, aim: { most: 25 } });
    }
  } finally {
    await load.end();
  }
}

/** The shop as production runs it, on the embedded database. */
export async function compareServing(addresses: readonly Address[], rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'banxin-bench-'));
  const started: Server[] = [];
  try {
    const shop = await startServer('shopServer.ts', {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: 'https://shop.example',
      BANXIN_TRUST_PROXY: '1',
      BANXIN_ALLOW_EMBEDDED: '1',
      BANXIN_SEED_DEMO: '1',
      BANXIN_DATA_DIR: folder,
    });
    started.push(shop);
    const bare = await startServer('barePage.ts', { PAGE_URL: shop.origin + KEPT });
    started.push(bare);
    await compare(shop, bare, addresses, rounds);
  } finally {
    for (const { child } of started.reverse()) await child.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
