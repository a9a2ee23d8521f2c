// The same steps on both screens, in turns, on a processor slowed to a quarter.
import type { Browser } from 'playwright';
import { type BenchPage, openScreen } from './page.ts';
import { type Spread, spread } from './statistics.ts';

/** What is timed. */
export type Step = 'mount1000' | 'mount200' | 'sort' | 'first' | 'second';

/** Where the time of the main thread goes. @unit ms */
export interface Parts {
  script: number;
  style: number;
  layout: number;
  /** Painting, putting layers together, collecting garbage. */
  rest: number;
}

/** One timed act. */
interface Timed {
  /** @unit ms of the main thread */
  total: number;
  parts: Parts;
  /** From the act to the idle moment after its second frame, as a reader waits for it. @unit ms */
  waited: number;
}

/** Times of both screens and what they are to each other. */
export interface Compared {
  /** @unit ms of the main thread */
  reference: Spread;
  /** @unit ms of the main thread */
  plain: Spread;
  /** Of neighbouring runs, so that what the machine does to both falls out. */
  ratio: Spread;
  /** Medians. */
  parts: { reference: Parts; plain: Parts };
  /** Medians of what a reader waits. @unit ms */
  waited: { reference: number; plain: number };
}

/** One run of the bench. */
export interface SpeedReport {
  steps: Record<Step, Compared>;
  /** Heap at 1,000 rows over the same page at 20 rows' start, after garbage collection. @unit bytes */
  heap: { reference: number; plain: number; ratio: number };
}

/** Processor slowed to a quarter. */
const THROTTLE = 4;

const names: readonly Step[] = ['mount1000', 'mount200', 'sort', 'first', 'second'];

type Time = 'taskTime' | 'scriptTime' | 'styleTime' | 'layoutTime';

/** Time that the main thread works from the act to the idle moment after its second frame. */
async function timed(screen: BenchPage, act: () => Promise<number>): Promise<Timed> {
  // What came before must not run on into this: movements end, garbage goes.
  await screen.page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const before = await screen.countClean();
  const waited = await act();
  const after = await screen.count();
  const spent = (time: Time): number => (after[time] - before[time]) * 1000;
  const [total, script] = [spent('taskTime'), spent('scriptTime')];
  const [style, layout] = [spent('styleTime'), spent('layoutTime')];
  return { total, waited, parts: { script, style, layout, rest: total - script - style - layout } };
}

/** Chooses a page size as a user would and waits until it is painted. */
const choose = (screen: BenchPage, size: number): Promise<number> =>
  screen.page.evaluate(async (wanted) => {
    const select = document.querySelector('select');
    if (select === null) throw new Error('no page sizes');
    const start = performance.now();
    select.value = String(wanted);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
    });
    const count = document.querySelectorAll('tbody > tr').length;
    if (count !== wanted) throw new Error(`${count} rows instead of ${wanted}`);
    return performance.now() - start;
  }, size);

/** Presses the n-th button of the page's head or table and waits until what it opens or changes is painted. */
const press = (
  screen: BenchPage,
  selector: string,
  index: number,
  opens = 'main',
): Promise<number> =>
  screen.page.evaluate(
    async ([query, at, opened]) => {
      const button = document.querySelectorAll<HTMLElement>(query)[at];
      if (button === undefined) throw new Error(`no ${query} ${at}`);
      // The press of a pointer has given it the focus.
      button.focus({ preventScroll: true });
      const start = performance.now();
      button.click();
      // Code that comes late may keep it from the next frames.
      while (document.querySelector(opened) === null) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      await new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done())));
      });
      return performance.now() - start;
    },
    [selector, index, opens] as const,
  );

type Listed = Record<'mount1000' | 'mount200' | 'sort', Timed>;
type Opened = Record<'first' | 'second', Timed>;

async function list(screen: BenchPage): Promise<Listed> {
  const mount200 = await timed(screen, () => choose(screen, 200));
  await choose(screen, 20);
  const mount1000 = await timed(screen, () => choose(screen, 1000));
  const sort = await timed(screen, () => press(screen, 'thead button', 1));
  await press(screen, 'thead button', 0);
  await choose(screen, 20);
  return { mount1000, mount200, sort };
}

/** How long a page rests after it has loaded, before somebody wants to sign in. @unit ms */
const REST = 1000;

/** A page of its own, so that nothing of the dialog has run before. The pointer on the button fetches it. */
async function open(browser: Browser, url: string): Promise<Opened> {
  const screen = await openScreen(browser, url, THROTTLE);
  const { page } = screen;
  const opening = (): Promise<Timed> =>
    timed(screen, () => press(screen, 'main button', 0, '[role=dialog]'));
  await page.waitForTimeout(REST);
  await page.getByRole('button', { name: '登录' }).hover();
  await page.waitForLoadState('networkidle');
  const first = await opening();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const second = await opening();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).waitFor();
  await screen.close();
  return { first, second };
}

type Pair = Record<'reference' | 'plain', Record<Step, Timed>>;

async function heapOf(screen: BenchPage): Promise<number> {
  await choose(screen, 1000);
  const { heap } = await screen.countClean();
  await choose(screen, 20);
  return heap;
}

/** @param rounds timed rounds on each screen, after the warm-ups */
export async function compareSpeed(
  browser: Browser,
  urls: { reference: string; plain: string },
  rounds: number,
  warmUps = 3,
): Promise<SpeedReport> {
  const reference = await openScreen(browser, urls.reference, THROTTLE);
  const plain = await openScreen(browser, urls.plain, THROTTLE);
  const heap = { reference: await heapOf(reference), plain: await heapOf(plain) };
  const taken: Pair[] = [];
  for (let index = -warmUps; index < rounds; index += 1) {
    const round: Partial<Pair> = {};
    // Each goes first every other time.
    const order =
      index % 2 === 0 ? (['reference', 'plain'] as const) : (['plain', 'reference'] as const);
    const screens = { reference, plain };
    for (const name of order) {
      const opened = index < 0 ? undefined : await open(browser, urls[name]);
      const listed = await list(screens[name]);
      if (opened) round[name] = { ...listed, ...opened };
    }
    if (round.reference && round.plain) taken.push(round as Pair);
  }
  await reference.close();
  await plain.close();
  const parts = (step: Step, screen: 'reference' | 'plain'): Parts => {
    const median = (part: keyof Parts): number =>
      spread(taken.map((pair) => pair[screen][step].parts[part])).median;
    return {
      script: median('script'),
      style: median('style'),
      layout: median('layout'),
      rest: median('rest'),
    };
  };
  const waited = (step: Step, screen: 'reference' | 'plain'): number =>
    spread(taken.map((pair) => pair[screen][step].waited)).median;
  const compared = (step: Step): Compared => ({
    reference: spread(taken.map((pair) => pair.reference[step].total)),
    plain: spread(taken.map((pair) => pair.plain[step].total)),
    ratio: spread(taken.map((pair) => pair.reference[step].total / pair.plain[step].total)),
    parts: { reference: parts(step, 'reference'), plain: parts(step, 'plain') },
    waited: { reference: waited(step, 'reference'), plain: waited(step, 'plain') },
  });
  return {
    steps: Object.fromEntries(names.map((step) => [step, compared(step)])) as Record<
      Step,
      Compared
    >,
    heap: { ...heap, ratio: heap.reference / heap.plain },
  };
}
