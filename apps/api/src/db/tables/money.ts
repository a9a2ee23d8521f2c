/** Accounts, their ledger, payments and coupons. */
import type { Destination } from '@banxin/contract/calls/payment/payment.schemas';
import type { VipLevel } from '@banxin/contract/constants';
import type { OrderPart, PaymentMethod, PaymentStatus } from '@banxin/contract/entities/payment';
import type { WithdrawalStatus } from '@banxin/contract/entities/withdrawal';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonOrNull } from './columns.ts';

export interface AccountsTable {
  customer_id: number;
  balance: Generated<number>;
  /** The part of the balance that was given and not paid in: spent last. @unit fen */
  bonus: Generated<number>;
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
  /** Whose side: the customer's account or one of the shop's; `transit` is owed to a customer and on its way. */
  account: 'customer' | 'cash' | 'sales' | 'marketing' | 'quota' | 'transit';
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

/** What is paid at once; what for stands in its subjects. */
export interface PaymentsTable {
  id: Generated<number>;
  customer_id: number;
  payment_sn: string;
  /** What its subjects add up to. @unit fen */
  amount: number;
  method: Generated<PaymentMethod>;
  status: PaymentStatus;
  paid_by: number | null;
  balance_after: number | null;
  /** What of it was paid from given money and did not go back. @unit fen */
  from_bonus: Generated<number>;
  /** The balance paid it while approved orders paid themselves: a part of it is given back. */
  earns_cashback: Generated<boolean>;
  created_at: Instant;
  paid_at: Instant | null;
  expires_at: Instant;
}

/** A change of address that costs more freight: what a freight is paid for. */
export interface FreightWish {
  /** Of the one address, or of how the goods are split. */
  readonly kind: 'address' | 'drops';
  /** As they were priced. */
  readonly drops: readonly {
    readonly receiver: Destination['receiver'];
    readonly quantity: number;
    readonly carrier: string;
  }[];
  readonly from: Destination;
  /** The freight of then, less its coupon. @unit fen */
  readonly before: number;
  /** The login that asked. */
  readonly by: number;
}

/** One of the things that a payment settles. One that is open stands in one open payment at most. */
export interface PaymentSubjectsTable {
  customer_id: number;
  payment_id: number;
  /** From 1, as the cashier lists them. */
  position: number;
  kind: OrderPart | 'topUp';
  /** Null for a top-up. */
  order_id: number | null;
  /** What is given for a top-up; null for an order. @unit fen */
  bonus: number | null;
  /** What a freight pays for; null for other kinds, and for freights of the past. */
  wish: JsonOrNull<FreightWish>;
  /** @unit fen */
  amount: number;
  /** What went back of it, never more than was paid for it. @unit fen */
  refunded: Generated<number>;
  /** As its payment's status says; the database keeps it. */
  is_open: boolean;
}

/** What a customer may take off an order. Every step also stands in `status_events`. */
export interface CouponsTable {
  id: Generated<number>;
  /** Main account. */
  customer_id: number;
  /** See `enums/coupon`. */
  kind: number;
  /** What it takes off, or the most that it takes off where it has a rate. @unit fen */
  amount: number;
  /** @unit basis points off; null for a fixed amount */
  rate: number | null;
  /** For what and whom it is. */
  scope: ColumnType<CouponScope, string | undefined, string>;
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
  /** The order that holds or used it; one of each stack group at most. */
  order_id: number | null;
  /** When an order that was cancelled gave it back. */
  returned_at: Instant | null;
  created_at: Instant;
}

/** What a coupon may be used for; what is absent is not asked. */
export interface CouponScope {
  /** Parent or leaf category ids. */
  readonly categories?: readonly number[];
  readonly customerTypes?: readonly number[];
  readonly vipLevels?: readonly number[];
}

/** A membership that somebody bought: what its order is for. */
export interface VipPurchasesTable {
  customer_id: number;
  /** An order without goods, which no list of orders shows. */
  order_id: number;
  level: VipLevel;
  years: number;
  /** Its first and last day; null while it is not paid, and when it never was. YYYY-MM-DD */
  starts_on: string | null;
  ends_on: string | null;
  /** Months of which the entitlements were given; 0 before it begins. */
  months_given: Generated<number>;
}

/** What a month gave back; a row says that the month was made up. */
export interface CashbacksTable {
  /** Main account. */
  customer_id: number;
  /** YYYY-MM. */
  month: string;
  /** @unit fen */
  amount: number;
  created_at: Instant;
}

/** Money that a customer takes out of the account. */
export interface WithdrawalsTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  withdrawal_sn: string;
  /** @unit fen */
  amount: number;
  status: Generated<WithdrawalStatus>;
  /** What of it goes back by the channels that it came by; the rest by the bank. @unit fen */
  by_channel: Generated<number>;
  /** The bank's own number of what it sent; null when nothing went by the bank. */
  bank_ref: string | null;
  /** Why the desk gave it back. */
  reason: string | null;
  /** The login that asked. */
  asked_by: number;
  created_at: Instant;
  ended_at: Instant | null;
  /** Who of the works sent it or gave it back. */
  ended_by: string | null;
}
