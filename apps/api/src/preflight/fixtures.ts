/** PDF files that the project writes itself, byte for byte the same every time. Test material only. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { fileKey, objectKey, ownerEntry, rc4, userEntry } from './pdf-crypt.ts';

const PT_PER_MM = 72 / 25.4;

interface PageSpec {
  readonly widthMm: number;
  readonly heightMm: number;
  /** States a trim box this far inside the page. @unit mm */
  readonly trimInsetMm?: number;
  readonly rotation?: 90 | 180 | 270;
  /** Drawing operators; `/Im0`, `/F1`, `/Spot` are at hand when the file has them. */
  readonly content: string;
  /** The content as it stands in the file, when that is not the compressed operators. */
  readonly stored?: Body;
  /** More entries of the page. */
  readonly entries?: string;
}

interface FileSpec {
  readonly pages: readonly PageSpec[];
  /** Bodies of extra objects by resource kind, e.g. `{ XObject: { Im0: … } }`. */
  readonly resources?: Record<string, Record<string, Body>>;
  readonly password?: string;
  /** More entries of the catalog, and of the trailer. */
  readonly catalog?: string;
  readonly trailer?: string;
}

type Body = string | { readonly dict: string; readonly data: Uint8Array };

/** Writes objects in order, then a cross-reference table. */
class Writer {
  readonly #parts: Uint8Array[] = [];
  readonly #offsets: number[] = [];
  #length = 0;
  readonly #key: Uint8Array | null;

  constructor(key: Uint8Array | null) {
    this.#key = key;
    this.#push('%PDF-1.6\n%\xe5\xb7\xa2\xc2\n');
  }

  object(num: number, body: Body): void {
    this.#offsets[num] = this.#length;
    if (typeof body === 'string') {
      this.#push(`${num} 0 obj\n${body}\nendobj\n`);
      return;
    }
    const data = this.#key ? rc4(objectKey(this.#key, num, 0, false), body.data) : body.data;
    this.#push(`${num} 0 obj\n<< ${body.dict} /Length ${data.length} >>\nstream\n`);
    this.#push(data);
    this.#push('\nendstream\nendobj\n');
  }

