/** Detects that the page is about to be left, in time to ask first. */

const WAYS = ['pushState', 'replaceState'] as const;

/** The window, as far as leaving it goes. */
export interface LeavingView extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly navigation?: Pick<Navigation, 'addEventListener' | 'removeEventListener' | 'traverseTo'>;
  readonly history: Pick<History, (typeof WAYS)[number]>;
  readonly location: Pick<Location, 'href'>;
}

export interface LeavingAnswers {
  /** Whether something would be lost now. */
  readonly isNeeded: () => boolean;
  /** Something would; `leave` goes where the visitor wanted to go. */
  readonly ask: (leave: () => void) => void;
}

/**
 * Holds back links, calls of the router and the Back button; the browser itself asks at reload and closing.
 * A browser without `navigation` holds back links and calls of the router, not its Back button.
 * Another tab, filter or page of the same path is not leaving. Answers how to stop.
 */
export function watchLeaving(view: LeavingView, { isNeeded, ask }: LeavingAnswers): () => void {
  const { navigation, history, location } = view;
  const end = new AbortController();
  const { signal } = end;
  let isFree = false;
  const pathOf = (address: string | URL): string => new URL(address, location.href).pathname;
  const isLeaving = (to: string | URL): boolean =>
    !isFree && pathOf(to) !== pathOf(location.href) && isNeeded();
  const askBefore = (go: () => void): void =>
    ask(() => {
      isFree = true;
      go();
    });
  const hold = (event: NavigateEvent): void => {
    const { destination, navigationType } = event;
    const { url, key } = destination;
    if (!destination.sameDocument || !event.cancelable || !isLeaving(url)) return;
    event.preventDefault();
    askBefore(() => {
      if (navigationType === 'traverse') navigation?.traverseTo(key);
      else history[navigationType === 'replace' ? 'replaceState' : 'pushState'](null, '', url);
    });
  };
  if (navigation) navigation.addEventListener('navigate', hold, { signal });
  else holdHistory(history, signal, (url, go) => (isLeaving(url) ? askBefore(go) : go()));
  view.addEventListener(
    'beforeunload',
    (event) => {
      if (!isFree && isNeeded()) event.preventDefault();
    },
    { signal },
  );
  return () => end.abort();
}

/** Puts a question before every call of the router, which goes through these two; gone with the signal. */
function holdHistory(
  history: LeavingView['history'],
  signal: AbortSignal,
  judge: (url: string | URL, go: () => void) => void,
): void {
  for (const way of WAYS) {
    const own = history[way];
    const held: History[typeof way] = (state, unused, url) => {
      const go = (): void => own.call(history, state, unused, url);
      if (url == null || signal.aborted) go();
      else judge(url, go);
    };
    history[way] = held;
    signal.addEventListener('abort', () => {
      // Whoever put a question of its own before this one still calls it.
      if (history[way] === held) history[way] = own;
    });
  }
}
