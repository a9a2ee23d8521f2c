/** Types of the route guard. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { RouteName } from '@banxin/contract/routes';
import type {
  NavigateEmitted,
  ProgressEmitted,
  ScrollEmitted,
  TitleEmitted,
} from '../emitted.types.ts';

/** What the guard must know of a route. */
export interface RouteFacts {
  /** By its title the document is called. */
  readonly name: RouteName;
  /** All of them must be held. */
  readonly permissions: readonly string[];
  /** Where the page scrolls to. @unit px from the top */
  readonly scrollTop: number;
  /** Path parameter or fixed value named `tag`; `showSearch` forces a scroll to the top. */
  readonly tag: string | undefined;
}

export interface RouteGuardInput {
  /** The route table: facts of a path, undefined when no route has it. */
  readonly routes: (path: string) => RouteFacts | undefined;
}

/** Where somebody wants to go. */
export interface Target {
  /** Path alone, static redirects followed. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface RouteGuardContext {
  routes: (path: string) => RouteFacts | undefined;
  target: Target;
  /** The path changed, not only its query: the page scrolls. */
  moved: boolean;
  /** undefined: not asked yet · null: asked, nobody is logged in. */
  user: UserInfo | null | undefined;
  /** Names held; empty for the administrator, who needs none. */
  permissions: readonly string[];
  /** The dynamic routes exist: once per session. */
  built: boolean;
}

export type RouteGuardEvent =
  /** The location changed, by a link, by code or by Back. */
  | { type: 'NAVIGATE'; path: string; query: Readonly<Record<string, string>> }
  /** Somebody logged in: what was known of nobody is forgotten. */
  | { type: 'LOGIN.SUCCEEDED' }
  /** The main account gave a colleague who is here other rights, or changed its account. */
  | { type: 'RIGHTS.CHANGED'; user: UserInfo; permissions: readonly string[] }
  /** Logged out: a public page stays, any other is left for "/". */
  | { type: 'LOGOUT' };

/** Open the login dialog. */
export interface LoginOpenEmitted {
  type: 'login.open';
  /** Where the visitor wanted to go. */
  redirect: string | undefined;
}

/** Who is here and what they may do is known; happens once per session. */
export interface RoutesBuiltEmitted {
  type: 'routes.built';
  user: UserInfo;
  permissions: readonly string[];
}

/** Nobody is logged in. */
export interface UserNoneEmitted {
  type: 'user.none';
}

export type RouteGuardEmitted =
  | ProgressEmitted
  | TitleEmitted
  | ScrollEmitted
  | NavigateEmitted
  | LoginOpenEmitted
  | RoutesBuiltEmitted
  | UserNoneEmitted;
