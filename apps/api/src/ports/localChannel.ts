/** Local driver: a page at `/dev/pay/<trade>` where a developer pays, refuses, delays or pays twice. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayChannelName } from '@banxin/contract/entities/payment';
import { type Clock, instantOf, msOf } from './clock.ts';
import {
  type Notice,
  NoticeRefusedError,
  type PayChannel,
  type Receipt,
  type Trade,
  type TradeState,
} from './payChannel.ts';
import type { Random } from './random.ts';

/** What stands at the local channel. */
export interface LocalTrade extends Trade {
  state: 'unpaid' | 'paid' | 'closed';
  receipts: Receipt[];
}

export interface LocalChannel extends PayChannel {
  find(tradeSN: string): LocalTrade | undefined;
  /** Takes the money once more and answers the notice of it, signed; null when it cannot be paid any more. */
  pay(tradeSN: string): Notice | null;
}

/** Most of one trade. @unit fen */
const MAX = 5_000_000_00;
/** Trades kept; the oldest are forgotten. */
const KEPT = 1_000;

/** Trades live in memory: after a restart they are unknown, as those that nobody opened. */
export function createLocalChannel(
  name: PayChannelName,
  { random, clock }: { readonly random: Random; readonly clock: Clock },
): LocalChannel {
  const trades = new Map<string, LocalTrade>();
  const given = new Set<string>();
  const key = random.token(32);
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  const query = async (tradeSN: string): Promise<TradeState> => {
    const trade = trades.get(tradeSN);
    const [receipt] = trade?.receipts ?? [];
    if (receipt) return { kind: 'paid', receipt };
    return { kind: trade?.state === 'closed' ? 'closed' : 'unpaid' };
  };

  return {
    max: MAX,
    accepted: { status: 200, type: 'text/plain', body: 'success' },
    refused: { status: 400, type: 'text/plain', body: 'failure' },
    query,
    find: (tradeSN) => trades.get(tradeSN),
    pay(tradeSN) {
      const trade = trades.get(tradeSN);
      if (trade === undefined || trade.state === 'closed') return null;
      if (msOf(trade.expiresAt) <= clock.now()) return null;
      const receipt: Receipt = {
        tradeSN,
        channelNo: `local-${random.token(9)}`,
        amount: trade.amount,
        paidAt: instantOf(clock.now()),
      };
      trade.state = 'paid';
      trade.receipts.push(receipt);
      const body = JSON.stringify(receipt);
      const signature = sign(body).toString('base64');
      return { header: (of) => (of === 'x-signature' ? signature : undefined), body };
    },
    async start(trade) {
      const known = trades.get(trade.tradeSN);
      if (!known) {
        trades.set(trade.tradeSN, { ...trade, state: 'unpaid', receipts: [] });
        const [oldest] = trades.keys();
        if (trades.size > KEPT && oldest !== undefined) trades.delete(oldest);
      }
      const path = `/dev/pay/${name}/${trade.tradeSN}`;
      // Where the shop is nobody has said, unless PUBLIC_ORIGIN does.
      const { returnUrl } = trade;
      const code = URL.canParse(returnUrl) ? new URL(path, returnUrl).href : path;
      return { url: path, codeUrl: name === 'wechat' ? code : null, transfer: null };
    },
    async giveBack({ returnSN }) {
      given.add(returnSN);
      return 'done';
    },
    queryReturn: async ({ returnSN }) => (given.has(returnSN) ? 'done' : 'none'),
    async close(tradeSN) {
      const before = await query(tradeSN);
      const trade = trades.get(tradeSN);
      if (before.kind !== 'unpaid') return before;
      if (trade) trade.state = 'closed';
      return { kind: 'closed' };
    },
    async readNotice({ header, body }) {
      const claimed = Buffer.from(header('x-signature') ?? '', 'base64');
      const real = sign(body);
      if (claimed.length !== real.length || !timingSafeEqual(claimed, real)) {
        throw new NoticeRefusedError('signature');
      }
      return JSON.parse(body) as Receipt;
    },
  };
}
