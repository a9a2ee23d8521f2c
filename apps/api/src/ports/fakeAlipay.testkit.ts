/** Speaks Alipay's protocol with real keys: checks what the shop signed, signs what it answers. */
import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { yuanText } from './payChannel.ts';

const pairOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export const ALIPAY_APP = '2021000000000001';

/** When everything is paid that nobody says more of. @unit ms */
const PAID_AT = Date.parse('2026-11-20T09:30:00+08:00');

/** An instant as Alipay writes it: the time of Shanghai. @unit ms */
const shanghai = (ms: number): string =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

interface AlipayTrade {
  readonly no: string;
  readonly paidAt: string;
  readonly amount: string;
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';
  readonly returns: Map<string, string>;
}

const contentOf = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Starts on a port of its own; `close` ends it. @param now its clock. @unit ms */
export async function startFakeAlipay(now: () => number = () => PAID_AT) {
  const shop = pairOf();
  const alipay = pairOf();
  const trades = new Map<string, AlipayTrade>();
  /** What goes wrong with every answer. */
  const trouble: {
    signature?: 'none' | 'foreign';
    silent?: boolean;
    status?: number;
    /** Its code for refusing every refund. */
    refund?: string;
    /** It refunds, and its answer is lost. */
    lost?: boolean;
  } = {};
  const asked: string[] = [];
  const sign = (text: string, key = alipay.privateKey) =>
    createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');
  let count = 0;

  const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  const done = { code: '10000', msg: 'Success' };
  const answers: Record<string, (content: Record<string, string>) => Record<string, string>> = {
    'alipay.trade.query': ({ out_trade_no = '' }) => {
      const trade = trades.get(out_trade_no);
      if (!trade) return missing;
      return {
        ...done,
        out_trade_no,
        trade_no: trade.no,
        total_amount: trade.amount,
        trade_status: trade.status,
        ...(trade.status === 'TRADE_SUCCESS' && { send_pay_date: trade.paidAt }),
      };
    },
    'alipay.trade.close': ({ out_trade_no = '' }) => {
      const trade = trades.get(out_trade_no);
      if (!trade) return missing;
      trade.status = 'TRADE_CLOSED';
      return done;
    },
    'alipay.trade.refund': ({ out_trade_no = '', out_request_no = '', refund_amount = '' }) => {
      const trade = trades.get(out_trade_no);
      if (!trade) return missing;
      if (trouble.refund !== undefined) {
        return { code: '40004', msg: 'Business Failed', sub_code: trouble.refund };
      }
      const isNew = !trade.returns.has(out_request_no);
      trade.returns.set(out_request_no, refund_amount);
      if (trouble.lost) return { code: '20000', msg: 'Service Currently Unavailable' };
      return { ...done, fund_change: isNew ? 'Y' : 'N' };
    },
    'alipay.trade.fastpay.refund.query': ({ out_trade_no = '', out_request_no = '' }) => {
      const isKnown = trades.get(out_trade_no)?.returns.has(out_request_no) ?? false;
      return { ...done, ...(isKnown && { refund_status: 'REFUND_SUCCESS' }) };
    },
  };

  const server = createServer(async (request, response) => {
    if (trouble.silent) return;
    const url = new URL(request.url ?? '/', 'http://alipay.test');
    const body = new URLSearchParams(await bodyOf(request));
    const fields: Record<string, string> = Object.fromEntries([...url.searchParams, ...body]);
    const { sign: signature = '', ...signed } = fields;
    const isTrue = createVerify('RSA-SHA256')
      .update(contentOf(signed), 'utf8')
      .verify(shop.publicKey, signature, 'base64');
    const { method = '' } = fields;
    asked.push(method);
    const answer = isTrue
      ? answers[method]?.(JSON.parse(fields.biz_content ?? '{}'))
      : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' };
    const text = JSON.stringify(answer ?? missing);
    const key = trouble.signature === 'foreign' ? shop.privateKey : alipay.privateKey;
    const proof = trouble.signature === 'none' ? '' : `,"sign":"${sign(text, key)}"`;
    response
      .writeHead(trouble.status ?? 200, { 'content-type': 'text/html;charset=utf-8' })
      .end(`{"${method.replaceAll('.', '_')}_response":${text}${proof}}`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    trades,
    trouble,
    asked,
    keys: { privateKey: shop.privateKey, alipayKey: alipay.publicKey },
    gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway.do`,
    /** Somebody pays, or only opens the page. @param amount fen */
    put(tradeSN: string, amount: number, status: AlipayTrade['status'] = 'TRADE_SUCCESS'): string {
      count += 1;
      const no = `20261120220014${String(count).padStart(6, '0')}`;
      const paidAt = shanghai(now());
      trades.set(tradeSN, { no, paidAt, amount: yuanText(amount), status, returns: new Map() });
      return no;
    },
    /** The message about a trade, as its form body. */
    notice(tradeSN: string, more: Readonly<Record<string, string>> = {}): string {
      const trade = trades.get(tradeSN);
      const fields: Record<string, string> = {
        notify_time: shanghai(now() + 1_000),
        notify_type: 'trade_status_sync',
        notify_id: 'n1',
        app_id: ALIPAY_APP,
        charset: 'utf-8',
        version: '1.0',
        out_trade_no: tradeSN,
        trade_no: trade?.no ?? '2026',
        total_amount: trade?.amount ?? '1.00',
        trade_status: 'TRADE_SUCCESS',
        gmt_payment: trade?.paidAt ?? shanghai(now()),
        subject: '版心印刷 100% 订单+1',
        ...more,
      };
      // Alipay signs a notice without the kind of its signature.
      const signature = sign(contentOf(fields));
      return new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signature }).toString();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
