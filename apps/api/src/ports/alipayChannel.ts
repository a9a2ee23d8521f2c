/** Real driver: Alipay's page for computers. The library is loaded with the first payment. @see https://opendocs.alipay.com/open/270 */
import type { KeyObject } from 'node:crypto';
import type { NeverWhy } from '@banxin/contract/entities/receipts';
import { instantOf, msOf } from './clock.ts';
import { createLine } from './line.ts';
import {
  ChannelFailedError,
  fenOf,
  NoticeRefusedError,
  neverBy,
  type PayChannel,
  type Receipt,
  type ReturnOrder,
  type TradeState,
  yuanText,
} from './payChannel.ts';

export interface AlipayOptions {
  readonly appId: string;
  readonly privateKey: KeyObject;
  /** Alipay's own key, which signs answers and notices. */
  readonly alipayKey: KeyObject;
  /** `https://openapi.alipay.com/gateway.do` */
  readonly gateway: string;
  /** Where notices come to, absolute. */
  readonly notifyUrl: string;
  /** Longest wait for one answer. @default 5000 @unit ms */
  readonly timeoutMs?: number;
}

/** Most of one trade. @unit fen */
const MAX = 10_000_000_00;
/** A notice is repeated for 25 hours; what is older is somebody's copy. @unit ms */
const NOTICE_LIFE_MS = 26 * 3_600_000;
const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Refusals of a refund after which Alipay never gives it back and names people instead; any other may pass. */
const NEVER: Readonly<Record<string, NeverWhy>> = {
  'ACQ.TRADE_HAS_FINISHED': 'tooOld',
  'ACQ.CUSTOMER_VALIDATE_ERROR': 'payerGone',
  'ACQ.BUYER_NOT_EXIST': 'payerGone',
  'ACQ.BUYER_ERROR': 'payerGone',
  'ACQ.TRADE_NOT_ALLOW_REFUND': 'refused',
  'ACQ.TRADE_HAS_CLOSE': 'refused',
};

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** `2026-11-20 09:00:00` in Shanghai as an instant; null for what is none. */
function instantFrom(text: string): string | null {
  const ms = Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(ms) ? null : instantOf(ms);
}
const timeText = (instant: string): string =>
  instantOf(msOf(instant)).slice(0, 19).replace('T', ' ');

/** What was paid, of an answer or a notice: they name the same things in two ways. */
function receiptOf(tradeSN: string, channelNo: string, amount: string, at: string): Receipt | null {
  const fen = fenOf(amount);
  const paidAt = instantFrom(at);
  if (tradeSN === '' || channelNo === '' || fen === null || paidAt === null) return null;
  return { tradeSN, channelNo, amount: fen, paidAt };
}

async function load({ appId, privateKey, alipayKey, gateway, timeoutMs = 5_000 }: AlipayOptions) {
  const { AlipaySdk } = await import('alipay-sdk');
  return new AlipaySdk({
    appId,
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString().trim(),
    alipayPublicKey: alipayKey.export({ type: 'spki', format: 'pem' }).toString().trim(),
    gateway,
    timeout: timeoutMs,
  });
}

