/** Route after route in one page: what stays behind. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Address } from './addresses.ts';
import { answers, watchHydration } from './hydrated.ts';
import { print, title } from './table.ts';

const STEPS = 500;

/** Caches of the browser, of React and of answers fill in the first ones. */
const WARM_UPS = 100;

const EVERY = 50;

/**
 * Chromium counts as heap what it compiles of scripts that run often, over hundreds of steps: in a snapshot nine tenths
 * of what grew was machine code. Interpreted, the heap is what the shop keeps.
 */
export const ONLY_OBJECTS = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];

/** Goes through the paths in turn, as links do, and waits for each page's heading. */
const walk = (page: Page, paths: readonly string[], steps: number): Promise<void> =>
  page.evaluate(
    async ([all, count]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      for (let step = 0; step < count; step += 1) {
        const old = document.querySelector('main h1');
        history.pushState(null, '', all[step % all.length]);
        for (let tries = 0; ; tries += 1) {
          await frame();
          const heading = document.querySelector('main h1');
          if (heading !== null && heading !== old) break;
          if (tries > 3_600) throw new Error(`still waiting for ${all[step % all.length]}`);
        }
        await frame();
      }
    },
    [paths, steps] as const,
  );

async function clean(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes') };
}

/** Slope of the straight line that fits best. */
function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const covariance = mean((point) => (point.x - x) * (point.y - y));
  return covariance / mean((point) => (point.x - x) ** 2);
}

export async function compareHeap(
  browser: Browser,
  origin: string,
  addresses: readonly Address[],
): Promise<void> {
  // Routes that lead elsewhere or say that something is unknown are no pages to walk through.
  const paths = addresses
    .map(({ path }) => path)
    .filter((path) => !/^\/(403|404|redirect|sdopen|qqlogin|wechatlogin|bindqq)\b/.test(path));
  if (paths.length < 2) return;
  title(`${STEPS} route changes through ${paths.length} pages, after garbage collection`);
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await watchHydration(page);
  await page.goto(origin + (paths.at(-1) ?? '/'));
  await answers(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // Whole rounds, so that every sample is taken on the same page.
  const round = Math.ceil(EVERY / paths.length) * paths.length;
  await walk(page, paths, Math.ceil(WARM_UPS / paths.length) * paths.length);
  const first = await clean(session);
  const points = [{ x: 0, y: first.heap }];
  let last = first;
  for (let done = round; done < STEPS + round; done += round) {
    await walk(page, paths, round);
    last = await clean(session);
    points.push({ x: done, y: last.heap });
  }
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await context.close();
  print({
    what: 'heap per route change',
    value: slopeOf(points) / 1_000,
    unit: 'kB',
    digits: 2,
    aim: { most: 1 },
    note: `${(first.heap / 1e6).toFixed(1)} → ${(last.heap / 1e6).toFixed(1)} MB`,
  });
  print({
    what: 'nodes more than before',
    value: last.nodes - first.nodes,
    unit: '',
    aim: { most: 0 },
  });
  print({
    what: 'detached trees',
    value: detachedNodes.length,
    unit: '',
    aim: { most: 0 },
    note: [...new Set(detachedNodes.map(({ treeNode }) => treeNode.nodeName))].join(' '),
  });
}
