/** Money that comes and goes by Alipay, WeChat Pay and the bank. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import type { BackWhy, UnplacedStanding, UnplacedWhy } from '@banxin/contract/entities/receipts';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** A payment as a channel knows it: one for each channel that was begun. */
export interface PaymentTradesTable {
  /** Main account. */
  customer_id: number;
  id: Generated<number>;
  payment_id: number;
  channel: PayChannelName;
  /** The shop's number at the channel; for a transfer what its remark says. */
  trade_sn: string;
  /** @unit fen */
  amount: number;
  status: Generated<'open' | 'paid' | 'closed'>;
  /** The login that began it. */
  started_by: number;
  created_at: Instant;
  /** When it was begun last. */
  begun_at: Instant;
  /** How often the channel was asked about it. */
  checks: Generated<number>;
  /** Its payment is over: it is asked for to be closed. */
  is_ending: Generated<boolean>;
  /** Null: it is not asked about any more. */
  next_check_at: Instant | null;
}

/** Money that came, each time once. */
export interface ChannelReceiptsTable {
  customer_id: number;
  id: Generated<number>;
  trade_id: number;
  channel: PayChannelName;
  /** The channel's own number. */
  channel_no: string;
  /** @unit fen */
  amount: number;
  /** It paid its payment; else it goes back. */
  is_booked: boolean;
  /** As the channel says. */
  paid_at: Instant;
  created_at: Instant;
}

/** Money that goes back by its channel: written with what it is for, sent afterwards. */
export interface ChannelReturnsTable {
  customer_id: number;
  id: Generated<number>;
  trade_id: number;
  /** The order that it was paid for; null when it paid nothing. */
  order_id: number | null;
  /** The shop's number of it at the channel: sent again it goes back once. */
  return_sn: string;
  /** @unit fen */
  amount: number;
  /** `byHand`: people have to send it. */
  status: Generated<'waiting' | 'byHand' | 'done'>;
  tries: Generated<number>;
  /** Why the last try did not go through. */
  failure: string | null;
  /** Since when every try has failed; null while none has, or the channel has it in hand. */
  failing_since: Instant | null;
  /** Why people send it though it came by a channel, which is still asked about it; null for a transfer. */
  hand_why: BackWhy | null;
  next_try_at: Instant;
  created_at: Instant;
  done_at: Instant | null;
  /** The bank's own number of what people sent. */
  bank_ref: string | null;
  /** Who says that it was sent: an actor of the works. */
  done_by: string | null;
}

/** Money of which a channel told and which pays nothing as it stands. */
export interface UnplacedMoneyTable {
  channel: PayChannelName;
  /** The channel's own number. */
  channel_no: string;
  /** What it says it is for: a trade, or the remark of a transfer. */
  trade_sn: string;
  /** @unit fen */
  amount: number;
  /** What its trade asks for; null when there is no such trade. @unit fen */
  expected: number | null;
  why: UnplacedWhy;
  /** As the channel says. */
  paid_at: Instant;
  /** How often it was told. */
  times: Generated<number>;
  created_at: Instant;
  /** When somebody looked into it. */
  settled_at: ColumnType<Instant | null, never, Instant>;
  /** What became of it, in their words. */
  settled_how: ColumnType<string | null, never, string>;
  /** Null while it waits, and where a server of before settled it. */
  outcome: ColumnType<Exclude<UnplacedStanding, 'waiting'> | null, never, string>;
  /** Main account of the balance that it is in. */
  credited_to: ColumnType<number | null, never, number>;
  /** The bank's own number of what was sent back. */
  bank_ref: ColumnType<string | null, never, string>;
  /** Who settled it: an actor of the works; null for the shop itself. */
  settled_by: ColumnType<string | null, never, string>;
}

/** Numbers of transfers that people sent. */
export interface BankRefsTable {
  bank_ref: string;
  /** The case and its number. */
  used_for: string;
  created_at: Instant;
}
