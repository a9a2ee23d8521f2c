/** Real driver: WeChat Pay v3, a QR code on the shop's page. The library is loaded with the first payment. @see https://pay.weixin.qq.com/doc/v3/merchant/4012791832 */
import type { KeyObject } from 'node:crypto';
import type { NeverWhy } from '@banxin/contract/entities/receipts';
import { type Clock, instantOf, msOf } from './clock.ts';
import { createLine } from './line.ts';
import {
  ChannelFailedError,
  NoticeRefusedError,
  neverBy,
  type PayChannel,
  type Receipt,
  type TradeState,
} from './payChannel.ts';
import {
  downloadedKeys,
  givenKeys,
  type PlatformKeys,
  type WechatpayKeys,
} from './wechatpayKeys.ts';
import { type Fields, fieldsOf, isSigned, openSealed, proofOf, textOf } from './wechatpayProof.ts';

export interface WechatpayOptions {
  readonly appId: string;
  readonly merchantId: string;
  /** Number of the shop's own certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /**
   * WeChat's keys by their numbers: while it changes from one to the next, either signs answers and notices. Null: WeChat is
   * asked for its certificates.
   */
  readonly platformKeys: PlatformKeys | null;
  /** For how old its certificates are. */
  readonly clock: Clock;
  /** 32 letters: opens what is inside a notice. */
  readonly apiKey: string;
  /** `https://api.mch.weixin.qq.com` */
  readonly endpoint: string;
  /** Where notices come to, absolute. */
  readonly notifyUrl: string;
  /** Longest wait for one answer. @default 5000 @unit ms */
  readonly timeoutMs?: number;
}

/** Most of one trade. @unit fen */
const MAX = 5_000_000_00;
/** A notice is signed anew for each try. @unit s */
const NOTICE_LIFE_SECONDS = 300;
const MAX_ANSWER_BYTES = 65_536;
/** @unit ms */
const TIMEOUT_MS = 5_000;

/** Refusals of a refund, and standings of one, after which WeChat never gives it back; any other may pass. */
const NEVER: Readonly<Record<string, NeverWhy>> = {
  // A year after the payment.
  TRADE_OVERDUE: 'tooOld',
  USER_ACCOUNT_ABNORMAL: 'payerGone',
  // The bank sent it back: the card is void or frozen.
  ABNORMAL: 'payerGone',
  CLOSED: 'refused',
};
/** Standings of a refund that is over and did not go through. */
const ENDED = new Set(['ABNORMAL', 'CLOSED']);

type Answer = { readonly data: unknown };

/** What was paid, of an answer or of an opened notice. */
function receiptOf(trade: Fields): Receipt | null {
  const { total } = fieldsOf(trade.amount);
  const [tradeSN, channelNo] = [textOf(trade.out_trade_no), textOf(trade.transaction_id)];
  const at = Date.parse(textOf(trade.success_time));
  if (!Number.isSafeInteger(total) || Number.isNaN(at) || !tradeSN || !channelNo) return null;
  return { tradeSN, channelNo, amount: Number(total), paidAt: instantOf(at) };
}

/** How a refund stands there. `none`: WeChat ended it without giving it back. @throws ChannelFailedError for any other word */
function standingOf(refund: Fields): 'done' | 'underway' | 'none' {
  const status = textOf(refund.status);
  if (status === 'SUCCESS') return 'done';
  if (status === 'PROCESSING') return 'underway';
  if (ENDED.has(status)) return 'none';
  throw new ChannelFailedError(`wechatpay refund ${status.slice(0, 60)}`);
}

async function load(options: WechatpayOptions, platformKeys: PlatformKeys) {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const { endpoint, merchantId, serial, privateKey } = options;
  const client = new Decorator({
    baseURL: endpoint,
    mchid: merchantId,
    serial,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    certs: Object.fromEntries(
      [...platformKeys].map(([of, key]) => [of, key.export({ type: 'spki', format: 'pem' })]),
    ),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxRedirects: 0,
    maxContentLength: MAX_ANSWER_BYTES,
    // The environment of a server may name a proxy that knows nothing of these addresses.
    proxy: false,
  } as unknown as ConstructorParameters<typeof Decorator>[0]);
  return client as unknown as {
    request(path: string, method: string, data?: Fields): Promise<Answer>;
  };
}

/** Throws {@link NoticeRefusedError} unless WeChat itself signed it just now. */
async function checkSignature(
  keys: WechatpayKeys,
  header: (name: string) => string | undefined,
  body: string,
  now: number,
): Promise<void> {
  const proof = proofOf(header);
  // Its age first: what is old makes nobody ask for a key.
  const age = Math.abs(now / 1_000 - Number(proof.timestamp));
  if (!(age <= NOTICE_LIFE_SECONDS)) throw new NoticeRefusedError('too old');
  const platformKey = await keys.of(proof.serial).catch(() => {
    // It is told again, and WeChat may say its keys by then.
    throw new NoticeRefusedError('the keys are not known');
  });
  if (platformKey === undefined) throw new NoticeRefusedError('unknown certificate');
  if (!isSigned(proof, body, platformKey)) throw new NoticeRefusedError('signature');
}

/** Opens what a notice carries. */
function openResource(resource: Fields, apiKey: string): Fields {
  const plain = openSealed(resource, apiKey);
  if (plain === null) throw new NoticeRefusedError('resource does not open');
  return parsed(plain);
}