  finish(trailer: string): Uint8Array {
    const start = this.#length;
    const count = this.#offsets.length;
    const rows = Array.from({ length: count }, (_, num) => {
      const offset = this.#offsets[num];
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    this.#push(`xref\n0 ${count}\n${rows.join('')}trailer\n<< /Size ${count} ${trailer} >>\n`);
    this.#push(`startxref\n${start}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }

  #push(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

function points(millimetres: number): string {
  return (millimetres * PT_PER_MM).toFixed(3);
}

/** Writes a file from its description. */
export function writePdf(spec: FileSpec): Uint8Array {
  const id = createHash('md5').update(JSON.stringify(spec.pages)).digest();
  const encryption = spec.password === undefined ? null : encrypt(spec.password, id);
  const writer = new Writer(encryption?.key ?? null);
  let next = 3;
  const resources: string[] = [];
  const bodies: [number, Body][] = [];
  for (const [kind, entries] of Object.entries(spec.resources ?? {})) {
    const names = Object.entries(entries).map(([name, body]) => {
      bodies.push([next, body]);
      next += 1;
      return `/${name} ${next - 1} 0 R`;
    });
    resources.push(`/${kind} << ${names.join(' ')} >>`);
  }
  const first = next;
  const kids = spec.pages.map((_, index) => `${first + index * 2} 0 R`);
  writer.object(1, `<< /Type /Catalog /Pages 2 0 R ${spec.catalog ?? ''} >>`);
  writer.object(2, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  for (const [num, body] of bodies) writer.object(num, body);
  for (const [index, page] of spec.pages.entries()) {
    const num = first + index * 2;
    const width = points(page.widthMm);
    const height = points(page.heightMm);
    const inset = page.trimInsetMm;
    const trim =
      inset === undefined
        ? ''
        : `/TrimBox [${points(inset)} ${points(inset)} ${points(page.widthMm - inset)} ${points(page.heightMm - inset)}]`;
    const turned = page.rotation ? `/Rotate ${page.rotation}` : '';
    writer.object(
      num,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${trim} ${turned} ` +
        `${page.entries ?? ''} /Resources << ${resources.join(' ')} >> /Contents ${num + 1} 0 R >>`,
    );
    writer.object(num + 1, page.stored ?? compressed('', Buffer.from(page.content, 'latin1')));
  }
  const last = first + spec.pages.length * 2;
  const hex = id.toString('hex');
  let trailer = `/Root 1 0 R /ID [<${hex}> <${hex}>] ${spec.trailer ?? ''}`;
  if (encryption) {
    writer.object(last, encryption.dict);
    trailer += ` /Encrypt ${last} 0 R`;
  }
  return writer.finish(trailer);
}

function encrypt(password: string, fileId: Uint8Array): { key: Uint8Array; dict: string } {
  const owner = ownerEntry('owner', password);
  const permissions = -4;
  const key = fileKey(
    { revision: 2, length: 40, owner, permissions, fileId, encryptMetadata: true },
    password,
  );
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
  return {
    key,
    dict: `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(userEntry(key))} /P ${permissions} >>`,
  };
}

/** A Flate-compressed stream. */
export function compressed(dict: string, data: Uint8Array): Body {
  return { dict: `${dict} /Filter /FlateDecode`, data: deflateSync(data, { level: 9 }) };
}

/** A picture of coloured stripes, 8 bits per component. */
export function picture(
  width: number,
  height: number,
  space: 'DeviceCMYK' | 'DeviceRGB' | 'DeviceGray',
): Body {
  const channels = { DeviceCMYK: 4, DeviceRGB: 3, DeviceGray: 1 }[space];
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const channel = Math.floor((x * channels * 2) / width) % channels;
      data[(y * width + x) * channels + channel] = 60 + Math.floor((y * 180) / height);
    }
  }
  const dict = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /${space}`;
  return compressed(dict, data);
}

/** A filled background, a darker band and a frame in CMYK, over the whole page. */
function cmykDesign(widthMm: number, heightMm: number): string {
  const [w, h] = [points(widthMm), points(heightMm)];
  const inner = [points(6), points(6), points(widthMm - 12), points(heightMm - 12)].join(' ');
  const band = [points(0), points(heightMm * 0.3), w, points(heightMm * 0.12)].join(' ');
  return `0.05 0.02 0.08 0 k 0 0 ${w} ${h} re f\n0.9 0.6 0.1 0.2 k ${band} re f\n0 0 0 1 K 1 w ${inner} re S\n`;
}

/** Draws `/Im0` into a box given in millimetres from the lower left. */
function place(x: number, y: number, width: number, height: number): string {
  return `q ${points(width)} 0 0 ${points(height)} ${points(x)} ${points(y)} cm /Im0 Do Q\n`;
}

function sheet(
  widthMm: number,
  heightMm: number,
  pages: number,
  more: Partial<PageSpec> = {},
): PageSpec[] {
  const page = { widthMm, heightMm, content: cmykDesign(widthMm, heightMm), ...more };
  return Array.from({ length: pages }, () => page);
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
/** 版心印刷 set in a font that is named only. */
const SONG =
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 >>] >>';
const SPOT =
  '[/Separation /PANTONE#20185#20C /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.93 0.79 0] /N 1 >>]';

/** A separation colour space named after a craft; names are UTF-8. */
function craftInk(name: string): string {
  const escaped = [...Buffer.from(name, 'utf8')]
    .map((byte) => `#${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return SPOT.replace('PANTONE#20185#20C', escaped);
}

/** Forms that call each other ten times, eight deep: 10⁸ drawings from 2 kB. */
function formBomb(pages = 1): Uint8Array {
  const forms: Record<string, Body> = {};
  const depth = 8;
  for (let level = 0; level < depth; level += 1) {
    const inner =
      level === depth - 1
        ? '0 0 0 1 k 0 0 9 9 re f\n'.repeat(40)
        : `/X${level + 1} Do\n`.repeat(10);
    const refs =
      level === depth - 1 ? '' : `/Resources << /XObject << /X${level + 1} ${4 + level} 0 R >> >>`;
    forms[`X${level}`] = {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 500 500] ${refs}`,
      data: Buffer.from(inner, 'latin1'),
    };
  }
  return writePdf({
    pages: sheet(92, 56, pages, { content: '/X0 Do\n'.repeat(10) }),
    resources: { XObject: forms },
  });
}

/** A form that unpacks to 96 MB of blanks from under 100 kB. */
function contentBomb(): Uint8Array {
  const blanks = Buffer.alloc(96 * 1024 * 1024, ' ');
  return writePdf({
    pages: [{ widthMm: 92, heightMm: 56, content: '/X0 Do' }],
    resources: {
      XObject: { X0: compressed('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', blanks) },
    },
  });
}

/** A picture that claims 50,000 × 50,000 pixels in a few bytes. */
function pixelFlood(): Uint8Array {
  const dict =
    '/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  return writePdf({
    pages: [{ widthMm: 92, heightMm: 56, content: place(0, 0, 92, 56) }],
    resources: { XObject: { Im0: compressed(dict, Buffer.alloc(1024, 7)) } },
  });
}

/** The card's content with a wrong checksum at its end. */
function damagedContent(): Body {
  const data = Uint8Array.from(deflateSync(cmykDesign(92, 56)));
  data[data.length - 1] = (data.at(-1) as number) ^ 1;
  return { dict: '/Filter /FlateDecode', data };
}

/** Six grey pixels at 300 dpi, in the content itself. */
const INLINE = (hex: string) =>
  `q 0.48 0 0 0.72 9 9 cm BI /W 2 /H 3 /BPC 8 /CS /G /F /AHx ID ${hex}> EI Q`;

const RED_SQUARE = '1 0 0 rg 0 0 72 72 re f';
/** A form that paints a red square of an inch. */
const RED_FORM: Body = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 72 72]',
  data: Buffer.from(RED_SQUARE, 'latin1'),
};

/** A form field (print flag set) with the red square for its appearance. */
const FIELD = (flags: number) =>
  `/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /F ${flags} /Rect [20 20 92 92] /AP << /N 3 0 R >> >>]`;

/** Only attachments are encrypted, with a password that nobody knows here. */
const ATTACHMENTS_ENCRYPTED = `/Encrypt << /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> /StmF /Identity /StrF /Identity /EFF /StdCF /CF << /StdCF << /CFM /AESV2 /AuthEvent /EFOpen /Length 16 >> >> >>`;

/** A font whose only glyph is the red square. */
const DRAWN_FONT =
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 72 72] /FontMatrix [.01 0 0 .01 0 0] /FirstChar 97 /LastChar 97 /Widths [72] /Encoding << /Differences [97 /square] >> /CharProcs << /square 3 0 R >> >>';

