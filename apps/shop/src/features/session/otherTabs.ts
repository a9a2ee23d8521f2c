/** Synchronises login and logout between the shop's tabs through the browser's storage. */
import type { routeGuardMachine } from '@banxin/flows/route-guard';
import type { sessionMachine } from '@banxin/flows/session';
import type { ActorRefFrom } from 'xstate';
import type { Store } from '../../lib/storage.ts';

const KEY = 'session';

interface Told {
  /** null: logged out. */
  readonly userId: number | null;
  /** Makes the same customer logging in again a change that is heard. @unit ms since 1970 */
  readonly at: number;
}

/** Says who is here now; null after a logout. @param now ms since 1970 */
export const notifyOtherTabs = (store: Store, userId: number | null, now: number): void =>
  store.write(KEY, { userId, at: now } satisfies Told);

export interface ThisTab {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly guard: ActorRefFrom<typeof routeGuardMachine>;
  /** Another customer is here: nothing that was answered may be seen. */
  readonly forget: () => void;
  /** The login that had expired is back: what failed is asked again. */
  readonly refresh: () => void;
}

/** Follows the other tabs. The page and what is typed on it stay unless somebody else is here. */
export function listenToOtherTabs(store: Store, tab: ThisTab): () => void {
  const { session, guard, forget, refresh } = tab;
  return store.watch(KEY, () => {
    const told = store.read<Told>(KEY);
    if (told === undefined) return;
    const { user, target } = guard.getSnapshot().context;
    if (told.userId === null) {
      session.send({ type: 'USER.LEFT' });
    } else if (told.userId === user?.id) {
      if (session.getSnapshot().matches('authenticated')) return;
      session.send({ type: 'USER.LOADED' });
      refresh();
    } else {
      forget();
      guard.send({ type: 'LOGIN.SUCCEEDED' });
      guard.send({ type: 'NAVIGATE', ...target });
    }
  });
}