function parsed(body: string): Fields {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    throw new NoticeRefusedError('no JSON');
  }
}

export function createWechatpayChannel(options: WechatpayOptions): PayChannel {
  const { appId, merchantId, apiKey, notifyUrl } = options;
  const keys =
    options.platformKeys === null
      ? downloadedKeys({ ...options, timeoutMs: options.timeoutMs ?? TIMEOUT_MS })
      : givenKeys(options.platformKeys);
  let loaded: { readonly of: PlatformKeys; readonly client: ReturnType<typeof load> } | null = null;

  const line = createLine({
    isDown: (error) => !(Number(fieldsOf(fieldsOf(error).response).status) < 500),
    notAsked: () => new ChannelFailedError('wechatpay is away'),
  });

  /** The library, which knows the keys of now. */
  async function clientOf(): ReturnType<typeof load> {
    const known = await keys.known();
    if (loaded?.of !== known) loaded = { of: known, client: load(options, known) };
    return loaded.client;
  }

  /** A signed answer; `missing` and `closed` are the refusals that mean something. */
  async function ask(
    method: 'get' | 'post',
    path: string,
    data?: Fields,
  ): Promise<Fields | 'missing' | 'closed'> {
    const client = await clientOf();
    try {
      const { data: answer } = await line(() => client.request(path, method, data));
      return fieldsOf(answer);
    } catch (error) {
      if (error instanceof ChannelFailedError) throw error;
      const { response, name } = fieldsOf(error);
      const { status, data: refusal } = fieldsOf(response);
      const code = textOf(fieldsOf(refusal).code).slice(0, 60);
      if (status === 404 && /^(ORDER|RESOURCE)_?NOT_?EXISTS?$/.test(code)) return 'missing';
      if (code === 'ORDER_CLOSED') return 'closed';
      // What the library says repeats request and key material: it stays out of the log.
      throw new ChannelFailedError(`wechatpay ${path.split('?')[0]} ${status ?? name} ${code}`, {
        code,
      });
    }
  }

  async function query(tradeSN: string): Promise<TradeState> {
    const found = await ask(
      'get',
      `v3/pay/transactions/out-trade-no/${tradeSN}?mchid=${merchantId}`,
    );
    if (found === 'missing') return { kind: 'unpaid' };
    if (found === 'closed') return { kind: 'closed' };
    const { trade_state: state } = found;
    // REFUND: it was paid, and some of it went back.
    if (state === 'SUCCESS' || state === 'REFUND') {
      const receipt = receiptOf(found);
      if (receipt?.tradeSN !== tradeSN)
        throw new ChannelFailedError('wechatpay paid without proof');
      return { kind: 'paid', receipt };
    }
    return { kind: state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'unpaid' };
  }

  return {
    max: MAX,
    accepted: { status: 200, type: 'application/json', body: '{"code":"SUCCESS"}' },
    refused: { status: 400, type: 'application/json', body: '{"code":"FAIL"}' },
    query,
    async start({ tradeSN, amount, title, expiresAt }) {
      const answer = await ask('post', 'v3/pay/transactions/native', {
        appid: appId,
        mchid: merchantId,
        description: title,
        out_trade_no: tradeSN,
        time_expire: instantOf(msOf(expiresAt)).replace(/\.\d+/, ''),
        notify_url: notifyUrl,
        amount: { total: amount, currency: 'CNY' },
      });
      const codeUrl = typeof answer === 'object' ? textOf(answer.code_url) : '';
      if (codeUrl === '') throw new ChannelFailedError('wechatpay no code');
      return { url: null, codeUrl, transfer: null };
    },
    async giveBack({ tradeSN, returnSN, amount, received }) {
      try {
        const answer = await ask('post', 'v3/refund/domestic/refunds', {
          out_trade_no: tradeSN,
          out_refund_no: returnSN,
          amount: { refund: amount, total: received, currency: 'CNY' },
        });
        if (typeof answer !== 'object') throw new ChannelFailedError(`wechatpay refund ${answer}`);
        const standing = standingOf(answer);
        if (standing !== 'none') return standing;
        const code = textOf(answer.status);
        throw new ChannelFailedError(`wechatpay refund ${code}`, { code });
      } catch (error) {
        return neverBy(NEVER, error);
      }
    },
    async queryReturn({ returnSN }) {
      const found = await ask('get', `v3/refund/domestic/refunds/${returnSN}`);
      if (found === 'missing') return 'none';
      if (found === 'closed') throw new ChannelFailedError('wechatpay return closed');
      return standingOf(found);
    },
    async close(tradeSN) {
      const before = await query(tradeSN);
      if (before.kind !== 'unpaid') return before;
      await ask('post', `v3/pay/transactions/out-trade-no/${tradeSN}/close`, { mchid: merchantId });
      return { kind: 'closed' };
    },
    async readNotice({ header, body }, now) {
      await checkSignature(keys, header, body, now);
      const { event_type: event, resource } = parsed(body);
      if (event !== 'TRANSACTION.SUCCESS') return null;
      const trade = openResource(fieldsOf(resource), apiKey);
      if (trade.appid !== appId || trade.mchid !== merchantId) {
        throw new NoticeRefusedError('other application');
      }
      if (trade.trade_state !== 'SUCCESS') return null;
      const receipt = receiptOf(trade);
      if (receipt === null) throw new NoticeRefusedError('no amount, number or time');
      return receipt;
    },
  };
}
