/** Where the focus goes when what had it is gone and nothing stands in its place: to the title. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the heading inside a place, which the keyboard alone does not reach. */
export function focusTitle(place: Element | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** @param place whose views follow each other; what stands outside of it keeps its focus */
export function useTitleFocus(place: RefObject<Element | null>): void {
  const held = useRef<EventTarget>(null);
  useEffect(() => {
    const element = place.current;
    const hold = ({ target }: Event): void => {
      held.current = target;
    };
    element?.addEventListener('focusin', hold);
    return () => element?.removeEventListener('focusin', hold);
  }, [place]);
  // After every drawing, before anybody sees it: the view that is gone took the focus along.
  useLayoutEffect(() => {
    if (!(held.current instanceof Element) || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) focusTitle(place.current);
  });
}
