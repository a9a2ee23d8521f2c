// One function for the life of a component that calls the handler of the last drawing: what gets it need not be drawn again.
import { useCallback, useLayoutEffect, useRef } from 'react';

/** For handlers of events, which come after the drawing. */
export function useLatest<Values extends unknown[]>(
  handler: ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values) => latest.current?.(...values), []);
}
