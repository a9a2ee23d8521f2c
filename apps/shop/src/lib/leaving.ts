/** Hears that the page is about to be left, in time to ask first. */

/** The window, as far as leaving it goes; browsers without `navigation` ask at reload and closing only. */
export interface LeavingView extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly navigation?: Pick<Navigation, 'addEventListener' | 'removeEventListener' | 'traverseTo'>;
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
}

export interface LeavingAnswers {
  /** Whether something would be lost now. */
  readonly isNeeded: () => boolean;
  /** Something would; `leave` goes where the visitor wanted to go. */
  readonly ask: (leave: () => void) => void;
}

const pathOf = (address: string): string => new URL(address).pathname;

/**
 * Holds back links, calls of the router and the Back button; the browser itself asks at reload and closing.
 * Another tab, filter or page of the same path is not leaving. Answers how to stop.
 */
export function watchLeaving(view: LeavingView, { isNeeded, ask }: LeavingAnswers): () => void {
  const { navigation, history, location } = view;
  const end = new AbortController();
  const { signal } = end;
  let isFree = false;
  const hold = (event: NavigateEvent): void => {
    const { destination, navigationType } = event;
    const { url, key } = destination;
    const isSamePage = pathOf(url) === pathOf(location.href);
    if (isFree || isSamePage || !destination.sameDocument || !event.cancelable || !isNeeded()) {
      return;
    }
    event.preventDefault();
    ask(() => {
      isFree = true;
      if (navigationType === 'traverse') navigation?.traverseTo(key);
      else history[navigationType === 'replace' ? 'replaceState' : 'pushState'](null, '', url);
    });
  };
  navigation?.addEventListener('navigate', hold, { signal });
  view.addEventListener(
    'beforeunload',
    (event) => {
      if (!isFree && isNeeded()) event.preventDefault();
    },
    { signal },
  );
  return () => end.abort();
}
