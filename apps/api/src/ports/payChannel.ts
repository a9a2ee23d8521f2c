/** Channels that money comes in by: what the shop needs of Alipay, WeChat Pay and the bank. */
import type { PayChannelName } from '@banxin/contract/entities/payment';
import type { NeverWhy } from '@banxin/contract/entities/receipts';

/** What the customer is asked to pay at a channel. */
export interface Trade {
  /** The shop's number of it, unique at the channel: asked for twice it is the same trade. */
  readonly tradeSN: string;
  /** @unit fen */
  readonly amount: number;
  /** What is written above the amount. */
  readonly title: string;
  /** Instant: it cannot be paid afterwards. */
  readonly expiresAt: string;
  /** Where the customer comes back to, absolute. */
  readonly returnUrl: string;
}

/** How the customer pays it. */
export interface StartedTrade {
  /** Page of the channel. */
  readonly url: string | null;
  /** What the QR code says. */
  readonly codeUrl: string | null;
  /** Where to transfer to. */
  readonly transfer: BankAccount | null;
}

export interface BankAccount {
  readonly company: string;
  readonly bank: string;
  readonly account: string;
}

/** Money that the channel says it has taken. */
export interface Receipt {
  readonly tradeSN: string;
  /** The channel's own number, unique there. */
  readonly channelNo: string;
  /** @unit fen */
  readonly amount: number;
  /** Instant. */
  readonly paidAt: string;
}

export type TradeState =
  | { readonly kind: 'paid'; readonly receipt: Receipt }
  /** Nobody paid it, or nobody opened it. */
  | { readonly kind: 'unpaid' }
  /** It cannot be paid any more. */
  | { readonly kind: 'closed' };

/** Money that goes back the way it came. */
export interface ReturnOrder {
  readonly tradeSN: string;
  /** The shop's number of the return: asked for twice it goes back once. */
  readonly returnSN: string;
  /** @unit fen */
  readonly amount: number;
  /** What came in with the trade. @unit fen */
  readonly received: number;
}

/** The channel refuses a return for good, and what it said. */
export interface Never {
  readonly never: NeverWhy;
  /** For clerks and the log: its own code. */
  readonly code: string;
}

/** A message of the channel as it arrived. */
export interface Notice {
  /** Value of a header. */
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

/** What the channel is told about its message. */
export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface PayChannel {
  /** Most that one trade may be. @unit fen */
  readonly max: number;
  readonly accepted: NoticeAnswer;
  readonly refused: NoticeAnswer;
  /** Throws {@link ChannelFailedError}. */
  start(trade: Trade): Promise<StartedTrade>;
  /** Throws {@link ChannelFailedError}. */
  query(tradeSN: string): Promise<TradeState>;
  /**
   * `done`: it went back. `underway`: the channel has it; ask again. `byHand`: people send it back. {@link Never}: asking
   * again is of no use, people send it instead. Throws {@link ChannelFailedError}: it may work later.
   */
  giveBack(order: ReturnOrder): Promise<'done' | 'underway' | 'byHand' | Never>;
  /**
   * Looks how a return stands and sends nothing. `none`: it neither went back nor will.
   * Throws {@link ChannelFailedError}.
   */
  queryReturn(
    order: Pick<ReturnOrder, 'tradeSN' | 'returnSN'>,
  ): Promise<'done' | 'underway' | 'none'>;
  /** No more money for this trade. Answers what was found instead. Throws {@link ChannelFailedError}. */
  close(tradeSN: string): Promise<TradeState>;
  /**
   * What a message says; null for a true one that tells of no payment. Trusts nothing before the signature:
   * throws {@link NoticeRefusedError}.
   * @param now ms, for how old it is
   */
  readNotice(notice: Notice, now: number): Promise<Receipt | null>;
}

/** By name; null: not offered. */
export type PayChannels = Readonly<Record<PayChannelName, PayChannel | null>>;

/** The channel is down, refuses or answers nonsense; `reason` is for the log and carries no key. */
export class ChannelFailedError extends Error {
  /** The channel's own word for why; empty when it said none. */
  readonly code: string;
  constructor(reason: string, { code = '', ...options }: ErrorOptions & { code?: string } = {}) {
    super(`Payment channel failed: ${reason}`, options);
    this.name = 'ChannelFailedError';
    this.code = code;
  }
}

/** What a refusal means whose code says that asking again is of no use. @throws the error itself when it says no such thing */
export function neverBy(codes: Readonly<Record<string, NeverWhy>>, error: unknown): Never {
  const code = error instanceof ChannelFailedError ? error.code : '';
  const never = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (never === undefined) throw error;
  return { never, code };
}

/** A message that is not the channel's, not for this shop, or cannot be read; `reason` is for the log. */
export class NoticeRefusedError extends Error {
  constructor(reason: string) {
    super(`Notice refused: ${reason}`);
    this.name = 'NoticeRefusedError';
  }
}

/** Amounts at Alipay: `12.30`. */
export const yuanText = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** The amount back; null for what is none. @unit fen */
export function fenOf(text: unknown): number | null {
  const parts = typeof text === 'string' ? /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text) : null;
  if (parts === null) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
