/**
 * A clerk who works through five hundred cases by keyboard on a slow processor: from the key that deals with one to the
 * frame that shows the next, beside a page of a few lines that does no more than ask the same and write it down.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { act, claim, getCase, getDesks, getQueue } from '@banxin/contract/calls/works/desk';
import { pathOf } from '@banxin/contract/routes';
import type { Browser, Page, Request } from 'playwright';
import { logIn } from '../e2e/shop.ts';
import { THROTTLE } from './presses.ts';
import { print, quantile, title } from './table.ts';

declare global {
  interface Window {
    benchNext: Promise<number>;
  }
}

const CASES = 500;
/** Rows of a page of the queue. */
const SHOWN = 100;
/** Cases that are dealt with, each by one key. */
const KEYS = 30;
const TWIN = '/works/twin';

interface Case {
  readonly orderId: number;
  readonly orderSN: string;
  readonly steps: readonly { readonly event: string; readonly refusal: unknown }[];
}

/** Asks the server itself, as the page is logged in. */
const ask = (page: Page, path: string, input: unknown): Promise<{ data: unknown }> =>
  page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'banxin' },
        body,
      });
      return answer.json();
    },
    [path, JSON.stringify(input)] as const,
  );

/** Answers the calls of a desk with cases that are like one of the server's, so that what is timed is the page. */
async function fillQueue(page: Page): Promise<void> {
  const queue = (await ask(page, getQueue.path, { desk: 'review' })).data as {
    readonly items: readonly Case[];
  };
  const first = queue.items[0];
  if (first === undefined) throw new Error('Nothing waits for review');
  const opened = (await ask(page, getCase.path, { id: first.orderId })).data as Case;
  const free = opened.steps.map((step) => ({ ...step, refusal: null }));
  const numbered = (like: Case, id: number) => ({
    ...like,
    orderId: id,
    orderSN: String(270_000_000_000_000 + id),
    claim: null,
  });
  const caseOf = (id: number) => ({ ...numbered(opened, id), steps: free, needsJudgement: false });
  /** Cases before this one are done. */
  let next = 1;
  const answers: Readonly<Record<string, (input: { readonly id?: number }) => unknown>> = {
    [getDesks.path]: () => ({ desks: [{ desk: 'review', count: CASES - next + 1, late: 0 }] }),
    [getQueue.path]: () => ({
      items: Array.from({ length: SHOWN }, (_, at) => numbered(first, next + at)),
      total: CASES - next + 1,
    }),
    [getCase.path]: ({ id = 0 }) => caseOf(id),
    [claim.path]: () => ({ by: '', isOwn: true, until: '2099-01-01T00:00:00.000+08:00' }),
    [act.path]: ({ id = 0 }) => {
      next = id + 1;
      return caseOf(id);
    },
  };
  await page.route('**/api/Works/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const answer = answers[pathname];
    if (answer === undefined) return route.continue();
    return route.fulfill({ json: { errCode: 0, data: answer(route.request().postDataJSON()) } });
  });
}

/** The same by hand: no list that is kept fresh, no claims, no acts to choose from. */
const twin = `<!doctype html><meta charset=utf-8><main><ul></ul><h2></h2><pre></pre></main><script>
const post = async (path, body) => (await (await fetch(path, { method: 'POST', body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'banxin' } })).json()).data;
const open = async (id) => {
  const one = await post('${getCase.path}', { id });
  document.querySelector('h2').textContent = one.orderSN;
  document.querySelector('pre').textContent = JSON.stringify(one, null, 1);
};
let at = 1;
post('${getQueue.path}', { desk: 'review' }).then(({ items }) => {
  document.querySelector('ul').innerHTML = items.map(({ orderSN }) => '<li>' + orderSN + '</li>').join('');
  return open(at);
});
addEventListener('keydown', async ({ key }) => {
  if (key !== 'p') return;
  await post('${act.path}', { id: at });
  at += 1;
  await open(at);
});
</script>`;

/** Watches the next key; its time ends with the frame in which another case stands. */
const watchNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const words = (): string => [...document.querySelectorAll('main h2')].at(-1)?.textContent ?? '';
    window.benchNext = new Promise((done) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const old = words();
          const look = (): void => {
            if (words() === '' || words() === old) requestAnimationFrame(look);
            // What stands before a frame is painted with it: the task after it is when it was.
            else setTimeout(() => done(performance.now() - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });

/** How long nothing is under way before a clerk who looks at each case presses the next key. @unit ms */
const REST = 600;

/** Waits until all that a key set off has arrived, each time it is called. */
function restsOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let since = 0;
  const end = (request: Request): void => {
    underWay.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    since = Date.now();
    while (underWay.size > 0 || Date.now() - since < REST) await wait(REST / 10);
  };
}

/** @param rest between two keys; without it the next one follows in the frame that shows the case */
async function timeKeys(page: Page, rest?: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await watchNext(page);
    await page.keyboard.press('p');
    times.push(await page.evaluate(() => window.benchNext));
    await rest?.();
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

export async function compareDesks(browser: Browser, origin: string): Promise<void> {
  title(
    `One key per case, ${CASES} in the queue, at ${THROTTLE} × throttle: from the key to the next case, painted`,
  );
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(origin + pathOf('works', { desk: 'review' }));
  await logIn(page, '系统管理员');
  await page.getByRole('list', { name: '待处理的订单' }).waitFor();
  await fillQueue(page);
  const rest = restsOf(page);
  await page.goto(`${origin}${pathOf('works', { desk: 'review' })}?size=${SHOWN}&case=1`);
  await page.getByRole('button', { name: '通过审核' }).waitFor();
  const tell = (what: string, times: readonly number[], aim: { readonly most: number } | null) => {
    print({ what: `${what}  p50`, value: quantile(times, 0.5), unit: 'ms', aim: null });
    print({ what: `${what}  p98`, value: quantile(times, 0.98), unit: 'ms', aim });
  };
  tell('each case looked at', await timeKeys(page, rest), { most: 150 });
  // Eight cases a second are nobody's pace; it shows what would stand in the way.
  tell('one key right after the other', await timeKeys(page), null);
  await page.route(`**${TWIN}`, (route) => route.fulfill({ contentType: 'text/html', body: twin }));
  await page.goto(origin + TWIN);
  await page.locator('h2:not(:empty)').waitFor();
  tell('plain twin, looked at', await timeKeys(page, rest), null);
  tell('plain twin, right after', await timeKeys(page), null);
  await context.close();
}
