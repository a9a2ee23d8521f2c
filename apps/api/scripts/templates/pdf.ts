/** Writes a template as a PDF: CMYK outlines, trim and bleed stated; and its first page as a picture. */
import { deflateSync } from 'node:zlib';
import type { Ink, Shape } from './shapes.ts';

export interface Sheet {
  /** Finished size; of boxes, bags and envelopes the flat one. @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  /** Colour of the paper, for the picture alone. */
  readonly paper: string;
  readonly pages: readonly (readonly Shape[])[];
}

const PT = 72 / 25.4;
const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;

/** Black alone is a grey: jobs of one ink are printed from it. */
const inkOf = ([c, m, y, k]: Ink): string =>
  c + m + y === 0
    ? `${number(1 - k / 100)} g`
    : `${[c, m, y, k].map((one) => number(one / 100)).join(' ')} k`;

/** Operators of a page; PDF counts from the lower left of the sheet. */
function contentOf(shapes: readonly Shape[], { heightMm, bleedMm }: Sheet): string {
  const put = (x: number, y: number): string =>
    `${number((x + bleedMm) * PT)} ${number((heightMm + bleedMm - y) * PT)}`;
  return shapes
    .map(({ ink, path }) => {
      const drawn = path.map(([operator, ...numbers]) => {
        const points: string[] = [];
        for (let at = 0; at + 1 < numbers.length; at += 2) {
          points.push(put(numbers[at] ?? 0, numbers[at + 1] ?? 0));
        }
        return [...points, OPERATORS[operator]].join(' ');
      });
      return `${inkOf(ink)} ${drawn.join(' ')} f`;
    })
    .join('\n');
}

/** The same bytes every time: no date, no id by chance. */
export function writeTemplate(sheet: Sheet): Uint8Array {
  const { widthMm, heightMm, bleedMm } = sheet;
  const [w, h, b] = [widthMm * PT, heightMm * PT, bleedMm * PT];
  const box = (...numbers: number[]): string => `[${numbers.map(number).join(' ')}]`;
  const full = box(0, 0, w + 2 * b, h + 2 * b);
  const trim = box(b, b, w + b, h + b);
  const parts: Buffer[] = [Buffer.from('%PDF-1.6\n%\xe5\xb7\xa2\xc2\n', 'latin1')];
  const offsets: number[] = [];
  const push = (...more: readonly (string | Uint8Array)[]): void => {
    for (const part of more) {
      parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part));
    }
  };
  const object = (...body: readonly (string | Uint8Array)[]): void => {
    offsets.push(parts.reduce((sum, { length }) => sum + length, 0));
    push(`${offsets.length} 0 obj\n`, ...body, '\nendobj\n');
  };
  const kids = sheet.pages.map((_, at) => `${3 + at * 2} 0 R`);
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  for (const [at, shapes] of sheet.pages.entries()) {
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${full} /BleedBox ${full} /TrimBox ${trim} `,
      `/Resources << >> /Contents ${4 + at * 2} 0 R >>`,
    );
    const data = deflateSync(contentOf(shapes, sheet));
    object(`<< /Filter /FlateDecode /Length ${data.length} >>\nstream\n`, data, '\nendstream');
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`);
  push(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** How much of red, green and blue each full ink takes away on coated paper. */
const ABSORBED = [
  [1, 0.11, 0],
  [0.38, 1, 0.08],
  [0.12, 0.52, 1],
] as const;

/** Roughly how an ink looks on white paper. */
const screenColour = ([c, m, y, k]: Ink): string =>
  `#${ABSORBED.map(([byC, byM, byY]) => {
    const left = (1 - (c / 100) * byC) * (1 - (m / 100) * byM) * (1 - (y / 100) * byY);
    return Math.round(255 * left * (1 - (k / 100) * 0.9))
      .toString(16)
      .padStart(2, '0');
  }).join('')}`;

/** The first page with its bleed, as a drawing. */
export function pictureOf(sheet: Sheet): string {
  const { widthMm, heightMm, bleedMm, pages, paper } = sheet;
  const [w, h] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const short = (value: number): string => String(Math.round(value * 100) / 100);
  const paths = (pages[0] ?? []).map(({ ink, path }) => {
    const d = path.map(([operator, ...numbers]) => `${operator}${numbers.map(short).join(' ')}`);
    const isBare = ink.every((one) => one === 0);
    return `<path fill="${isBare ? paper : screenColour(ink)}" d="${d.join('')}"/>`;
  });
  const place = `${-bleedMm} ${-bleedMm} ${w} ${h}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${place}">`,
    `<path fill="${paper}" d="M${-bleedMm} ${-bleedMm}h${w}v${h}h${-w}Z"/>`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}
