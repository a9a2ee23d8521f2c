/** The current user and what they may do, for every page. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { Route, RouteName } from '@banxin/contract/routes';
import { createContext, useContext } from 'react';

export interface Session {
  /** null: a visitor; undefined: not known yet. */
  readonly user: UserInfo | null | undefined;
  /** Names held. */
  readonly permissions: readonly string[];
  /** Whether the page of a route stands and whoever is here holds its permission. */
  readonly mayOpen: (name: RouteName) => boolean;
  /** The login dialog stands, or is closing. */
  readonly isLoggingIn: boolean;
  /** Opens the login dialog. */
  readonly logIn: () => void;
  readonly logOut: () => void;
  /** A login page succeeded: learn who is here and go on. */
  readonly enter: (path: string) => void;
}

/** What the flows behind the session know. */
export interface SessionState extends Pick<Session, 'user' | 'permissions' | 'isLoggingIn'> {
  /** Whether whoever is here holds the permission of a route; one without needs none. */
  readonly holds: (route: Route) => boolean;
  /** Path that the guard lets be shown; null while it asks. */
  readonly allowedPath: string | null;
}

/** What a page asks of the session. */
export type SessionCommand =
  | { readonly type: 'logIn' | 'logOut' }
  | { readonly type: 'enter'; readonly to: string };

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('SessionProvider is missing above this component');
  return session;
}

/** The logged-in customer; only below pages that need a login. */
export function useUser(): UserInfo {
  const { user } = useSession();
  if (!user) throw new Error('This page needs a login');
  return user;
}
