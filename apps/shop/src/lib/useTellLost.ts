/** Says that a part of the page did not open, and offers the way on. */
import { useCallback, useRef } from 'react';
import { lostText } from './lost.messages.ts';
import { useServices } from './services.ts';
import { useText } from './text.ts';

/**
 * Answers how to tell it: the toast stays until it is closed. It offers to try again; when that has failed too
 * it offers the only thing that helps after a new release, loading the page anew.
 */
export function useTellLost(): (what: string, again: () => void) => void {
  const { toasts, reload } = useServices();
  const text = useText(lostText);
  const told = useRef<string>(undefined);
  const times = useRef(0);
  return useCallback(
    (what, again) => {
      if (told.current !== undefined) toasts.close(told.current);
      times.current += 1;
      told.current = toasts.show({
        text: what,
        tone: 'critical',
        ...(times.current === 1
          ? { detail: text.why, action: { label: text.again, onPress: again } }
          : { detail: text.still, action: { label: text.reload, onPress: reload } }),
      });
    },
    [toasts, reload, text],
  );
}
