/**
 * Real driver: kuaidi100, which asks every carrier. Signed questions, a subscription, and notices that carry a
 * signature with a salt of their own. @see https://api.kuaidi100.com/document
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Carrier, CarrierFailedError, type Report } from './carrier.ts';
import { instantOf, msOf } from './clock.ts';
import { createLine } from './line.ts';

export interface Kuaidi100Settings {
  readonly customer: string;
  readonly key: string;
  /** `https://poll.kuaidi100.com` */
  readonly endpoint: string;
}

export interface Kuaidi100Options extends Kuaidi100Settings {
  /** Where notices are sent to; null: parcels are only asked for. */
  readonly callbackUrl: string | null;
  /** Longest wait for one answer. @default 5000 @unit ms */
  readonly timeoutMs?: number;
}

/** An answer is a few kilobytes; more than this is not read. @unit byte */
const MAX_BYTES = 262_144;
/** The carrier knows nothing of the number yet. */
const NOTHING_YET = '500';
/** It is followed already. */
const FOLLOWED = '501';

type Fields = Readonly<Record<string, unknown>>;

const md5 = (text: string): string =>
  createHash('md5').update(text, 'utf8').digest('hex').toUpperCase();

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** `2026-11-20 09:00:00`, in China. Null for what is no time. */
function instantFrom(time: unknown): string | null {
  if (typeof time !== 'string' || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(time))
    return null;
  const ms = msOf(`${time.replace(' ', 'T')}+08:00`);
  return Number.isNaN(ms) ? null : instantOf(ms);
}

/** State and scans, the oldest first; null when there is no state. */
function reportOf({ state, data }: Fields): Report | null {
  const number = Number(state);
  if (state === undefined || state === null || state === '' || !Number.isInteger(number))
    return null;
  const rows = Array.isArray(data) ? data.filter(isFields) : [];
  const scans = rows.flatMap(({ ftime, time, context }) => {
    const at = instantFrom(ftime) ?? instantFrom(time);
    return at === null || typeof context !== 'string' ? [] : [{ at, text: context }];
  });
  return { state: number, scans: scans.sort((a, b) => msOf(a.at) - msOf(b.at)) };
}

/** Errors name the host and what went wrong, never what was sent: it carries keys and phones. */
async function post(url: URL, form: Readonly<Record<string, string>>, timeoutMs: number) {
  let text = '';
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      body: new URLSearchParams(form),
    });
    if (!response.ok) throw new CarrierFailedError(`${url.host} HTTP ${response.status}`);
    const decoder = new TextDecoder();
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) throw new CarrierFailedError(`${url.host} answer too long`);
      text += decoder.decode(part, { stream: true });
    }
  } catch (error) {
    if (error instanceof CarrierFailedError) throw error;
    throw new CarrierFailedError(`${url.host} ${error instanceof Error ? error.name : 'unknown'}`);
  }
  const fields = parse(text);
  if (fields === null) throw new CarrierFailedError(`${url.host} answer unreadable`);
  return fields;
}

const codeOf = ({ returnCode }: Fields): string =>
  typeof returnCode === 'string' || typeof returnCode === 'number' ? String(returnCode) : '';

export function createKuaidi100(options: Kuaidi100Options): Required<Carrier> {
  const { customer, key, endpoint, callbackUrl, timeoutMs = 5_000 } = options;
  const line = createLine({ notAsked: () => new CarrierFailedError('kuaidi100 is away') });
  const ask = (path: string, form: Readonly<Record<string, string>>) =>
    line(() => post(new URL(path, endpoint), form, timeoutMs));
  /** Known from the key alone, so that no table of salts is needed and nobody else can make one. */
  const saltOf = (carrier: string, trackingNo: string): string =>
    createHmac('sha256', key).update(`${carrier}:${trackingNo}`).digest('hex').slice(0, 32);
  return {
    nextNumber: () => null,
    track: async ({ carrier, trackingNo, phone, from, to }) => {
      const param = JSON.stringify({
        com: carrier,
        num: trackingNo,
        phone,
        from: `${from.province}${from.city}`,
        to: `${to.province}${to.city}${to.district}`,
        show: '0',
        order: 'desc',
      });
      const sign = md5(param + key + customer);
      const fields = await ask('/poll/query.do', { customer, sign, param });
      if (fields.message === 'ok') return reportOf(fields);
      const code = codeOf(fields);
      if (code === NOTHING_YET) return null;
      throw new CarrierFailedError(`kuaidi100 ${code || 'unknown error'}`);
    },
    follow: async ({ carrier, trackingNo, phone }) => {
      if (callbackUrl === null) return;
      const param = JSON.stringify({
        company: carrier,
        number: trackingNo,
        key,
        parameters: {
          callbackurl: callbackUrl,
          salt: saltOf(carrier, trackingNo),
          phone,
        },
      });
      const fields = await ask('/poll', { schema: 'json', param });
      if (fields.result === true || codeOf(fields) === FOLLOWED) return;
      throw new CarrierFailedError(`kuaidi100 ${codeOf(fields) || 'unknown error'}`);
    },
    readNotice: ({ param, sign }) => {
      const last = parse(param)?.lastResult;
      if (!isFields(last) || typeof last.com !== 'string' || typeof last.nu !== 'string')
        return null;
      const wanted = Buffer.from(md5(param + saltOf(last.com, last.nu)));
      const given = Buffer.from(sign.toUpperCase());
      if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
      const report = reportOf(last);
      return report && { carrier: last.com, trackingNo: last.nu, report };
    },
  };
}
