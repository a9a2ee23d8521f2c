/** What pages depend on, injected once: client, clock, randomness, storage. */
import type { Client, DisplayEvent, UnauthorizedEvent } from '@banxin/contract/client';
import type { FlowProviderProps } from '@banxin/flows/react';
import type { ToastQueue } from '@banxin/ui/Toast';
import { createContext, useContext } from 'react';
import type { LoginWindows } from './loginWindows.ts';
import type { Preferences } from './preferences.ts';
import type { Signal } from './signal.ts';
import type { Store } from './storage.ts';

export interface Services {
  readonly client: Client;
  /** Begins to load what the first call needs; absent where all of it is here. */
  readonly prepare?: (() => void) | undefined;
  /** Header or footer was pressed before the page was alive; absent where nothing was drawn before. */
  readonly frameIsUsed?: Promise<void> | undefined;
  /** Failed calls, to be shown as their display mode says. */
  readonly failures: Signal<Pick<DisplayEvent, 'mode' | 'message' | 'data'>>;
  /** Calls that were answered 401. */
  readonly unauthorized: Signal<UnauthorizedEvent>;
  /** What answers to a colleague say of its rights. @see contract's accountRevision */
  readonly revisions: Signal<string>;
  /** Short messages that go away by themselves. */
  readonly toasts: ToastQueue;
  readonly store: Store;
  /** Kept for this tab until it is closed: over a reload, not for the next visitor of this browser. */
  readonly tabStore: Store;
  /** As the page was opened. */
  readonly preferences: Preferences;
  /** Remembers a choice; the page itself is changed by who asks. */
  readonly keepPreference: (chosen: Partial<Preferences>) => void;
  /** @unit ms since 1970 */
  readonly now: () => number;
  /** A fresh, unguessable key for an intent that must happen once. */
  readonly newKey: () => string;
  /** Time of the flows, and who watches or restores them; absent in production. */
  readonly flows?: Pick<FlowProviderProps, 'clock' | 'inspect' | 'restore'> | undefined;
  /** How visits of products are counted; absent where they are not. */
  readonly usage?:
    | {
        readonly enabled: boolean;
        readonly locks: Pick<LockManager, 'request'>;
        /** Posts in a way that outlives the page. */
        readonly beacon: (path: string, body: Blob) => void;
      }
    | undefined;
  /** Instead of the browser's own windows of other login providers: of stories and of a server. */
  readonly windows?: LoginWindows | undefined;
  /** Loads the page again. */
  readonly reload: () => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('ServicesContext is missing above this component');
  return services;
}
