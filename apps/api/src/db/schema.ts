/** Types of every table, by hand, in the order of the migrations. Instants are ISO strings, money is fen. */
import type { ColumnType, Generated } from 'kysely';

/** ISO 8601 with zone. Written as text, read back in Asia/Shanghai. */
type Instant = string;

/** jsonb: read as a value, written as `JSON.stringify(value)`. */
export type Json<T> = ColumnType<T, string, string>;

/** jsonb that may be null. */
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

export interface CustomersTable {
  id: Generated<number>;
  /** Main account of a sub-account. */
  parent_id: number | null;
  name: string;
  mobile: string;
  qq: string | null;
  password_hash: string;
  type: Generated<number>;
  user_role_type: Generated<number>;
  sign: Generated<number>;
  auth_status: Generated<number>;
  vip_level: Generated<number>;
  vip_until: Instant | null;
  /** Role bits of a sub-account; 0 is the master. */
  roles: Generated<number>;
  link_person: string | null;
  order_notify_sum: Generated<number>;
  disabled_at: Instant | null;
  created_at: Instant;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  id: string;
  customer_id: number;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  remember: Generated<boolean>;
  ip: Generated<string>;
  agent: Generated<string>;
}

export interface CaptchasTable {
  token_hash: string;
  answer_hash: string;
  expires_at: Instant;
  /** When it was solved for a text message; it serves its form once more. */
  sent_at: Instant | null;
  used_at: Instant | null;
}

/** The last code of a number and purpose; its row also carries the sending limits. */
export interface SmsCodesTable {
  phone: string;
  purpose: string;
  code_hash: string;
  sent_at: Instant;
  expires_at: Instant;
  tries: Generated<number>;
  used_at: Instant | null;
  /** Day in Asia/Shanghai that `sent_on_day` counts. */
  day: string;
  sent_on_day: Generated<number>;
}

export interface SmsOutboxTable {
  id: Generated<number>;
  phone: string;
  body: string;
  at: Instant;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: Instant;
}

export interface IdempotencyKeysTable {
  /** Who calls: the logged-in customer, not the main account. */
  customer_id: number;
  key: string;
  call: string;
  request_hash: string;
  /** The answer as sent, byte for byte; written before the row becomes visible. */
  response: string | null;
  created_at: Instant;
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
  created_at: Instant;
}

export interface AccountsTable {
  customer_id: number;
  balance: Generated<number>;
  red_packet: Generated<number>;
  sample_quota: Generated<number>;
  urgent_quota: Generated<number>;
  is_pre_deposit_enabled: Generated<boolean>;
  alert_pre_deposit: Generated<number>;
  version: Generated<number>;
}

/** Insert-only. Every booking is two rows that add up to zero. */
export interface LedgerTable {
  id: Generated<number>;
  customer_id: number;
  /** Whose side: the customer's account or one of the shop's. */
  account: 'customer' | 'cash' | 'sales' | 'marketing' | 'quota';
  /** Asset kind, see `enums/money`. */
  asset: number;
  /** Account flow type, see `enums/money`. */
  flow: number;
  amount: number;
  /** Only on the customer's side. */
  balance_after: number | null;
  reference: string;
  created_at: Instant;
}

export interface FilesTable {
  /** Unguessable. */
  id: string;
  customer_id: number;
  uploaded_by: number;
  name: string;
  bytes: number;
  content_type: Generated<string>;
  sha256: string | null;
  storage_key: string;
  status: 'uploading' | 'checking' | 'checked' | 'refused';
  page_count: number | null;
  /** What the check found; its shape belongs to the file module. */
  report: JsonOrNull<unknown>;
  refusal: string | null;
  attempts: Generated<number>;
  lease_until: Instant | null;
  /** An order needs it: it may not be removed. */
  used: Generated<boolean>;
  created_at: Instant;
  checked_at: Instant | null;
}

/** What a customer has begun to upload; its row is locked while another upload is let in. */
export interface UploadTotalsTable {
  /** Main account. */
  customer_id: number;
  hour_bytes: number;
  /** The hour began with its first upload. */
  hour_ends: Instant;
  day_bytes: number;
  day_ends: Instant;
}

/** Files whose rows are gone and whose bytes and pictures are to go. */
export interface FileRemovalsTable {
  /** Of the file. */
  id: string;
  storage_key: string;
  due_at: Instant;
}

/** Who writes an upload: one request of one server at a time. */
export interface UploadLocksTable {
  /** Key of the upload. */
  id: string;
  holder: string;
  held_until: Instant;
  /** Somebody else waits: the holder is asked to let go. */
  is_wanted: Generated<boolean>;
}

/** Whose turn it is to have a file checked; its row is locked while one is claimed. */
export interface CheckTurnsTable {
  /** Main account. */
  customer_id: number;
  /** A check of this customer began last. */
  served_at: Instant;
  /** Until then those who wait go first: its files took long. */
  slow_until: Instant | null;
}

