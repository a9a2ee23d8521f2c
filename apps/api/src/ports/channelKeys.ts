/** Keys of payment channels as people paste them: PEM, PEM in one line, or the bare base64 of the consoles. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

const asText = (key: string): string => key.replaceAll('\\n', '\n').trim();
const bytesOf = (key: string): Buffer => Buffer.from(key.replaceAll(/\s/g, ''), 'base64');

/** Throws when it is no RSA private key. */
export function privateKeyOf(text: string): KeyObject {
  const key = asText(text);
  if (key.startsWith('-----')) return createPrivateKey(key);
  try {
    return createPrivateKey({ key: bytesOf(key), format: 'der', type: 'pkcs8' });
  } catch {
    // The consoles hand out both forms without saying which.
    return createPrivateKey({ key: bytesOf(key), format: 'der', type: 'pkcs1' });
  }
}

/** Of a public key or a certificate. Throws when it is neither. */
export function publicKeyOf(text: string): KeyObject {
  const key = asText(text);
  if (key.startsWith('-----')) return createPublicKey(key);
  return createPublicKey({ key: bytesOf(key), format: 'der', type: 'spki' });
}
