/** How a document says that it is encrypted. */
import type { Encryption } from './pdf-crypt.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfString } from './pdf-values.ts';

/** Null when it is open. Contents may be open although attachments are not. */
export function encryptionOf(
  document: PdfDocument,
): (Encryption & { readonly isOfContents: boolean }) | null {
  const dict = document.dict(document.trailer.get('Encrypt'));
  if (!dict) return null;
  const text = (key: string) => {
    const value = document.resolve(dict.get(key));
    return value instanceof PdfString ? value.bytes : new Uint8Array(0);
  };
  const id = document.resolve(document.array(document.trailer.get('ID'))?.[0]);
  const version = document.number(dict.get('V')) ?? 0;
  const filters = document.dict(dict.get('CF'));
  const methodFor = (use: 'StmF' | 'StrF') =>
    version < 4
      ? 'rc4'
      : methodOf(
          document.name(
            document.dict(filters?.get(document.name(dict.get(use)) ?? 'Identity'))?.get('CFM'),
          ),
        );
  const method = methodFor('StmF');
  // Only attachments (`EFF`) may be encrypted: then everything that prints is open.
  const isOfContents = method !== 'none' || methodFor('StrF') !== 'none';
  return {
    isOfContents,
    version,
    revision: document.number(dict.get('R')) ?? 2,
    length: version >= 4 ? 128 : (document.number(dict.get('Length')) ?? 40),
    owner: text('O'),
    user: text('U'),
    userKey: text('UE'),
    permissions: document.number(dict.get('P')) ?? 0,
    fileId: id instanceof PdfString ? id.bytes : new Uint8Array(0),
    encryptMetadata: document.resolve(dict.get('EncryptMetadata')) !== false,
    method,
  };
}

function methodOf(name: string | null): Encryption['method'] {
  if (name === 'V2') return 'rc4';
  if (name === 'AESV2') return 'aes128';
  if (name === 'AESV3') return 'aes256';
  return 'none';
}
