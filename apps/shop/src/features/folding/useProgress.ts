/** How far it is folded: set by hand at once, or moved there step by step; without motion where that is wished. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Of one step. @unit ms */
const STEP_MS = 700;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useProgress(steps: number) {
  const [progress, setProgress] = useState(0);
  const frame = useRef<number | null>(null);
  const stop = useCallback((): void => {
    if (frame.current !== null) cancelAnimationFrame(frame.current);
    frame.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const within = (to: number): number => Math.min(Math.max(to, 0), steps);
  const set = (to: number): void => {
    stop();
    setProgress(within(to));
  };
  const go = (to: number): void => {
    stop();
    const end = within(to);
    if (isStill()) {
      setProgress(end);
      return;
    }
    const from = progress;
    let begun: number | null = null;
    const move = (at: number): void => {
      begun ??= at;
      const way = ((at - begun) / STEP_MS) * Math.sign(end - from);
      const next = from + way;
      const isThere = end >= from ? next >= end : next <= end;
      setProgress(isThere ? end : next);
      frame.current = isThere ? null : requestAnimationFrame(move);
    };
    frame.current = requestAnimationFrame(move);
  };
  return { progress: within(progress), set, go };
}
