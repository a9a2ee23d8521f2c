/** Draws the labels of parcels: one page for each, of the size that label printers take. */
import { type BarsBox as Box, drawBars } from './bars.ts';
import { code39, isCode39 } from './code39.ts';
import { type Doc, writtenPdf } from './pdf.ts';

/** Who sends a parcel, or gets it. */
export interface Party {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

/** What stands on the labels of one address, in words. */
export interface SiteLabel {
  /** By whom it goes. */
  readonly carrier: string;
  /** Null for what no carrier numbers. */
  readonly trackingNo: string | null;
  readonly receiver: Party;
  readonly sender: Party;
  /** What is in it. */
  readonly content: string;
  /** Which of several addresses it is; empty for the only one. */
  readonly part: string;
  /** Cartons, or the one wrapped bundle: each has its page. */
  readonly pieces: number;
}

/** The labels of one order. */
export interface ShippingLabel {
  readonly orderSN: string;
  readonly sites: readonly SiteLabel[];
}

const PT_PER_MM = 72 / 25.4;
/** 100 × 150 mm. @unit pt */
const SIZE: [number, number] = [100 * PT_PER_MM, 150 * PT_PER_MM];
const MARGIN = 5 * PT_PER_MM;
const WIDTH = SIZE[0] - 2 * MARGIN;
const RIGHT = MARGIN + WIDTH;

/** Where the parts of a label begin; the last one is where it ends. @unit pt */
const TOP = { head: MARGIN, number: 50, receiver: 116, sender: 232, content: 290, order: 340 };
/** Column of what a part is. @unit pt */
const SIGN = 40;
/** A narrow bar that hand scanners still tell from a gap. @unit pt */
const NARROW = 0.2 * PT_PER_MM;

/** From the largest that is pleasant to the smallest that is printed. @unit pt */
const SIZES = [18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4] as const;

/** Writes all of a text as large as its box holds it: what is cut off of an address does not arrive. */
function write(doc: Doc, text: string, box: Box, largest: number): void {
  const { x, y, width, height } = box;
  const size = SIZES.find(
    (one) => one <= largest && doc.fontSize(one).heightOfString(text, { width }) <= height,
  );
  doc.fontSize(size ?? SIZES[SIZES.length - 1] ?? 4).text(text, x, y, { width });
}

/** A bar code over its number; the number alone, and larger, where no scanner could read it. */
function drawCode(doc: Doc, text: string, y: number, height: number): void {
  const elements = isCode39(text) ? code39(text).width : Number.POSITIVE_INFINITY;
  // Narrow bars are twice as wide as they must be, where the label has room for it.
  const width = Math.min(WIDTH, elements * 2 * NARROW);
  const isReadable = width / elements >= NARROW;
  if (isReadable) drawBars(doc, text, { x: MARGIN + (WIDTH - width) / 2, y, width, height });
  const below = isReadable ? height + 3 : height / 2 - 4;
  doc
    .fontSize(isReadable ? 10 : 13)
    .text(text, MARGIN, y + below, { width: WIDTH, align: 'center' });
}

const line = (doc: Doc, y: number): void => {
  doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.8).stroke('#000');
};

/** One side of a parcel's way: who and where. */
function drawParty(doc: Doc, sign: string, party: Party, top: number, end: number, size: number) {
  const x = MARGIN + SIGN;
  const width = WIDTH - SIGN;
  doc.fontSize(10).text(sign, MARGIN, top + 6, { width: SIGN - 6 });
  const who = [party.name, party.phone].filter(Boolean).join('  ');
  const room = (end - top - 10) / 2;
  write(doc, who, { x, y: top + 5, width, height: room }, size);
  const { y } = doc;
  write(doc, party.address, { x, y: y + 2, width, height: end - y - 6 }, size - 2);
}

function drawPage(doc: Doc, orderSN: string, site: SiteLabel, piece: number): void {
  const { carrier, trackingNo, receiver, sender, content, part, pieces } = site;
  doc.fillColor('#000');
  const head = { x: MARGIN, y: TOP.head, width: WIDTH - 84, height: TOP.number - TOP.head - 4 };
  write(doc, carrier, head, 18);
  const count = { width: 80, align: 'right' } as const;
  doc.fontSize(18).text(`${piece}/${pieces}`, RIGHT - 80, TOP.head, count);
  if (part !== '') doc.fontSize(8).text(part, RIGHT - 80, TOP.head + 22, count);
  line(doc, TOP.number);
  if (trackingNo !== null) drawCode(doc, trackingNo, TOP.number + 8, 40);
  line(doc, TOP.receiver);
  drawParty(doc, '收货人', receiver, TOP.receiver, TOP.sender, 16);
  line(doc, TOP.sender);
  drawParty(doc, '发件人', sender, TOP.sender, TOP.content, 10);
  line(doc, TOP.content);
  doc.fontSize(10).text('内件', MARGIN, TOP.content + 6, { width: SIGN - 6 });
  const inside = { x: MARGIN + SIGN, y: TOP.content + 6, width: WIDTH - SIGN };
  write(doc, content, { ...inside, height: TOP.order - TOP.content - 8 }, 10);
  line(doc, TOP.order);
  doc.fontSize(8).text('订单号', MARGIN, TOP.order + 5, { lineBreak: false });
  drawCode(doc, orderSN, TOP.order + 16, 34);
}

/** The labels as a PDF, a page for each piece. */
export const drawLabel = ({ orderSN, sites }: ShippingLabel): Promise<Uint8Array> =>
  writtenPdf({ size: SIZE, margin: MARGIN, title: `面单 ${orderSN}` }, (doc) => {
    const pages = sites.flatMap((site) =>
      Array.from({ length: site.pieces }, (_, at) => ({ site, piece: at + 1 })),
    );
    for (const [at, { site, piece }] of pages.entries()) {
      if (at > 0) doc.addPage();
      drawPage(doc, orderSN, site, piece);
    }
  });
