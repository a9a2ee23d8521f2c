/** How many children of a line fit into it; the others fold away. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** How many children stand whole in the line, from its start; infinite when all do. */
function fittingIn(line: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(line).columnGap);
  let end = -gap;
  const over = [...line.children].findIndex((child) => {
    end += gap + child.getBoundingClientRect().width;
    // What the browser rounds is no overflow.
    return end > line.clientWidth + 1;
  });
  return over === -1 ? Number.POSITIVE_INFINITY : over;
}

/** Asked after each drawing, which may bring other words, and when the line gets another width. */
export function useFitting(line: RefObject<HTMLElement | null>): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  const measure = useCallback(() => {
    if (line.current !== null) setFitting(fittingIn(line.current));
  }, [line]);
  useLayoutEffect(measure);
  useEffect(() => {
    if (line.current === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [line, measure]);
  return fitting;
}
