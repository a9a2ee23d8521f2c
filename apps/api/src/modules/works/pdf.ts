/** A PDF of the works: its font, and its bytes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

/** A PDF that is being drawn. */
export type Doc = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
/** Noto Sans (OFL): what is drawn of it goes into the file, nothing else. */
const font = (weight: string): Buffer =>
  readFileSync(
    join(dirname(require.resolve('@embedpdf/fonts-sc')), `../fonts/NotoSansHans-${weight}.otf`),
  );

export interface PdfTerms {
  /** 'A4', or width and height. @unit pt */
  readonly size: string | [number, number];
  /** @unit pt */
  readonly margin: number;
  readonly title: string;
}

/** What `draw` draws. The same drawing is the same bytes. */
export async function writtenPdf(
  { size, margin, title }: PdfTerms,
  draw: (doc: Doc) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    ...{ size, margin },
    info: { Title: title, CreationDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('text', font('Regular')).font('text');
  draw(doc);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
