/** The PDF reader by itself: filters, encryption, damaged structure, and random damage. */
import { createCipheriv, createHash } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memorySource } from './byte-source.ts';
import { FIXTURES } from './fixtures.ts';
import { DRAWING_BUDGET, scanPage } from './pdf-content.ts';
import { decryption, objectKey, rc4 } from './pdf-crypt.ts';
import { PdfDocument } from './pdf-document.ts';
import { PdfStructureError } from './pdf-errors.ts';
import { decodeFilter, TooLarge } from './pdf-filters.ts';
import { Layers } from './pdf-layers.ts';
import { printedArea, readPages } from './pdf-pages.ts';
import { Reader } from './pdf-syntax.ts';

const PLAIN = { predictor: 1, colors: 1, bits: 8, columns: 1, earlyChange: 1 };
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

describe('stream filters', () => {
  it.each<[string, Uint8Array, string]>([
    ['ASCIIHexDecode', Buffer.from('48 65 6c 6C 6f>'), 'Hello'],
    ['ASCII85Decode', Buffer.from('87cURD]j7B~>'), 'Hello wo'],
    ['RunLengthDecode', Uint8Array.of(2, 97, 98, 99, 254, 100, 128), 'abcddd'],
    // The example of the specification (§7.4.4.2): 45 45 45 45 45 65 45 45 45 66.
    [
      'LZWDecode',
      Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01),
      '-----A---B',
    ],
    ['FlateDecode', deflateSync('Hello'), 'Hello'],
    ['FlateDecode', deflateSync('Hello').subarray(0, -3), 'Hello'],
  ])('%s', (filter, data, expected) => {
    const decoded = decodeFilter(filter, data, PLAIN, 1000);
    expect([text(decoded?.bytes), decoded?.whole]).toEqual([expected, true]);
  });

  it('undoes the PNG predictors of cross-reference streams', () => {
    const rows = Uint8Array.of(2, 1, 2, 3, 2, 1, 1, 1, 1, 5, 1, 1, 4, 1, 0, 0);
    const params = { ...PLAIN, predictor: 12, columns: 3 };
    const decoded = decodeFilter('FlateDecode', deflateSync(rows), params, 1000);
    expect([...(decoded?.bytes ?? [])]).toEqual([1, 2, 3, 2, 3, 4, 5, 6, 7, 6, 6, 7]);
  });

  it.each<[string, Uint8Array]>([
    ['data that stops half way', deflateSync('Hello, '.repeat(99)).subarray(0, 14)],
    [
      'data with a wrong checksum',
      deflateSync('Hello').map((byte, at, all) => (at === all.length - 1 ? byte ^ 1 : byte)),
    ],
    ['data without its header', deflateRawSync('Hello')],
    ['no deflate data at all', Buffer.from('Hello, hello, hello')],
  ])('says of %s that it is not whole', (_, data) => {
    expect(decodeFilter('FlateDecode', data, PLAIN, 1000)?.whole).toBe(false);
  });

  it('stops at its limit', () => {
    const bomb = deflateSync(Buffer.alloc(100_000));
    expect(() => decodeFilter('FlateDecode', bomb, PLAIN, 50_000)).toThrow(TooLarge);
    const runs = Uint8Array.from({ length: 2_000 }, (_, index) => (index % 2 === 0 ? 129 : 1));
    expect(() => decodeFilter('RunLengthDecode', runs, PLAIN, 50_000)).toThrow(TooLarge);
  });

  it('leaves pictures alone', () => {
    expect(decodeFilter('DCTDecode', Uint8Array.of(1), PLAIN, 10)).toBeUndefined();
  });
});

describe('encryption', () => {
  it('knows RC4 by its published vectors', () => {
    const cipher = rc4(Buffer.from('Key'), Buffer.from('Plaintext'));
    expect(Buffer.from(cipher).toString('hex')).toBe('bbf316e8d940af0ad3');
  });

  it('reads AES-128 streams that open without a password', () => {
    const base = {
      version: 4,
      revision: 4,
      length: 128,
      owner: new Uint8Array(32),
      user: new Uint8Array(32),
      userKey: new Uint8Array(0),
      permissions: -4,
      fileId: Buffer.from('id'),
      encryptMetadata: true,
      method: 'aes128',
    } as const;
    const decrypt = decryption(base);
    const iv = Buffer.alloc(16, 3);
    const plain = 'BT /F1 12 Tf ET';
    const fileKeyBytes = fileKeyOf(base);
    const cipher = createCipheriv('aes-128-cbc', objectKey(fileKeyBytes, 7, 0, true), iv);
    const data = Buffer.concat([iv, cipher.update(plain), cipher.final()]);
    expect(text(decrypt(7, 0, data))).toBe(plain);
  });
});

