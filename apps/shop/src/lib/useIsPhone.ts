/** Whether the window is a phone's: for pages that a phone draws in another form. Never on the server. */
import { media } from '@banxin/ui/theme';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(media.phone);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(media.phone).matches,
    () => false,
  );
