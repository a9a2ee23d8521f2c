/** Whether the page was scrolled past its first line. */
import { type RefObject, useEffect, useState } from 'react';

/** As high as the first line is. @unit px */
const FIRST_LINE = 38;

/**
 * False on the server and where nobody asks.
 * @param top the upper edge of the page
 */
export function useScrolledPast(top: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = top.current;
    if (!isAsked || element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `${FIRST_LINE}px 0px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setPast(false);
    };
  }, [top, isAsked]);
  return isPast;
}