describe('structure', () => {
  it('reads a whole file', () => {
    const document = PdfDocument.open(memorySource(FIXTURES['card-with-bleed']()));
    const [page] = readPages(document, 10);
    expect(page?.rotation).toBe(0);
    expect(document.encrypted).toBe(false);
  });

  it('finds the objects again when the cross-reference table is wrong', () => {
    const bytes = Buffer.from(FIXTURES['card-with-bleed']());
    const moved = Buffer.concat([
      bytes.subarray(0, 9),
      Buffer.from('% moved\n'),
      bytes.subarray(9),
    ]);
    const document = PdfDocument.open(memorySource(moved));
    expect(readPages(document, 10)).toHaveLength(2);
  });

  it('reads a file with bytes before its header', () => {
    const bytes = Buffer.concat([Buffer.from('junk\r\n'), FIXTURES['card-with-bleed']()]);
    expect(readPages(PdfDocument.open(memorySource(bytes)), 10)).toHaveLength(2);
  });

  it('reads encrypted streams that open without a password', () => {
    const document = PdfDocument.open(memorySource(FIXTURES['encrypted-open']()));
    const [page] = readPages(document, 10);
    const contents = page?.dict.get('Contents');
    const scan = scanPage(
      document,
      { contents, resources: null, scale: 1, area: [0, 0, 999, 999], finished: [0, 0, 999, 999] },
      new Layers(document),
      { ...DRAWING_BUDGET },
    );
    expect([...scan.painted]).toEqual(['cmyk']);
  });

  it('reads names, strings and numbers as the format writes them', () => {
    const reader = new Reader(
      Buffer.from('/A#20B (a\\(b\\)\\101(c)) <4a4B5> -.5 +7 [1 2 R] % note\n true'),
    );
    const values = Array.from({ length: 7 }, () => reader.next());
    expect(JSON.stringify(values[0])).toBe('{"value":"A B"}');
    expect(text((values[1] as { bytes: Uint8Array }).bytes)).toBe('a(b)A(c)');
    expect(text((values[2] as { bytes: Uint8Array }).bytes)).toBe('JKP');
    expect(values.slice(3, 5)).toEqual([-0.5, 7]);
    expect(values[6]).toBe(true);
  });
});

describe('random damage', () => {
  const names = ['card-with-bleed', 'spot-colour', 'font-not-embedded', 'encrypted-open'] as const;

  it('never surprises the reader: it reads, or says that the structure is broken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 40 }),
        (name, edits) => {
          const bytes = Uint8Array.from(FIXTURES[name]());
          for (const [at, value] of edits) bytes[at % bytes.length] = value;
          try {
            const document = PdfDocument.open(memorySource(bytes));
            for (const page of readPages(document, 20)) {
              const resources = document.dict(page.resources);
              const contents = page.dict.get('Contents');
              const annotations = page.dict.get('Annots');
              scanPage(
                document,
                {
                  contents,
                  resources,
                  annotations,
                  scale: page.unit,
                  area: printedArea(page),
                  finished: page.trim,
                },
                new Layers(document),
                { ...DRAWING_BUDGET },
              );
            }
          } catch (error) {
            expect(error instanceof PdfStructureError || error instanceof TooLarge).toBe(true);
          }
        },
      ),
      { numRuns: 400, seed: 20261120 },
    );
  });

  it('never loops on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const reader = new Reader(bytes);
        for (let count = 0; count < 1000; count += 1) {
          if (typeof reader.next() === 'symbol') return;
        }
        throw new Error('more objects than bytes');
      }),
      { numRuns: 300, seed: 20261120 },
    );
  });
});

function fileKeyOf(base: {
  permissions: number;
  fileId: Uint8Array;
  owner: Uint8Array;
}): Uint8Array {
  const padding = Buffer.from(
    '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
    'hex',
  );
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(base.permissions);
  let key = createHash('md5')
    .update(padding)
    .update(base.owner)
    .update(permissions)
    .update(base.fileId)
    .digest();
  for (let round = 0; round < 50; round += 1) key = createHash('md5').update(key).digest();
  return key;
}
