/**
 * Begins on a page that the server has drawn: remembers what a visitor does, and asks for the shop's code once the
 * words are painted, or when somebody presses something. Before that it would compete with what is to be read.
 */
import { keepEarly } from './lib/early.ts';

const root = document.getElementById('root');

/** Does what was done before; undefined where there is no page. */
export const doEarly = root === null ? undefined : keepEarly(root);

const code = document.getElementById('code');

if (code instanceof HTMLTemplateElement) {
  const waits = new AbortController();
  const askForCode = (): void => {
    if (waits.signal.aborted) return;
    waits.abort();
    document.head.append(document.importNode(code.content, true));
  };
  // Nothing is painted in a tab that nobody sees.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) askForCode();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    askForCode();
  }).observe({ type: 'paint', buffered: true });
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, askForCode, { capture: true, passive: true, signal: waits.signal });
  }
}
