/** Customers and what proves who they are. */
import type { CustomerDeed } from '@banxin/contract/messages/customerDesk';
import type { AccountField } from '@banxin/contract/messages/subAccount';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

export interface CustomersTable {
  id: Generated<number>;
  /** Main account of a sub-account. */
  parent_id: number | null;
  name: string;
  mobile: string;
  qq: string | null;
  /** Confirmed by a code. */
  mail: Generated<string | null>;
  mail_confirmed_at: Generated<Instant | null>;
  password_hash: string;
  type: Generated<number>;
  user_role_type: Generated<number>;
  sign: Generated<number>;
  auth_status: Generated<number>;
  vip_level: Generated<number>;
  /** The last moment of the paid level; null for one that grew. */
  vip_until: Instant | null;
  /** Another paid level that follows it, and its last moment; null when none does. */
  vip_next_level: Generated<number | null>;
  vip_next_until: Instant | null;
  /** The level that grew; `vip_level` says the same unless a level was bought. */
  growth_level: Generated<number>;
  /** Role bits of a sub-account; 0 is the master. */
  roles: Generated<number>;
  /** Bits of `worksDesks`. */
  desks: Generated<number>;
  /** Who of the works looks after it, and brings its goods; null for nobody in particular. */
  manager_id: Generated<number | null>;
  delivery_man_id: Generated<number | null>;
  link_person: string | null;
  order_notify_sum: Generated<number>;
  disabled_at: Instant | null;
  /** Removed by its main account; the row stays as who did what it did. */
  deleted_at: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** What a sub-account may pay at once; null: as all of them. @unit fen */
  pay_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** +1 with every write of its main account to it, or of the works to a main account. */
  rev: Generated<number>;
  created_at: Instant;
}

/** Days for which the levels of all customers were counted. */
export interface GrowthDaysTable {
  /** YYYY-MM-DD */
  day: string;
  counted_at: Instant;
}

export interface AddressesTable {
  id: Generated<number>;
  customer_id: number;
  consignee: string;
  mobile: string;
  province: string;
  city: string;
  district: Generated<string>;
  detail: string;
  is_default: Generated<boolean>;
  /** Writes of what it says. */
  rev: Generated<number>;
  /** By the last order that goes there; null before the first. */
  used_at: Instant | null;
  created_at: Instant;
}

/** Who parcels say they come from, kept for the next orders. */
export interface SendersTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  phone: string;
  address: Generated<string>;
  /** Neither a price nor a sign of the works is on the parcel. */
  hide: Generated<boolean>;
  is_default: Generated<boolean>;
  /** Writes of what it says. */
  rev: Generated<number>;
  /** By the last order that came from it; null before the first. */
  used_at: Instant | null;
  created_at: Instant;
}

/** Whom a provider's identity belongs to. */
export interface IdentitiesTable {
  provider: 'qq' | 'wechat';
  /** QQ: openid. WeChat: unionid, or openid where it gives none. */
  subject: string;
  /** Who logs in with it: main or sub-account. */
  customer_id: number;
  created_at: Instant;
  /** As its owner is called there; null where the provider did not say. */
  nickname: Generated<string | null>;
  last_login_at: Generated<Instant | null>;
}

/** Which key opened an account: a repeat answers it instead of opening a second one. */
export interface RegistrationsTable {
  /** SHA-256 of the key, hex. */
  key_hash: string;
  customer_id: number;
  created_at: Instant;
}

/** Tickets for a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the ticket, hex. */
  ticket_hash: string;
  customer_id: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** When a login was last opened by its owner. */
export interface LastLoginsTable {
  login_id: number;
  at: Instant;
}

/** What a main account changed of its colleagues, a row by field. */
export interface AccountChangesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  /** Whose account. */
  login_id: number;
  /** Who changed it. */
  actor_id: number;
  field: AccountField;
  was: JsonOrNull<unknown>;
  becomes: JsonOrNull<unknown>;
  at: Instant;
}

/** What the works' desk of customers did, and who looked. */
export interface CustomerLogTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  /** Who of the works. */
  actor_id: number;
  what: CustomerDeed;
  was: JsonOrNull<unknown>;
  becomes: JsonOrNull<unknown>;
  /** Null where somebody only looked. */
  reason: string | null;
  at: Instant;
}
