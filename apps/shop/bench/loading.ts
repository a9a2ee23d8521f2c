/** What a first visit asks for: before the page answers, and until nothing is loaded any more. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import type { Address } from './addresses.ts';
import { budgets } from './budget.ts';
import { watchHydration } from './hydrated.ts';
import { print, title } from './table.ts';

interface Loaded {
  readonly url: string;
  readonly type: string;
  /** @unit ms since 1970 */
  readonly at: number;
  /** Without headers. @unit bytes */
  bytes: number;
}

/** Quiet for so long is idle. @unit ms */
const QUIET_MS = 1_500;

/** Far above what a busy machine needs. @unit ms */
const PATIENCE_MS = 60_000;

/** Everything that a page asks for, as it comes. */
async function listen(session: CDPSession) {
  const loaded = new Map<string, Loaded>();
  const heads = new Map<string, number>();
  /** Addresses of what has not ended, by request. */
  const pending = new Map<string, string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
    last = performance.now();
    if (!request.url.startsWith('http')) return;
    pending.set(requestId, request.url);
    loaded.set(requestId, { url: request.url, type, at: wallTime * 1_000, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    heads.set(requestId, response.encodedDataLength);
    if (response.fromDiskCache || response.fromPrefetchCache) loaded.delete(requestId);
  });
  // What was fetched first and is then imported comes from the cache: it is asked for once.
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    pending.delete(requestId);
    loaded.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    pending.delete(requestId);
    const request = loaded.get(requestId);
    if (request) request.bytes = encodedDataLength - (heads.get(requestId) ?? 0);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    last = performance.now();
    pending.delete(requestId);
  });
  // Of what a page asked for that was left for another one, nobody hears any more.
  session.on('Page.frameNavigated', ({ frame }) => {
    for (const requestId of pending.keys()) {
      if (requestId !== frame.loaderId) pending.delete(requestId);
    }
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  const idle = async (): Promise<void> => {
    const end = performance.now() + PATIENCE_MS;
    while (pending.size > 0 || performance.now() - last < QUIET_MS) {
      if (performance.now() > end)
        throw new Error(`still loading: ${[...pending.values()].join(', ')}`);
      await wait(100);
    }
  };
  return { loaded, idle };
}

/** What a page is made of before it answers, as the budget counts it: pictures and answers are none of it. */
const isCode = ({ url, type }: Loaded): boolean =>
  type === 'Script' || type === 'Stylesheet' || /\.(js|css)$/.test(url);

const kilobytes = (requests: readonly Loaded[]): number =>
  requests.filter(isCode).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;

/** A visit in a browser that knows nothing yet: its own cache begins empty. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    // Budgets are counted after gzip; over the line this shop prefers brotli, which is smaller.
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  });
  const page = await context.newPage();
  await watchHydration(page);
  const { loaded, idle } = await listen(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  const answered = await page.evaluate(
    async () => performance.timeOrigin + (await window.benchAnswers),
  );
  await idle();
  await context.close();
  const all = [...loaded.values()];
  return { all, before: all.filter(({ at }) => at <= answered) };
}

export async function compareLoading(
  browser: Browser,
  origin: string,
  addresses: readonly Address[],
): Promise<void> {
  title('Loading: document, script and style after gzip, nothing cached; by idle all requests');
  for (const { path, group } of addresses) {
    const budget = budgets[group];
    const { all, before } = await visit(browser, origin + path);
    const what = (words: string) => `${path}  ${words}`;
    print({
      what: what('requests before it answers'),
      value: before.filter((one) => isCode(one) || one.type === 'Document').length,
      unit: '',
      aim: { most: budget.requests },
    });
    print({
      what: what('before it answers'),
      value: kilobytes(before),
      unit: 'kB',
      digits: 1,
      aim: { most: budget.before },
    });
    print({ what: what('requests by idle'), value: all.length, unit: '', aim: null });
    print({
      what: what('by idle'),
      value: kilobytes(all),
      unit: 'kB',
      digits: 1,
      aim: { most: budget.idle },
    });
  }
}
