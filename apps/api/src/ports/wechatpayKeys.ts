/**
 * The keys that WeChat Pay signs with. They are given once and for all, or WeChat is asked for its certificates: again
 * every few hours, for the next one is told a day before it signs, and at once when something is signed by one that is
 * not known.
 */
import { type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import type { Clock } from './clock.ts';
import { ChannelFailedError } from './payChannel.ts';
import { fieldsOf, isSigned, openSealed, proofOf, textOf } from './wechatpayProof.ts';

/** By their numbers. */
export type PlatformKeys = ReadonlyMap<string, KeyObject>;

export interface WechatpayKeys {
  /** Those that are known. Throws {@link ChannelFailedError} when WeChat has to be asked and does not say. */
  known(): Promise<PlatformKeys>;
  /** One of them, for which WeChat may be asked again; undefined when it has no such key. Throws the same. */
  of(serial: string): Promise<KeyObject | undefined>;
}

export interface CertificateOptions {
  readonly merchantId: string;
  /** Number of the shop's own certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  readonly apiKey: string;
  readonly endpoint: string;
  readonly clock: Clock;
  /** @unit ms */
  readonly timeoutMs: number;
}

const PATH = '/v3/certificates';
/** WeChat wants to be asked at least twice a day. @unit ms */
const FRESH_MS = 6 * 3_600_000;
/** Whoever sends nonsense under numbers that nobody knows makes the shop ask no more often. @unit ms */
const AGAIN_MS = 60_000;
const MAX_BYTES = 65_536;

/** Keys that are given with the shop's settings. */
export const givenKeys = (keys: PlatformKeys): WechatpayKeys => ({
  known: async () => keys,
  of: async (serial) => keys.get(serial),
});

const failed = (what: string): ChannelFailedError =>
  new ChannelFailedError(`wechatpay certificates ${what}`);

/** The shop's signature under its question. */
function authorization({ merchantId, serial, privateKey, clock }: CertificateOptions): string {
  const [nonce, timestamp] = [
    randomBytes(16).toString('hex'),
    String(Math.floor(clock.now() / 1_000)),
  ];
  const text = `GET\n${PATH}\n${timestamp}\n${nonce}\n\n`;
  const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64');
  const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const told = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${told.join(',')}`;
}

/** The key of one certificate of the answer; null for what is no certificate of that number. */
function keyOf(told: unknown, apiKey: string): readonly [string, KeyObject] | null {
  const { serial_no: number, encrypt_certificate: sealed } = fieldsOf(told);
  const pem = openSealed(fieldsOf(sealed), apiKey);
  if (pem === null) return null;
  try {
    const { publicKey, serialNumber } = new X509Certificate(pem);
    const isIt = publicKey.asymmetricKeyType === 'rsa' && serialNumber === textOf(number);
    return isIt ? [serialNumber, publicKey] : null;
  } catch {
    // Sealed by WeChat, and no certificate all the same.
    return null;
  }
}

async function download(options: CertificateOptions): Promise<PlatformKeys> {
  const { endpoint, apiKey, timeoutMs } = options;
  let answer: { readonly response: Response; readonly body: string };
  try {
    const response = await fetch(new URL(PATH, endpoint), {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'application/json',
        'User-Agent': 'banxin',
        Authorization: authorization(options),
      },
    });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > MAX_BYTES) throw failed('are too long');
      parts.push(part);
    }
    answer = { response, body: Buffer.concat(parts).toString('utf8') };
  } catch (error) {
    if (error instanceof ChannelFailedError) throw error;
    throw failed(error instanceof Error ? error.name : 'unknown');
  }
  const { response, body } = answer;
  if (response.status !== 200) throw failed(`HTTP ${response.status}`);
  let data: unknown;
  try {
    ({ data } = fieldsOf(JSON.parse(body)));
  } catch {
    throw failed('no JSON');
  }
  const keys = new Map(
    (Array.isArray(data) ? data : []).flatMap((one: unknown) => {
      const found = keyOf(one, apiKey);
      return found === null ? [] : [found];
    }),
  );
  // Whoever knows the API key sealed them; and one of them signed the whole.
  const proof = proofOf((name) => response.headers.get(name));
  const signer = keys.get(proof.serial);
  if (signer === undefined || !isSigned(proof, body, signer)) throw failed('signature');
  return keys;
}

/** Keys that WeChat is asked for. */
export function downloadedKeys(options: CertificateOptions): WechatpayKeys {
  const { clock } = options;
  let keys: PlatformKeys | null = null;
  let foundAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<PlatformKeys> | null = null;

  /** However many want to know, WeChat is asked once. */
  const ask = (): Promise<PlatformKeys> => {
    if (asking !== null) return asking;
    triedAt = clock.now();
    asking = download(options)
      .then((found) => {
        keys = found;
        foundAt = clock.now();
        return found;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const wasJustTried = (): boolean => clock.now() - triedAt < AGAIN_MS;

  const known = async (): Promise<PlatformKeys> => {
    if (keys === null) return ask();
    const before = keys;
    if (clock.now() - foundAt < FRESH_MS || wasJustTried()) return before;
    // What was good before is good for as long as WeChat cannot be asked.
    return ask().catch(() => before);
  };

  return {
    known,
    async of(serial) {
      const found = (await known()).get(serial);
      if (found !== undefined || wasJustTried()) return found;
      return (await ask()).get(serial);
    },
  };
}