export interface OrdersTable {
  id: Generated<number>;
  /** Main account. */
  customer_id: number;
  /** Main or sub-account that created it. */
  placed_by: number;
  order_sn: string;
  product_id: number;
  /** Parent category. */
  category_id: number;
  product_name: string;
  family: string;
  spec: string;
  configuration: Json<unknown>;
  quote: JsonOrNull<unknown>;
  status: number;
  file_status: Generated<number>;
  /** Bits of `orderFlag`. */
  flags: Generated<number>;
  total: number;
  paid: Generated<number>;
  refunded: Generated<number>;
  urgent: Generated<string>;
  carrier: string | null;
  tracking_no: string | null;
  packaging: ColumnType<unknown, string | undefined, string>;
  province: string | null;
  receiver: JsonOrNull<unknown>;
  remark: Generated<string>;
  promise: JsonOrNull<unknown>;
  factory: number | null;
  /** Path of the first page's small PNG. */
  thumbnail: string | null;
  /** Customer tab it is counted and listed under; null when hidden. */
  tab: string | null;
  /** What words are looked for in, see `searchable.ts`. */
  search_text: Generated<string>;
  /** Last four digits of the phones that may look the order up. */
  phone_tails: Generated<string[]>;
  confirmed_at: Instant | null;
  paid_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}

/** Orders per tab, kept in the transaction that changes an order's tab. */
export interface OrderCountsTable {
  customer_id: number;
  tab: string;
  count: Generated<number>;
}

export interface OrderFilesTable {
  customer_id: number;
  order_id: number;
  position: number;
  file_id: string;
}

export interface PaymentsTable {
  id: Generated<number>;
  customer_id: number;
  order_id: number;
  payment_sn: string;
  amount: number;
  method: Generated<string>;
  status: 'pending' | 'paid' | 'cancelled' | 'expired' | 'refunded';
  paid_by: number | null;
  balance_after: number | null;
  created_at: Instant;
  paid_at: Instant | null;
  expires_at: Instant;
}

export interface StatusEventsTable {
  id: Generated<number>;
  customer_id: number;
  entity: string;
  entity_id: number;
  from_status: number | null;
  to_status: number;
  event: string;
  /** customer:<id>, staff, system, carrier */
  actor: string;
  reason: string | null;
  at: Instant;
}

/** What a customer may take off an order. Every step also stands in `status_events`. */
export interface CouponsTable {
  id: Generated<number>;
  /** Main account. */
  customer_id: number;
  /** See `enums/coupon`. */
  kind: number;
  /** @unit fen */
  amount: number;
  /** Goods it needs at least. @unit fen */
  min_spend: Generated<number>;
  /** See `enums/coupon`. */
  status: Generated<number>;
  /** What it was given for; unique per customer together with its place in the gift. */
  source: string;
  position: number;
  /** Who took it. */
  received_by: number;
  valid_from: Instant;
  /** Its last moment. */
  valid_until: Instant;
  created_at: Instant;
}

/** How often a customer looked at a product category on a day. */
export interface CategoryVisitsTable {
  /** Who looked: the logged-in customer, not the main account. */
  customer_id: number;
  /** In Asia/Shanghai: `2026-11-20`. */
  day: string;
  category_id: number;
  times: number;
}

/** Whom a provider's identity belongs to. */
export interface IdentitiesTable {
  provider: 'qq' | 'wechat';
  /** QQ: openid. WeChat: unionid, or openid where it gives none. */
  subject: string;
  /** Who logs in with it: main or sub-account. */
  customer_id: number;
  created_at: Instant;
}

/** A way to a provider and back; its row carries the identity until an account is found for it. */
export interface OauthAttemptsTable {
  state_hash: string;
  /** The browser that began it. */
  browser_hash: string;
  provider: 'qq' | 'wechat';
  purpose: 'login' | 'bind';
  /** For `bind`: whose. */
  customer_id: number | null;
  expires_at: Instant;
  used_at: Instant | null;
  /** Of the pass that lets this browser bind `subject` to an account. */
  pass_hash: string | null;
  subject: string | null;
}

export interface Schema {
  customers: CustomersTable;
  sessions: SessionsTable;
  captchas: CaptchasTable;
  sms_codes: SmsCodesTable;
  sms_outbox: SmsOutboxTable;
  rate_limits: RateLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  addresses: AddressesTable;
  accounts: AccountsTable;
  ledger: LedgerTable;
  files: FilesTable;
  check_turns: CheckTurnsTable;
  upload_totals: UploadTotalsTable;
  file_removals: FileRemovalsTable;
  upload_locks: UploadLocksTable;
  orders: OrdersTable;
  order_counts: OrderCountsTable;
  order_files: OrderFilesTable;
  payments: PaymentsTable;
  status_events: StatusEventsTable;
  coupons: CouponsTable;
  category_visits: CategoryVisitsTable;
  identities: IdentitiesTable;
  oauth_attempts: OauthAttemptsTable;
}
