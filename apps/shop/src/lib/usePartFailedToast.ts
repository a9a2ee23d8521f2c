/** A toast for a part of the page whose code did not load. */
import { useCallback, useRef } from 'react';
import { partFailedText } from './partFailed.messages.ts';
import { useServices } from './services.ts';
import { useText } from './text.ts';

/**
 * Answers the function that shows it; the toast stays until it is closed. It first offers a retry, and after
 * a second failure a reload, which is all that helps after a new release.
 */
export function usePartFailedToast(): (what: string, again: () => void) => void {
  const { toasts, reload } = useServices();
  const text = useText(partFailedText);
  const shownId = useRef<string>(undefined);
  const failures = useRef(0);
  return useCallback(
    (what, again) => {
      if (shownId.current !== undefined) toasts.close(shownId.current);
      failures.current += 1;
      shownId.current = toasts.show({
        text: what,
        tone: 'critical',
        ...(failures.current === 1
          ? { detail: text.why, action: { label: text.again, onPress: again } }
          : { detail: text.still, action: { label: text.reload, onPress: reload } }),
      });
    },
    [toasts, reload, text],
  );
}
