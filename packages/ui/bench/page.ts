// A page of a real Chromium with what the bench asks of it: counters, garbage collection, violations.
import type { Browser, CDPSession, Page } from 'playwright';

/** What the browser counts about a page. */
export interface Counters {
  /** DOM nodes that are alive. */
  nodes: number;
  /** Event listeners that are alive. */
  listeners: number;
  /** @unit bytes */
  heap: number;
  /** Time of the main thread's tasks since the page began. @unit s */
  taskTime: number;
  /** Of it: running scripts. @unit s */
  scriptTime: number;
  /** Of it: finding out which styles hold. @unit s */
  styleTime: number;
  /** Of it: sizes and places. @unit s */
  layoutTime: number;
}

/** A screen in a browser. */
export interface BenchPage {
  page: Page;
  session: CDPSession;
  /** Breaches of the content policy, errors and warnings so far. */
  complaints: string[];
  /** What is counted now. */
  count: () => Promise<Counters>;
  /** Collects garbage until the heap is stable, then counts. */
  countClean: () => Promise<Counters>;
  close: () => Promise<void>;
}

/** @param cpuThrottle how many times slower the processor shall seem */
export async function openScreen(
  browser: Browser,
  url: string,
  cpuThrottle = 1,
): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  // Long enough for a busy machine: it only ends what would never end by itself.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const session = await context.newCDPSession(page);
  // Time that the thread has worked, not time that has passed: other programs of the machine stay out of it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.getByRole('table').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottle });
  const count = async (): Promise<Counters> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string): number =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
      taskTime: value('TaskDuration'),
      scriptTime: value('ScriptDuration'),
      styleTime: value('RecalcStyleDuration'),
      layoutTime: value('LayoutDuration'),
    };
  };
  return {
    page,
    session,
    complaints,
    count,
    countClean: async () => {
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
      return count();
    },
    close: () => context.close(),
  };
}
