/** What WeChat Pay signs and seals: its signature over a message, and what it hides in one with the shop's API key. */
import { createDecipheriv, type KeyObject, verify } from 'node:crypto';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What stands in the headers of what WeChat says. */
export interface Proof {
  /** s since 1970. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  /** Of the key that signed. */
  readonly serial: string;
}

/** @param header value of a header, by its name in lower case */
export function proofOf(header: (name: string) => string | null | undefined): Proof {
  const of = (name: string): string => header(`wechatpay-${name}`) ?? '';
  return {
    timestamp: of('timestamp'),
    nonce: of('nonce'),
    signature: of('signature'),
    serial: of('serial'),
  };
}

/** Whether the owner of the key signed exactly this. */
export const isSigned = (
  { timestamp, nonce, signature }: Proof,
  body: string,
  key: KeyObject,
): boolean =>
  verify(
    'sha256',
    Buffer.from(`${timestamp}\n${nonce}\n${body}\n`),
    key,
    Buffer.from(signature, 'base64'),
  );

/** Opens what only who knows the API key could seal; null for anything else. */
export function openSealed(sealed: Fields, apiKey: string): string | null {
  const bytes = Buffer.from(textOf(sealed.ciphertext), 'base64');
  if (sealed.algorithm !== 'AEAD_AES_256_GCM' || bytes.length <= 16) return null;
  try {
    const open = createDecipheriv('aes-256-gcm', apiKey, textOf(sealed.nonce), {
      authTagLength: 16,
    });
    open.setAuthTag(bytes.subarray(-16));
    open.setAAD(Buffer.from(textOf(sealed.associated_data)));
    return Buffer.concat([open.update(bytes.subarray(0, -16)), open.final()]).toString('utf8');
  } catch {
    // Another key, or bytes that somebody changed: there is nothing to open.
    return null;
  }
}
