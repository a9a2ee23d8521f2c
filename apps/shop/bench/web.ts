/**
 * What a visitor of the built shop waits for, number by number beside its aim. Whether one is kept is for
 * people to read: it ends with 1 only when something could not be measured.
 * node --conditions=@banxin/source bench/web.ts [--rounds=5] [--only=/,/product] [--parts=loading,heap]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { openBrowser } from '../../../scripts/library/browser.ts';
import { ShopServer } from '../e2e/server.ts';
import { type Address, addressesOf } from './addresses.ts';
import { compareDesks } from './desks.ts';
import { compareGrid } from './grid.ts';
import { compareHeap, ONLY_OBJECTS } from './heap.ts';
import { compareLighthouse } from './lighthouse.ts';
import { compareLoading } from './loading.ts';
import { compareMoves } from './moves.ts';
import { comparePresses } from './presses.ts';
import { compareServing } from './serving.ts';
import { printSum } from './table.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Patterns of the route table. */
    only: { type: 'string', default: '' },
    /** Names below. */
    parts: { type: 'string', default: '' },
  },
});

const listOf = (text: string): string[] => text.split(',').filter((part) => part !== '');

const finder: { requireChromium: () => Promise<string> } = await import(
  new URL('../../../scripts/chromium.mjs', import.meta.url).href
);

interface Run {
  readonly origin: string;
  readonly addresses: readonly Address[];
  readonly rounds: number;
  readonly chromiumPath: string;
  /** One that knows nothing, for this part alone. @param flags of Chromium */
  readonly browser: (flags?: readonly string[]) => Promise<Browser>;
}

const parts: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  loading: async (run) => compareLoading(await run.browser(), run.origin, run.addresses),
  lighthouse: (run) => compareLighthouse(run.chromiumPath, run.origin, run.addresses, run.rounds),
  moves: async (run) => compareMoves(await run.browser(), run.origin, run.addresses, run.rounds),
  presses: async (run) => comparePresses(await run.browser(), run.origin),
  desks: async (run) => compareDesks(await run.browser(), run.origin),
  grid: async (run) => compareGrid(await run.browser(), run.origin),
  heap: async (run) => compareHeap(await run.browser(ONLY_OBJECTS), run.origin, run.addresses),
  serving: (run) => compareServing(run.addresses, run.rounds),
};

const chosen = listOf(options.parts);
const unknown = chosen.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);
}
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1');

const chromiumPath = await finder.requireChromium();
process.env.CHROMIUM_PATH = chromiumPath;
const [load = 0] = loadavg();
console.log(`Load of the machine before: ${load.toFixed(2)}`);
const shop = await ShopServer.create();
try {
  const addresses = await addressesOf(shop.url, listOf(options.only));
  if (addresses.length === 0) throw new Error(`No public page is called ${options.only}`);
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    let opened: Browser | undefined;
    const browser = async (flags?: readonly string[]): Promise<Browser> => {
      opened ??= await openBrowser(flags);
      return opened;
    };
    try {
      await part({ origin: shop.url, addresses, rounds, chromiumPath, browser });
    } catch (error) {
      // The others are still worth their time.
      console.error(`\n${name} could not be measured:`, error);
      process.exitCode = 1;
    } finally {
      await opened?.close();
    }
  }
} finally {
  await shop.dispose();
}
printSum();
