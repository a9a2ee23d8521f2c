/** A page in which flows run and nothing is drawn: React without a browser. */

import { afterEach, beforeEach, vi } from 'vitest';
import type { EventObject } from 'xstate';
import type { FlowEffectHandlers } from '../exports/react.ts';

/** As much of a page as React asks for when nothing is drawn. */
export const emptyPage = () => ({
  nodeType: 1,
  nodeName: 'DIV',
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  ownerDocument: { nodeType: 9, addEventListener: () => undefined },
  addEventListener: () => undefined,
});

/** Before and after each test of a file: what React looks for around a page. */
export function pretendPage(): void {
  beforeEach(() => {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('HTMLIFrameElement', class {});
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** A map that writes every event into a list. */
export const writing = (list: EventObject[]): FlowEffectHandlers =>
  new Proxy({} as FlowEffectHandlers, {
    get: () => (event: EventObject) => list.push(event),
  });