export function createAlipayChannel(options: AlipayOptions): PayChannel {
  let loaded: ReturnType<typeof load> | null = null;
  const sdk = () => (loaded ??= load(options));
  const line = createLine({ notAsked: () => new ChannelFailedError('alipay is away') });

  /** A signed answer; `missing` is the one refusal that means something. */
  async function ask(method: string, bizContent: Fields): Promise<Fields | 'missing'> {
    let fields: Fields;
    try {
      const client = await sdk();
      fields = await line(() => client.exec(method, { bizContent }, { validateSign: true }));
    } catch (error) {
      if (error instanceof ChannelFailedError) throw error;
      // The library's message repeats the answer: it stays out of the log.
      throw new ChannelFailedError(`alipay ${method} ${error instanceof Error ? error.name : ''}`);
    }
    if (textOf(fields, 'code') === '10000') return fields;
    const why = textOf(fields, 'subCode');
    if (why === 'ACQ.TRADE_NOT_EXIST') return 'missing';
    const code = why.slice(0, 100);
    throw new ChannelFailedError(`alipay ${method} ${textOf(fields, 'code')} ${code}`, { code });
  }

  async function query(tradeSN: string): Promise<TradeState> {
    const found = await ask('alipay.trade.query', { outTradeNo: tradeSN });
    // Alipay knows a trade once somebody has opened its page and logged in there.
    if (found === 'missing') return { kind: 'unpaid' };
    const status = textOf(found, 'tradeStatus');
    if (textOf(found, 'outTradeNo') !== tradeSN) throw new ChannelFailedError('alipay other trade');
    if (PAID.has(status)) {
      const receipt = receiptOf(
        tradeSN,
        textOf(found, 'tradeNo'),
        textOf(found, 'totalAmount'),
        textOf(found, 'sendPayDate'),
      );
      if (receipt === null) throw new ChannelFailedError('alipay paid without amount or time');
      return { kind: 'paid', receipt };
    }
    return { kind: status === 'TRADE_CLOSED' ? 'closed' : 'unpaid' };
  }

  async function queryReturn({
    tradeSN,
    returnSN,
  }: Pick<ReturnOrder, 'tradeSN' | 'returnSN'>): Promise<'done' | 'underway' | 'none'> {
    const known = await ask('alipay.trade.fastpay.refund.query', {
      outTradeNo: tradeSN,
      outRequestNo: returnSN,
    });
    const standing = known === 'missing' ? '' : textOf(known, 'refundStatus');
    if (standing === 'REFUND_SUCCESS') return 'done';
    // Of a refund that failed, or that it never heard of, Alipay says no standing.
    return standing === 'REFUND_PROCESSING' ? 'underway' : 'none';
  }

  return {
    max: MAX,
    accepted: { status: 200, type: 'text/plain', body: 'success' },
    refused: { status: 200, type: 'text/plain', body: 'failure' },
    query,
    async start({ tradeSN, amount, title, expiresAt, returnUrl }) {
      const url = (await sdk()).pageExecute('alipay.trade.page.pay', 'GET', {
        bizContent: {
          outTradeNo: tradeSN,
          productCode: 'FAST_INSTANT_TRADE_PAY',
          totalAmount: yuanText(amount),
          subject: title,
          timeExpire: timeText(expiresAt),
        },
        notifyUrl: options.notifyUrl,
        returnUrl,
      });
      return { url, codeUrl: null, transfer: null };
    },
    async giveBack({ tradeSN, returnSN, amount }) {
      let answer: Fields | 'missing';
      try {
        answer = await ask('alipay.trade.refund', {
          outTradeNo: tradeSN,
          outRequestNo: returnSN,
          refundAmount: yuanText(amount),
        });
      } catch (error) {
        return neverBy(NEVER, error);
      }
      if (answer === 'missing') throw new ChannelFailedError('alipay refund of an unknown trade');
      if (textOf(answer, 'fundChange') === 'Y') return 'done';
      // No money moved by this request: it moved by an earlier one, or not yet.
      const known = await queryReturn({ tradeSN, returnSN });
      if (known === 'none') throw new ChannelFailedError('alipay took a refund and knows none');
      return known;
    },
    queryReturn,
    async close(tradeSN) {
      const before = await query(tradeSN);
      if (before.kind !== 'unpaid') return before;
      // What nobody has opened Alipay does not know; its address says until when it can be opened.
      await ask('alipay.trade.close', { outTradeNo: tradeSN });
      return { kind: 'closed' };
    },
    async readNotice({ body }, now) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      // A weaker kind of signature is nobody's business: the shop asked for this one.
      if (fields.sign_type !== 'RSA2') throw new NoticeRefusedError('signature type');
      let isTrue = false;
      try {
        isTrue = (await sdk()).checkNotifySignV2(fields);
      } catch {
        throw new NoticeRefusedError('signature unreadable');
      }
      if (!isTrue) throw new NoticeRefusedError('signature');
      if (fields.app_id !== options.appId) throw new NoticeRefusedError('other application');
      const at = instantFrom(fields.notify_time ?? '');
      if (at === null || now - msOf(at) > NOTICE_LIFE_MS) throw new NoticeRefusedError('too old');
      // A refund in part repeats the paid status with its own time.
      if (fields.gmt_refund || !PAID.has(fields.trade_status ?? '')) return null;
      const receipt = receiptOf(
        fields.out_trade_no ?? '',
        fields.trade_no ?? '',
        fields.total_amount ?? '',
        fields.gmt_payment ?? '',
      );
      if (receipt === null) throw new NoticeRefusedError('no amount, number or time');
      return receipt;
    },
  };
}
