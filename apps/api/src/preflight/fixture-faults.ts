/** Fixtures that are hard to read: damaged, locked, no PDF at all, or with more in them than pages. */
import { deflateSync } from 'node:zlib';
import { FORMATS } from './fixture-formats.ts';
import { cmykDesign, place, sheet } from './fixture-parts.ts';
import { type Body, writePdf } from './fixture-writer.ts';

/** The card's content with a wrong checksum at its end. */
function damagedContent(): Body {
  const data = Uint8Array.from(deflateSync(cmykDesign(92, 56)));
  data[data.length - 1] = (data.at(-1) as number) ^ 1;
  return { dict: '/Filter /FlateDecode', data };
}

/** Six grey pixels at 300 dpi, in the content itself. */
const INLINE = (hex: string) =>
  `q 0.48 0 0 0.72 9 9 cm BI /W 2 /H 3 /BPC 8 /CS /G /F /AHx ID ${hex}> EI Q`;

/** Only attachments are encrypted, with a password that nobody knows here. */
const ATTACHMENTS_ENCRYPTED = `/Encrypt << /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> /StmF /Identity /StrF /Identity /EFF /StdCF /CF << /StdCF << /CFM /AESV2 /AuthEvent /EFOpen /Length 16 >> >> >>`;

function truncated(): Uint8Array {
  const whole = FORMATS['card-with-bleed']();
  return whole.subarray(0, Math.floor(whole.length * 0.45));
}

/** What a reader must open, refuse or tell of; some stand beside a sound twin. */
export const FAULTS = {
  encrypted: () => writePdf({ pages: sheet(92, 56, 2), password: 'secret' }),
  'encrypted-open': () => writePdf({ pages: sheet(92, 56, 2), password: '' }),
  'attachments-encrypted': () =>
    writePdf({ pages: sheet(92, 56, 2), trailer: ATTACHMENTS_ENCRYPTED }),
  script: () =>
    writePdf({
      pages: sheet(92, 56, 2),
      catalog: '/OpenAction << /S /JavaScript /JS (app.beep\\(\\)) >>',
    }),
  truncated,
  'not-a-pdf': () => Buffer.from('这不是 PDF，只是一个改了扩展名的文本文件。\n'.repeat(20), 'utf8'),
  png: () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  /** A GIF that is also a PDF. */
  'gif-polyglot': () =>
    Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0;\n', 'latin1'),
      FORMATS['card-single-page'](),
    ]),
  empty: () => new Uint8Array(0),
  'card-damaged': () => writePdf({ pages: sheet(92, 56, 2, { stored: damagedContent() }) }),
  'picture-broken': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 25, 25) }),
      resources: {
        XObject: {
          Im0: {
            dict: '/Type /XObject /Subtype /Image /Width 345 /Height 345 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /DCTDecode',
            data: Buffer.from('not a picture'),
          },
        },
      },
    }),
  'picture-missing': () =>
    writePdf({ pages: sheet(92, 56, 2, { content: `${cmykDesign(92, 56)}/Im9 Do` }) }),
  'inline-picture': () =>
    writePdf({ pages: sheet(92, 56, 2, { content: INLINE('80ff00ff00ff') }) }),
  'inline-picture-short': () => writePdf({ pages: sheet(92, 56, 2, { content: INLINE('80') }) }),
  'packed-unknown': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        stored: { dict: '/Filter /NovaDecode', data: Buffer.from('0 0 9 9 re f') },
      }),
    }),
  'operators-wrong': () =>
    writePdf({ pages: sheet(92, 56, 2, { content: '0 0 9 9 re f (never closed' }) }),
} as const;
