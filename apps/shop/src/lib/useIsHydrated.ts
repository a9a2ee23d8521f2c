/** What only this visitor or this minute knows is drawn after the page that is the same for everybody. */
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first drawing on top of what it sent. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
