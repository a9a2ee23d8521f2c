/**
 * Begins on a page that the server has drawn: scrolls to where its route begins, remembers what a visitor does, and asks for the shop's code once the
 * words are painted, or when somebody presses something. Before that it would compete with what is to be read.
 */
import { keepEarly } from './lib/early.ts';
import { inTurn } from './lib/inTurn.ts';

// At once, and not when the code is here: by then somebody reads, or is about to press what would move away.
// Who comes back or reloads stands where the browser puts them.
const { top: begins } = document.documentElement.dataset;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (begins !== undefined && visit?.type === 'navigate' && location.hash === '' && scrollY === 0) {
  scrollTo({ top: Number(begins) });
}

const root = document.getElementById('root');

/** What was done before; undefined where there is no page. */
export const early = root === null ? undefined : keepEarly(root);

const code = document.getElementById('code');

/** A page that is whole and still not painted stands in a window that nobody sees. @unit ms */
const PATIENCE = 1_000;

if (code instanceof HTMLTemplateElement) {
  const waits = new AbortController();
  const { signal } = waits;
  const askForCode = (): void => {
    if (signal.aborted) return;
    waits.abort();
    // To ask for one takes a while on a phone, and a page has up to forty.
    for (const part of code.content.children) {
      inTurn(() => document.head.append(document.importNode(part, true)));
    }
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) askForCode();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    askForCode();
  }).observe({ type: 'paint', buffered: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, askForCode, { capture: true, passive: true, signal });
  }
  addEventListener('load', () => setTimeout(askForCode, PATIENCE), { signal });
}
