/** Orders, their files, counters and events; which products were looked at. */
import type { OrderDrop } from '@banxin/contract/calls/order/drops.schemas';
import type { Configuration } from '@banxin/contract/entities/configuration';
import type { ProductArt } from '@banxin/contract/entities/productArt';
import type { JobStyle } from '@banxin/contract/entities/styles';
import type { OrderTab } from '@banxin/contract/lifecycles/order';
import type { KeyedMessage } from '@banxin/contract/refusals/row';
import type { CloudErrand } from '@banxin/contract/rules/cloudWarehouse';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, JsonOrNull } from './columns.ts';

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
  family: ProductArt;
  spec: string;
  /** The specification by its parts, as JSON that only its reader takes apart; null in orders of the past. */
  spec_said: string | null;
  configuration: Json<Configuration>;
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
  /** Who its parcels say they come from; null: the works. */
  sender: ColumnType<unknown, string | null | undefined, string | null>;
  remark: Generated<string>;
  /** What it took off when it was confirmed; null for nothing. */
  discounts: JsonOrNull<OrderDiscounts>;
  promise: JsonOrNull<unknown>;
  factory: number | null;
  styles: JsonOrNull<readonly JobStyle[]>;
  /** By which the brand on it may be printed; null: it shows none of others. */
  certificate_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Day by which it is wanted; null for none. */
  arrive_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Status of the drop that is furthest, while it is ahead of the order's; null when none is. */
  ahead_status: ColumnType<number | null, number | null | undefined, number | null>;
  /** What its customer calls the folder of its files; null: its number. */
  folder_name: ColumnType<string | null, string | null | undefined, string | null>;
  /** Path of the first page's small PNG. */
  thumbnail: string | null;
  /** Customer tab it is counted and listed under; null when hidden. */
  tab: OrderTab | null;
  /** Day by which it is to have gone on; the database follows status and promise. */
  due_day: ColumnType<string | null, never, never>;
  /** What words are looked for in, see `searchable.ts`. */
  search_text: Generated<string>;
  /** Last four digits of the phones that may look the order up. */
  phone_tails: Generated<string[]>;
  /** Until when its goods are kept for it unpaid; null for what is printed and for orders of before. */
  held_until: ColumnType<string | null, string | null | undefined, string | null>;
  /** What it does in the cloud warehouse; null for every other order. */
  cloud: ColumnType<CloudErrand | null, CloudErrand | null | undefined, CloudErrand | null>;
  /** Its goods go back into the cart of its buyer when nobody pays. */
  is_from_cart: Generated<boolean>;
  confirmed_at: Instant | null;
  paid_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}

/** What an order took off: what it holds, and gives back when it is cancelled. */
export interface OrderDiscounts {
  readonly couponId: number | null;
  readonly freightCouponId: number | null;
  /** Urgent entitlements: 0 or 1. */
  readonly urgent: number;
  /** Of the sample quota. @unit pieces */
  readonly samples: number;
  /** @unit fen */
  readonly redPacket: number;
}

/** One of the addresses of an order that goes to several; an order to one address has none. */
export interface OrderDropsTable {
  customer_id: number;
  order_id: number;
  /** From 1. The first is also the order's own receiver. */
  position: number;
  receiver: Json<OrderDrop['receiver']>;
  province: string;
  /** In the unit of the order; together they are what was ordered. */
  quantity: number;
  /** kuaidi100 code, or a way of our own. */
  carrier: string;
  /** Before a coupon. @unit fen */
  freight: number;
  transit_days: number;
  /** Null while it stands as the order does: nothing of it is packed. */
  status: number | null;
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
  /** Why, in Chinese. */
  reason: string | null;
  /** Key of that sentence beside its values; null for somebody's own words and for rows from before. */
  said: JsonOrNull<KeyedMessage['data']>;
  at: Instant;
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
