/** What a handler knows about the call it answers. */
import type { Desk } from '@banxin/contract/lifecycles/works';
import type { Right } from '@banxin/contract/rules/rights';
import type { Db } from './db/transaction.ts';
import type { Services } from './services.ts';

/** Who calls. Business facts (type, VIP, agreement) are those of the main account. */
export interface Customer {
  readonly id: number;
  /** The main account: owner of orders, files, addresses and money. */
  readonly ownerId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly linkPerson: string | null;
  readonly mobile: string;
  readonly type: number;
  /** 0 an administrator, 1 a customer; a sub-account is recognised by `parentId`. */
  readonly userRoleType: number;
  readonly sign: number;
  readonly authStatus: number;
  readonly vipLevel: number;
  readonly orderNotifySum: number;
  /** What a sub-account may pay at once; null: as all of them. @unit fen */
  readonly payLimit: number | null;
  /** +1 with every write of the main account to a sub-account. */
  readonly rev: number;
  /** Instant. */
  readonly createdAt: string;
  readonly roles: number;
  readonly permissions: readonly string[];
  /** How far the role reaches. */
  readonly rights: readonly Right[];
  /** Desks of the works that it may act at. */
  readonly desks: readonly Desk[];
}

export interface Session {
  /** Hash of the cookie's token. */
  readonly id: string;
  readonly remember: boolean;
}

export interface CookieOptions {
  /** @unit s; absent: until the browser closes; 0 removes. */
  readonly maxAge?: number;
}

export interface Context extends Services {
  readonly requestId: string;
  /** Client address. */
  readonly address: string;
  readonly agent: string;
  /** Instant at which the call began; every row it writes carries it. */
  readonly now: string;
  readonly customer: Customer | null;
  readonly session: Session | null;
  /** Key of a public call that may be repeated; its handler answers the repeat itself. */
  readonly idempotencyKey: string | null;
  /** Value of a request cookie. */
  cookie(name: string): string | null;
  /** Sets a cookie: HttpOnly, SameSite=Lax, Path=/, Secure behind https. */
  setCookie(name: string, value: string, options?: CookieOptions): void;
}

/** The same request inside a transaction. A prototype instead of a copy, so that getters run only when they are used. */
export const inTransaction = <C extends Context>(context: C, tx: Db): C =>
  Object.create(context, { db: { value: tx, enumerable: true } });

/** Context of a call that needs a login. */
export interface UserContext extends Context {
  readonly customer: Customer;
  readonly session: Session;
}
