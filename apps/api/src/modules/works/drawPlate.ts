/** Draws the plates of a gang sheet to scale: trim, bleed, gripper, register marks, and whose piece each is. */
import type { GangPlan } from '@banxin/contract/entities/gang';
import { type Doc, writtenPdf } from './pdf.ts';

type Place = GangPlan['places'][number];

/** What stands on a plate layout. */
export interface Plate {
  readonly sheetNo: string;
  /** Factory, paper and run, in words. */
  readonly head: string;
  /** @unit mm */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Lower edge that stays unprinted. @unit mm */
  readonly gripperMm: number;
  readonly places: readonly (Omit<Place, 'key'> & { readonly label: string })[];
  /** One line for each order on it. */
  readonly orders: readonly string[];
}

/** @unit pt */
const MM = 72 / 25.4;
/** Around the sheet. @unit mm */
const MARGIN = 20;
const HEAD = 16;
const LINE = 7;
/** Length of a trim mark, and how far it stays off the bleed. @unit mm */
const MARK = { length: 4, gap: 1 };

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

function registerMark(doc: Doc, x: number, y: number): void {
  doc
    .circle(x, y, 3)
    .moveTo(x - 5, y)
    .lineTo(x + 5, y);
  doc
    .moveTo(x, y - 5)
    .lineTo(x, y + 5)
    .lineWidth(0.15)
    .stroke('#000');
}

/** Where the guillotine goes, at the corners of a piece and outside its bleed. */
function trimMarks(doc: Doc, { x, y, width, height, edgeMm }: Plate['places'][number]): void {
  const reach = edgeMm + MARK.gap;
  const length = Math.min(MARK.length, edgeMm);
  for (const at of [x, x + width]) {
    doc.moveTo(at, y - reach).lineTo(at, y - reach + length);
    doc.moveTo(at, y + height + reach - length).lineTo(at, y + height + reach);
  }
  for (const at of [y, y + height]) {
    doc.moveTo(x - reach, at).lineTo(x - reach + length, at);
    doc.moveTo(x + width + reach - length, at).lineTo(x + width + reach, at);
  }
  doc.lineWidth(0.1).stroke('#000');
}

function piece(doc: Doc, place: Plate['places'][number]): void {
  const { x, y, width, height, edgeMm, label, style } = place;
  doc.rect(x - edgeMm, y - edgeMm, width + 2 * edgeMm, height + 2 * edgeMm);
  doc.lineWidth(0.1).dash(1, { space: 1 }).stroke('#c0392b').undash();
  doc.rect(x, y, width, height).lineWidth(0.2).stroke('#000');
  trimMarks(doc, place);
  const size = Math.min(5, width / 11, height / 3);
  const middle = y + height / 2 - size * 1.4;
  const wide = { width, align: 'center', lineBreak: false } as const;
  doc.fillColor('#000').fontSize(size).text(label, x, middle, wide);
  const trimmed = `${rounded(width)} × ${rounded(height)} · 款 ${style}`;
  doc
    .fillColor('#555')
    .fontSize(size * 0.7)
    .text(trimmed, x, middle + size * 1.5, wide);
}

/** The plates as a PDF at full size; the page is larger than the sheet by its margins. */
export const drawPlate = (plate: Plate): Promise<Uint8Array> => {
  const { widthMm, heightMm, gripperMm, places, orders } = plate;
  const foot = (orders.length + 1) * LINE;
  const size: [number, number] = [
    (widthMm + 2 * MARGIN) * MM,
    (heightMm + 2 * MARGIN + HEAD + foot) * MM,
  ];
  return writtenPdf({ size, margin: 0, title: `版式图 ${plate.sheetNo}` }, (doc) => {
    doc.scale(MM);
    doc
      .fillColor('#000')
      .fontSize(8)
      .text(`版式图 ${plate.sheetNo}`, MARGIN, 8, { lineBreak: false });
    doc.fontSize(5).text(plate.head, MARGIN, 20, { lineBreak: false });
    doc.translate(MARGIN, MARGIN + HEAD);
    doc.rect(0, 0, widthMm, heightMm).lineWidth(0.3).stroke('#000');
    doc
      .rect(0, heightMm - gripperMm, widthMm, gripperMm)
      .fillColor('#e5e5e5')
      .fill();
    doc
      .fillColor('#555')
      .fontSize(4)
      .text(`咬口 ${gripperMm} mm`, 4, heightMm - gripperMm + 2, { lineBreak: false });
    for (const place of places) piece(doc, place);
    for (const x of [-8, widthMm + 8]) registerMark(doc, x, heightMm / 2);
    registerMark(doc, widthMm / 2, -6);
    for (const [at, ink] of ['#00a0e9', '#e4007f', '#fff100', '#000000'].entries()) {
      doc
        .rect(widthMm / 2 + 14 + at * 9, -9, 8, 6)
        .fillColor(ink)
        .fill();
    }
    for (const [at, line] of orders.entries()) {
      doc
        .fillColor('#000')
        .fontSize(4.5)
        .text(line, 0, heightMm + 8 + at * LINE, { lineBreak: false });
    }
  });
};