/** Forms inside each other, the innermost painting RGB. */
function nestedForms(depth: number): Uint8Array {
  const forms: Record<string, Body> = {};
  for (let level = 0; level < depth; level += 1) {
    const isLast = level === depth - 1;
    forms[`X${level}`] = {
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << ${isLast ? '' : `/XObject << /X ${4 + level} 0 R >>`} >>`,
      data: Buffer.from(isLast ? RED_SQUARE : '/X Do', 'latin1'),
    };
  }
  return writePdf({
    pages: sheet(92, 56, 2, { content: '/X0 Do' }),
    resources: { XObject: forms },
  });
}

/** A page tree whose only kid is itself. */
function pageLoop(): Uint8Array {
  const writer = new Writer(null);
  writer.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  writer.object(2, '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] >>');
  return writer.finish('/Root 1 0 R');
}

function truncated(): Uint8Array {
  const whole = FIXTURES['card-with-bleed']();
  return whole.subarray(0, Math.floor(whole.length * 0.45));
}

/** Every fixture by name; each writes itself anew. */
export const FIXTURES = {
  /** 名片 90×54 with 1 mm bleed, two pages, CMYK, 350 dpi picture. */
  'card-with-bleed': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 25, 25) }),
      resources: { XObject: { Im0: picture(345, 345, 'DeviceCMYK') } },
    }),
  'card-single-page': () => writePdf({ pages: sheet(92, 56, 1) }),
  'card-no-bleed': () => writePdf({ pages: sheet(90, 54, 2) }),
  'card-rotated': () => writePdf({ pages: sheet(56, 92, 2) }),
  'card-wrong-size': () => writePdf({ pages: sheet(100, 100, 2) }),
  'card-double-size': () => writePdf({ pages: sheet(184, 112, 2) }),
  'card-trim-box': () => writePdf({ pages: sheet(98, 62, 2, { trimInsetMm: 4 }) }),
  'a4-with-bleed': () => writePdf({ pages: sheet(216, 303, 2, { trimInsetMm: 3 }) }),
  'flyer-a4-with-bleed': () => writePdf({ pages: sheet(216, 291, 2) }),
  'low-resolution': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 50.8, 25.4) }),
      resources: { XObject: { Im0: picture(200, 100, 'DeviceCMYK') } },
    }),
  'medium-resolution': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: cmykDesign(92, 56) + place(10, 10, 50.8, 25.4) }),
      resources: { XObject: { Im0: picture(376, 188, 'DeviceCMYK') } },
    }),
  'rgb-colour': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `0.9 0.1 0.2 rg 0 0 260 158 re f\n${place(10, 10, 25.4, 25.4)}`,
      }),
      resources: { XObject: { Im0: picture(320, 320, 'DeviceRGB') } },
    }),
  'spot-colour': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: '/Spot cs 1 scn 0 0 260 158 re f' }),
      resources: { ColorSpace: { Spot: SPOT } },
    }),
  /** A die line and a gold foil area as inks of their own. */
  'craft-layers': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}/Die CS 1 SCN 20 20 200 100 re S /Gold cs 1 scn 60 60 80 20 re f`,
      }),
      resources: { ColorSpace: { Die: craftInk('刀线'), Gold: craftInk('HotStamp Gold') } },
    }),
  'font-not-embedded': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}BT /F1 18 Tf 0 0 0 1 k 40 80 Td (BANXIN) Tj ET`,
      }),
      resources: { Font: { F1: HELVETICA } },
    }),
  'chinese-not-embedded': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: 'BT /F1 24 Tf 20 80 Td <7248 5FC3 5370 5237> Tj ET',
      }),
      resources: { Font: { F1: SONG } },
    }),
  encrypted: () => writePdf({ pages: sheet(92, 56, 2), password: 'secret' }),
  'encrypted-open': () => writePdf({ pages: sheet(92, 56, 2), password: '' }),
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
      FIXTURES['card-single-page'](),
    ]),
  empty: () => new Uint8Array(0),
  'huge-page-count': () => writePdf({ pages: sheet(92, 56, 401) }),
  'booklet-8': () => writePdf({ pages: sheet(216, 291, 8) }),
  'booklet-7': () => writePdf({ pages: sheet(216, 291, 7) }),
  'page-loop': pageLoop,
  'card-damaged': () => writePdf({ pages: sheet(92, 56, 2, { stored: damagedContent() }) }),
  'card-form-bomb': () => formBomb(2),
  'nested-25': () => nestedForms(25),
  'nested-30': () => nestedForms(30),
  'field-prints': () =>
    writePdf({
      pages: sheet(92, 56, 2, { entries: FIELD(4) }),
      resources: { XObject: { Field: RED_FORM } },
    }),
  'field-stays': () =>
    writePdf({
      pages: sheet(92, 56, 2, { entries: FIELD(0) }),
      resources: { XObject: { Field: RED_FORM } },
    }),
  'hidden-layer': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}/OC /Draft BDC ${RED_SQUARE} EMC`,
      }),
      resources: { Properties: { Draft: '<< /Type /OCG /Name (Draft) >>' } },
      catalog: '/OCProperties << /OCGs [3 0 R] /D << /OFF [3 0 R] >> >>',
    }),
  'off-the-page': () =>
    writePdf({
      pages: sheet(92, 56, 2, {
        content: `${cmykDesign(92, 56)}${place(500, 500, 80, 80)}q 0 0 9 9 re W n ${place(40, 20, 40, 20)}Q\n1 0 0 1 900 900 cm ${RED_SQUARE}`,
      }),
      resources: { XObject: { Im0: picture(20, 20, 'DeviceRGB') } },
    }),
  'drawn-glyphs': () =>
    writePdf({
      pages: sheet(92, 56, 2, { content: 'BT /F1 20 Tf 40 40 Td (a) Tj ET' }),
      resources: {
        XObject: { Square: { dict: '', data: Buffer.from(`72 0 d0 ${RED_SQUARE}`, 'latin1') } },
        Font: { F1: DRAWN_FONT },
      },
    }),
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
  script: () =>
    writePdf({
      pages: sheet(92, 56, 2),
      catalog: '/OpenAction << /S /JavaScript /JS (app.beep\\(\\)) >>',
    }),
  'attachments-encrypted': () =>
    writePdf({ pages: sheet(92, 56, 2), trailer: ATTACHMENTS_ENCRYPTED }),
  'form-bomb': () => formBomb(),
  'content-bomb': contentBomb,
  'pixel-flood': pixelFlood,
} as const;

export type FixtureName = keyof typeof FIXTURES;

/** Writes a fixture to disk and answers its path, for tests that need a real file. */
export function writeFixture(name: FixtureName, path: string): string {
  writeFileSync(path, FIXTURES[name]());
  return path;
}
