/**
 * Scrolls to the position of a route once its page is shown. Earlier it would scroll the previous page or the
 * skeleton, and the new page could be too short.
 */

/** The window, as far as scrolling goes. */
export interface ScrollView {
  scrollTo(top: number): void;
  /** How far it can be scrolled now. @unit px */
  room(): number;
  /** Hears when the room changes. Answers how to stop. */
  onResize(listener: () => void): () => void;
  /** Hears when the visitor scrolls or types. Answers how to stop. */
  onMove(listener: () => void): () => void;
}

export interface PageScroll {
  /** The route changed. @unit px from the top */
  readonly request: (top: number) => void;
  /** The page of the route is drawn; what it loads may still make it longer. */
  readonly pageShown: () => void;
}

export function createPageScroll(view: ScrollView): PageScroll {
  let requested: number | undefined;
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
  return {
    request: (top) => {
      giveUp();
      requested = top;
    },
    pageShown: () => {
      if (requested === undefined) return;
      const top = requested;
      requested = undefined;
      scrollTo(top);
    },
  };
}

/** The browser's window. */
export const browserView: ScrollView = {
  scrollTo: (top) => window.scrollTo({ top }),
  room: () => document.documentElement.scrollHeight - window.innerHeight,
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
};
