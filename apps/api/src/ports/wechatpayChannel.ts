/** Real driver: WeChat Pay v3, a QR code on the shop's page. The library is loaded with the first payment. @see https://pay.weixin.qq.com/doc/v3/merchant/4012791832 */
import { createDecipheriv, type KeyObject, verify } from 'node:crypto';
import { instantOf, msOf } from './clock.ts';
import {
  ChannelFailedError,
  NoticeRefusedError,
  type PayChannel,
  type Receipt,
  type TradeState,
} from './payChannel.ts';

export interface WechatpayOptions {
  readonly appId: string;
  readonly merchantId: string;
  /** Number of the shop's own certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** WeChat's keys by their numbers: while it changes from one to the next, either signs answers and notices. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
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

type Fields = Readonly<Record<string, unknown>>;
type Answer = { readonly data: unknown };

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was paid, of an answer or of an opened notice. */
function receiptOf(trade: Fields): Receipt | null {
  const { total } = fieldsOf(trade.amount);
  const [tradeSN, channelNo] = [textOf(trade.out_trade_no), textOf(trade.transaction_id)];
  const at = Date.parse(textOf(trade.success_time));
  if (!Number.isSafeInteger(total) || Number.isNaN(at) || !tradeSN || !channelNo) return null;
  return { tradeSN, channelNo, amount: Number(total), paidAt: instantOf(at) };
}

async function load(options: WechatpayOptions) {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const { endpoint, merchantId, serial, privateKey, platformKeys } = options;
  const client = new Decorator({
    baseURL: endpoint,
    mchid: merchantId,
    serial,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    certs: Object.fromEntries(
      [...platformKeys].map(([of, key]) => [of, key.export({ type: 'spki', format: 'pem' })]),
    ),
    timeout: options.timeoutMs ?? 5_000,
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
function checkSignature(
  { platformKeys }: WechatpayOptions,
  header: (name: string) => string | undefined,
  body: string,
  now: number,
): void {
  const [timestamp = '', nonce = '', signature = '', serial = ''] = [
    'timestamp',
    'nonce',
    'signature',
    'serial',
  ].map((name) => header(`wechatpay-${name}`));
  const platformKey = platformKeys.get(serial);
  if (platformKey === undefined) throw new NoticeRefusedError('unknown certificate');
  const isTrue = verify(
    'sha256',
    Buffer.from(`${timestamp}\n${nonce}\n${body}\n`),
    platformKey,
    Buffer.from(signature, 'base64'),
  );
  if (!isTrue) throw new NoticeRefusedError('signature');
  const age = Math.abs(now / 1_000 - Number(timestamp));
  if (!(age <= NOTICE_LIFE_SECONDS)) throw new NoticeRefusedError('too old');
}

/** Opens what a notice carries. */
function openResource(resource: Fields, apiKey: string): Fields {
  const sealed = Buffer.from(textOf(resource.ciphertext), 'base64');
  if (resource.algorithm !== 'AEAD_AES_256_GCM' || sealed.length <= 16) {
    throw new NoticeRefusedError('resource');
  }
  try {
    const open = createDecipheriv('aes-256-gcm', apiKey, textOf(resource.nonce), {
      authTagLength: 16,
    });
    open.setAuthTag(sealed.subarray(-16));
    open.setAAD(Buffer.from(textOf(resource.associated_data)));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return fieldsOf(JSON.parse(plain.toString('utf8')));
  } catch {
    throw new NoticeRefusedError('resource does not open');
  }
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
  let loaded: ReturnType<typeof load> | null = null;

  /** A signed answer; `missing` and `closed` are the refusals that mean something. */
  async function ask(
    method: 'get' | 'post',
    path: string,
    data?: Fields,
  ): Promise<Fields | 'missing' | 'closed'> {
    loaded ??= load(options);
    try {
      const { data: answer } = await (await loaded).request(path, method, data);
      return fieldsOf(answer);
    } catch (error) {
      const { response, name } = fieldsOf(error);
      const { status, data: refusal } = fieldsOf(response);
      const code = textOf(fieldsOf(refusal).code).slice(0, 60);
      if (status === 404 && /^(ORDER|RESOURCE)_?NOT_?EXISTS?$/.test(code)) return 'missing';
      if (code === 'ORDER_CLOSED') return 'closed';
      // What the library says repeats request and key material: it stays out of the log.
      throw new ChannelFailedError(`wechatpay ${path.split('?')[0]} ${status ?? name} ${code}`);
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
      const answer = await ask('post', 'v3/refund/domestic/refunds', {
        out_trade_no: tradeSN,
        out_refund_no: returnSN,
        amount: { refund: amount, total: received, currency: 'CNY' },
      });
      if (typeof answer !== 'object') throw new ChannelFailedError(`wechatpay refund ${answer}`);
      const { status } = answer;
      if (status === 'SUCCESS') return 'done';
      if (status === 'PROCESSING') return 'underway';
      throw new ChannelFailedError(`wechatpay refund ${textOf(status).slice(0, 60)}`);
    },
    async close(tradeSN) {
      const before = await query(tradeSN);
      if (before.kind !== 'unpaid') return before;
      await ask('post', `v3/pay/transactions/out-trade-no/${tradeSN}/close`, { mchid: merchantId });
      return { kind: 'closed' };
    },
    async readNotice({ header, body }, now) {
      checkSignature(options, header, body, now);
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
