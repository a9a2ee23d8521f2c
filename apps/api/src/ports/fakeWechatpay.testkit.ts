/** Speaks WeChat Pay's v3 protocol with real keys: checks what the shop signed, signs and seals what it says. */
import {
  createCipheriv,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { certificateOf } from './certificate.testkit.ts';

const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export const WECHATPAY = {
  appId: 'wx0000000000000001',
  merchantId: '1900000001',
  serial: 'A'.repeat(40),
  apiKey: '0123456789abcdef0123456789abcdef',
};

/** Numbers of the keys that WeChat signs with: of now, and of after it has changed to the next. */
const PLATFORM_SERIALS = { old: 'B'.repeat(40), next: 'C'.repeat(40) } as const;

/** When everything is paid that nobody says more of. @unit ms */
const PAID_AT = Date.parse('2026-11-20T09:30:00+08:00');

/** An instant as WeChat writes it: the time of Shanghai. @unit ms */
const shanghai = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+08:00');

interface WechatTrade {
  readonly no: string;
  readonly paidAt: string;
  readonly amount: number;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  readonly returns: Map<string, number>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Starts on a port of its own; `close` ends it. @param now its clock. @unit ms */
export async function startFakeWechatpay(now: () => number = () => PAID_AT) {
  const shop = pairOf();
  const platforms = { old: pairOf(), next: pairOf() };
  /** Which of its keys WeChat signs with. */
  const signing: { by: keyof typeof platforms } = { by: 'old' };
  /** Certificates that it hands out: the next one a day before it signs. */
  const offered = new Set<keyof typeof platforms>(['old']);
  const trades = new Map<string, WechatTrade>();
  const trouble: {
    signature?: 'none' | 'foreign';
    silent?: boolean;
    status?: number;
    /** It seals with another key than the shop's. */
    seal?: 'foreign';
    /** Status and code for refusing every refund. */
    refund?: readonly [status: number, code: string];
    /** How every new refund ends, without money. */
    ends?: 'ABNORMAL' | 'CLOSED';
  } = {};
  const asked: string[] = [];
  /** How refunds stand, by the shop's numbers. */
  const refunds = new Map<string, 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'>();
  let count = 0;

  const signed = (body: string, at: number, key: KeyObject = platforms[signing.by].privateKey) => {
    const nonce = randomBytes(16).toString('hex');
    const text = `${at}\n${nonce}\n${body}\n`;
    return {
      'Wechatpay-Timestamp': String(at),
      'Wechatpay-Nonce': nonce,
      'Wechatpay-Serial': PLATFORM_SERIALS[signing.by],
      'Wechatpay-Signature': createSign('RSA-SHA256').update(text).sign(key, 'base64'),
    };
  };

  const isShop = (request: IncomingMessage, body: string): boolean => {
    const given = request.headers.authorization ?? '';
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(given)?.[1] ?? '';
    const text = `${request.method}\n${request.url}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
    return (
      given.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      field('mchid') === WECHATPAY.merchantId &&
      field('serial_no') === WECHATPAY.serial &&
      createVerify('RSA-SHA256').update(text).verify(shop.publicKey, field('signature'), 'base64')
    );
  };

  const tradeFields = (tradeSN: string, trade: WechatTrade) => ({
    appid: WECHATPAY.appId,
    mchid: WECHATPAY.merchantId,
    out_trade_no: tradeSN,
    trade_state: trade.state,
    ...(trade.state === 'SUCCESS' && {
      transaction_id: trade.no,
      success_time: trade.paidAt,
      amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY' },
    }),
  });

  type Answer = readonly [status: number, body: unknown];
  const missing: Answer = [404, { code: 'ORDER_NOT_EXIST', message: '订单不存在' }];

  /** Hides a text from everybody who does not know the shop's API key. */
  function sealed(plain: string, about: string) {
    const nonce = randomBytes(6).toString('hex');
    const key = trouble.seal === 'foreign' ? 'f'.repeat(32) : WECHATPAY.apiKey;
    const seal = createCipheriv('aes-256-gcm', key, nonce);
    seal.setAAD(Buffer.from(about));
    const bytes = Buffer.concat([seal.update(plain, 'utf8'), seal.final(), seal.getAuthTag()]);
    const ciphertext = bytes.toString('base64');
    return { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: about };
  }

  const certificates = () =>
    [...offered].map((name) => ({
      serial_no: PLATFORM_SERIALS[name],
      effective_time: '2026-01-01T00:00:00+08:00',
      expire_time: '2031-01-01T00:00:00+08:00',
      encrypt_certificate: sealed(
        certificateOf(PLATFORM_SERIALS[name], platforms[name]),
        'certificate',
      ),
    }));

  function answerTo(method: string, path: string, body: string): Answer {
    if (path === '/v3/certificates') return [200, { data: certificates() }];
    const sent = body === '' ? {} : JSON.parse(body);
    if (path === '/v3/pay/transactions/native') {
      const known = trades.get(sent.out_trade_no);
      if (known && known.state !== 'NOTPAY') return [400, { code: 'ORDER_CLOSED' }];
      count += 1;
      if (!known) {
        const no = `42000000${String(count).padStart(20, '0')}`;
        const returns = new Map<string, number>();
        const trade = { no, paidAt: '', amount: sent.amount.total, returns };
        trades.set(sent.out_trade_no, { ...trade, state: 'NOTPAY' });
      }
      return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${count}` }];
    }
    if (path === '/v3/refund/domestic/refunds') {
      const trade = trades.get(sent.out_trade_no);
      if (trade?.state !== 'SUCCESS') return missing;
      if (trouble.refund !== undefined) return [trouble.refund[0], { code: trouble.refund[1] }];
      const number = sent.out_refund_no;
      const before = refunds.get(number);
      const status = before === 'PROCESSING' ? 'SUCCESS' : (before ?? trouble.ends ?? 'PROCESSING');
      refunds.set(number, status);
      if (trouble.ends === undefined) trade.returns.set(number, sent.amount.refund);
      return [200, { status }];
    }
    const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/([\w-]+)$/.exec(path) ?? [];
    if (refundNo !== undefined) {
      const status = refunds.get(refundNo);
      return status === undefined ? [404, { code: 'RESOURCE_NOT_EXISTS' }] : [200, { status }];
    }
    const [, sn = '', isClose] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([\w-]+)(\/close)?/.exec(path) ?? [];
    const trade = trades.get(sn);
    if (!trade) return missing;
    if (isClose && method === 'POST') {
      trade.state = 'CLOSED';
      return [204, ''];
    }
    return [200, tradeFields(sn, trade)];
  }

  const server = createServer(async (request, response) => {
    if (trouble.silent) return;
    const body = await bodyOf(request);
    asked.push(`${request.method} ${request.url}`);
    const [status, answer] = isShop(request, body)
      ? answerTo(request.method ?? '', request.url ?? '', body)
      : ([401, { code: 'SIGN_ERROR' }] as const);
    const text = answer === '' ? '' : JSON.stringify(answer);
    const key =
      trouble.signature === 'foreign' ? shop.privateKey : platforms[signing.by].privateKey;
    const proof =
      trouble.signature === 'none' ? {} : signed(text, Math.floor(Date.now() / 1_000), key);
    response
      .writeHead(trouble.status ?? status, { 'content-type': 'application/json', ...proof })
      .end(text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    trades,
    trouble,
    asked,
    refunds,
    signing,
    offered,
    keys: {
      privateKey: shop.privateKey,
      platformKeys: new Map<string, KeyObject>([[PLATFORM_SERIALS.old, platforms.old.publicKey]]),
    },
    /** What the shop is given while WeChat changes its key. */
    bothKeys: new Map<string, KeyObject>([
      [PLATFORM_SERIALS.old, platforms.old.publicKey],
      [PLATFORM_SERIALS.next, platforms.next.publicKey],
    ]),
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Somebody pays. @param amount fen */
    put(tradeSN: string, amount: number): string {
      count += 1;
      const no = `42000000${String(count).padStart(20, '0')}`;
      const paidAt = shanghai(now());
      trades.set(tradeSN, { no, paidAt, amount, state: 'SUCCESS', returns: new Map() });
      return no;
    },
    /** The message about a trade. @param at s, when it is signed */
    notice(tradeSN: string, at: number, more: Readonly<Record<string, unknown>> = {}) {
      const trade = trades.get(tradeSN);
      if (!trade) throw new Error(`No trade ${tradeSN}`);
      const plain = JSON.stringify({ ...tradeFields(tradeSN, trade), ...more });
      const body = JSON.stringify({
        id: 'EV-1',
        event_type: 'TRANSACTION.SUCCESS',
        resource: sealed(plain, 'transaction'),
      });
      return { headers: signed(body, at), body };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
