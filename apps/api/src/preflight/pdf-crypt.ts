/** The standard security handler with the empty user password (ISO 32000-1 §7.6; revision 6: ISO 32000-2). */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const PADDING = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
  0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);

/** What the encryption dictionary says, already read. */
export interface Encryption {
  readonly version: number;
  readonly revision: number;
  /** @unit bits */
  readonly length: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly userKey: Uint8Array;
  readonly permissions: number;
  readonly fileId: Uint8Array;
  readonly encryptMetadata: boolean;
  readonly method: 'rc4' | 'aes128' | 'aes256' | 'none';
}

/** RC4; Node's own crypto no longer offers it. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(state, i, j);
  }
  const out = new Uint8Array(data.length);
  let a = 0;
  let b = 0;
  for (let index = 0; index < data.length; index += 1) {
    a = (a + 1) & 255;
    b = (b + (state[a] as number)) & 255;
    swap(state, a, b);
    const pad = state[((state[a] as number) + (state[b] as number)) & 255] as number;
    out[index] = (data[index] as number) ^ pad;
  }
  return out;
}

function swap(state: Uint8Array, a: number, b: number): void {
  const kept = state[a] as number;
  state[a] = state[b] as number;
  state[b] = kept;
}

function md5(...parts: Uint8Array[]): Uint8Array {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function int32(value: number): Uint8Array {
  const out = new Uint8Array(4);
  new DataView(out.buffer).setInt32(0, value | 0, true);
  return out;
}

/** A password of at most 32 bytes, padded as the format says. */
function padPassword(password: string): Uint8Array {
  const bytes = Buffer.from(password, 'latin1').subarray(0, 32);
  const out = new Uint8Array(32);
  out.set(bytes);
  out.set(PADDING.subarray(0, 32 - bytes.length), bytes.length);
  return out;
}

/** The file key of revisions 2 to 4 (algorithm 2). */
export function fileKey(
  e: Pick<
    Encryption,
    'revision' | 'length' | 'owner' | 'permissions' | 'fileId' | 'encryptMetadata'
  >,
  password: string,
): Uint8Array {
  const size = e.revision === 2 ? 5 : Math.min(16, Math.max(5, Math.floor(e.length / 8)));
  const extra =
    e.revision >= 4 && !e.encryptMetadata ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array(0);
  let key = md5(
    padPassword(password),
    e.owner.subarray(0, 32),
    int32(e.permissions),
    e.fileId,
    extra,
  );
  if (e.revision >= 3) for (let i = 0; i < 50; i += 1) key = md5(key.subarray(0, size));
  return key.subarray(0, size);
}

/** The owner entry of revision 2 (algorithm 3), for the project's own encrypted fixture. */
export function ownerEntry(owner: string, user: string): Uint8Array {
  return rc4(md5(padPassword(owner)).subarray(0, 5), padPassword(user));
}

/** The user entry of revision 2 (algorithm 4). */
export function userEntry(key: Uint8Array): Uint8Array {
  return rc4(key, PADDING);
}

/** The key of one object (algorithm 1). */
export function objectKey(key: Uint8Array, num: number, gen: number, aes: boolean): Uint8Array {
  const suffix = Uint8Array.of(num & 255, (num >> 8) & 255, (num >> 16) & 255, gen & 255, gen >> 8);
  const salt = aes ? Uint8Array.of(0x73, 0x41, 0x6c, 0x54) : new Uint8Array(0);
  return md5(key, suffix, salt).subarray(0, Math.min(16, key.length + 5));
}

function hardHash(salt: Uint8Array): Uint8Array {
  let hash: Uint8Array = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const block = Buffer.alloc(hash.length * 64);
    for (let i = 0; i < 64; i += 1) block.set(hash, i * hash.length);
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32));
    cipher.setAutoPadding(false);
    const encrypted = Buffer.concat([cipher.update(block), cipher.final()]);
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = createHash(['sha256', 'sha384', 'sha512'][rest] as string)
      .update(encrypted)
      .digest();
    if (round >= 63 && (encrypted.at(-1) as number) <= round - 31) return hash.subarray(0, 32);
  }
}

function key256(e: Encryption): Uint8Array {
  const salt = e.user.subarray(40, 48);
  const intermediate =
    e.revision >= 6 ? hardHash(salt) : createHash('sha256').update(salt).digest();
  const decipher = createDecipheriv('aes-256-cbc', intermediate, new Uint8Array(16));
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(e.userKey.subarray(0, 32)), decipher.final()]);
}

/** Decrypts the data of one object's stream. */
export type Decrypt = (num: number, gen: number, data: Uint8Array) => Uint8Array;

/** The decryption of a file that opens without a password. */
export function decryption(e: Encryption): Decrypt {
  if (e.method === 'none') return (_num, _gen, data) => data;
  if (e.method === 'aes256') {
    const key = key256(e);
    return (_num, _gen, data) => aes(key, data);
  }
  const key = fileKey(e, '');
  if (e.method === 'aes128') return (num, gen, data) => aes(objectKey(key, num, gen, true), data);
  return (num, gen, data) => rc4(objectKey(key, num, gen, false), data);
}

function aes(key: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = data.length - (data.length % 16);
  if (whole < 32) return new Uint8Array(0);
  const algorithm = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  const decipher = createDecipheriv(algorithm, key, data.subarray(0, 16));
  decipher.setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(data.subarray(16, whole)), decipher.final()]);
  const pad = plain.at(-1) ?? 0;
  return pad >= 1 && pad <= 16 ? plain.subarray(0, plain.length - pad) : plain;
}
