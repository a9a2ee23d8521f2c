/**
 * Scrolls to the position of a route once its page is shown; on the way back to where the visitor was. Earlier it
 * would scroll the previous page or the skeleton, and the new page could be too short.
 */

/** The window, as far as scrolling goes. */
export interface ScrollView {
  scrollTo(top: number): void;
  /** Where it stands. @unit px from the top */
  top(): number;
  /** How far it can be scrolled now. @unit px */
  room(): number;
  /** Which visit of the history this is, and of which page; undefined where the browser does not say. */
  entry(): string | undefined;
  /** Hears when the room changes. Answers how to stop. */
  onResize(listener: () => void): () => void;
  /** Hears when the visitor scrolls or types. Answers how to stop. */
  onMove(listener: () => void): () => void;
  /** Hears wherever it is scrolled, by whomever. Answers how to stop. */
  onScroll(listener: () => void): () => void;
}

export interface PageScroll {
  /** The route changed. @unit px from the top */
  readonly request: (top: number) => void;
  /** The page of the route is drawn; what it loads may still make it longer. Answers what to do when it goes. */
  readonly pageShown: () => () => void;
}

export function createPageScroll(view: ScrollView): PageScroll {
  /** Where pages were left, by their visit. */
  const left = new Map<string, number>();
  let requested: number | undefined;
  /** A page stands there and waits for its position, or has it. */
  let stands: 'no' | 'waiting' | 'placed' = 'no';
  /** The document was opened with this page: the browser has placed it, or the visitor has. */
  let isFirst = true;
  let giveUp = (): void => undefined;

  const scrollTo = (top: number): void => {
    view.scrollTo(top);
    if (view.room() >= top) return;
    const stops = [
      view.onResize(() => {
        view.scrollTo(top);
        if (view.room() >= top) giveUp();
      }),
      // Whoever has begun to read is not moved.
      view.onMove(() => giveUp()),
    ];
    giveUp = () => {
      for (const stop of stops) stop();
      giveUp = () => undefined;
    };
  };
  const place = (top: number): void => {
    stands = 'placed';
    requested = undefined;
    const isPlaced = isFirst && view.top() > 0;
    isFirst = false;
    if (isPlaced) return;
    scrollTo(left.get(view.entry() ?? '') ?? top);
  };
  return {
    request: (top) => {
      // Another part of the same page: the page itself says where that is.
      if (stands === 'placed') return;
      giveUp();
      if (stands === 'waiting') place(top);
      else requested = top;
    },
    pageShown: () => {
      const entry = view.entry();
      let top = view.top();
      const stop = view.onScroll(() => {
        top = view.top();
      });
      stands = 'waiting';
      if (requested !== undefined) place(requested);
      return () => {
        stop();
        giveUp();
        stands = 'no';
        if (entry !== undefined) left.set(entry, top);
      };
    },
  };
}

/** The browser's window. */
export const browserView: ScrollView = {
  scrollTo: (top) => window.scrollTo({ top }),
  top: () => window.scrollY,
  room: () => document.documentElement.scrollHeight - window.innerHeight,
  // A page that takes another's place in the history has its key, and begins at its own top.
  entry: () =>
    'navigation' in window
      ? `${window.navigation.currentEntry?.key} ${window.location.pathname}`
      : undefined,
  onResize: (listener) => {
    const observer = new ResizeObserver(listener);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  },
  onMove: (listener) => {
    const end = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      window.addEventListener(type, listener, { signal: end.signal, passive: true });
    }
    return () => end.abort();
  },
  onScroll: (listener) => {
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  },
};
