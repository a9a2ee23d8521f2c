/** A place of a page that an address can name: what comes after the page was opened is scrolled to as it comes. */
import { type RefObject, useEffect, useRef } from 'react';

/** For the element of the place. @param id as it stands behind the # */
export function useAnchor(id: string): {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
} {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) ref.current?.scrollIntoView();
  }, [id]);
  return { id, ref };
}
