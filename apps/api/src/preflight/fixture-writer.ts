/** Writes PDF files from a description, byte for byte the same every time. Test material only. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { fileKey, objectKey, ownerEntry, rc4, userEntry } from './pdf-crypt.ts';

const PT_PER_MM = 72 / 25.4;

export interface PageSpec {
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

export type Body = string | { readonly dict: string; readonly data: Uint8Array };

/** Writes objects in order, then a cross-reference table. */
export class PdfWriter {
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

export function points(millimetres: number): string {
  return (millimetres * PT_PER_MM).toFixed(3);
}

/** Writes a file from its description. */
export function writePdf(spec: FileSpec): Uint8Array {
  const id = createHash('md5').update(JSON.stringify(spec.pages)).digest();
  const encryption = spec.password === undefined ? null : encrypt(spec.password, id);
  const writer = new PdfWriter(encryption?.key ?? null);
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
