/** Draws a job ticket: one sheet that goes with the job from the press to the parcel. */
import { drawBars } from './bars.ts';
import { type Doc, writtenPdf } from './pdf.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What stands on a ticket, in words. */
export interface Ticket {
  readonly workOrderNo: string;
  readonly orderSN: string;
  readonly productName: string;
  readonly factory: string;
  readonly due: string;
  /** Size, bleed, sheet: what the press needs. */
  readonly making: readonly Fact[];
  /** The specification as it was ordered. */
  readonly spec: readonly Fact[];
  /** Where it goes and how much of it. */
  readonly receivers: readonly Fact[];
  /** Work orders on the same sheet; empty where there is none or they are not told. */
  readonly mates: readonly string[];
  readonly remark: string;
  /** The first pages, as PNG. */
  readonly pictures: readonly { readonly caption: string; readonly png: Uint8Array }[];
}

const MARGIN = 36;
const WIDTH = 595.28 - 2 * MARGIN;
const LABEL = 76;
/** Line of small text. @unit pt */
const LINE = 14;
/** Room of the pictures. @unit pt */
const PICTURE = { width: 122, height: 122, gap: 11 };

function drawHead(doc: Doc, ticket: Ticket): number {
  const left = MARGIN + WIDTH - 230;
  drawBars(doc, ticket.workOrderNo, { x: left, y: MARGIN, width: 230, height: 34 });
  doc.fontSize(18).fillColor('#000').text('施工单', MARGIN, MARGIN, { lineBreak: false });
  doc.fontSize(11).text(ticket.workOrderNo, left, MARGIN + 37, { width: 230, align: 'center' });
  doc.fontSize(9).text(`订单 ${ticket.orderSN}`, MARGIN, MARGIN + 26, { lineBreak: false });
  doc.text(`${ticket.factory} · 交货 ${ticket.due}`, MARGIN, MARGIN + 39, { lineBreak: false });
  const y = MARGIN + 60;
  doc
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(1)
    .stroke('#000');
  doc.fontSize(14).text(ticket.productName, MARGIN, y + 8, { width: WIDTH });
  return doc.y + 6;
}

/** Label and value in rows; answers where the next one begins. */
function drawFacts(doc: Doc, facts: readonly Fact[], top: number): number {
  let y = top;
  doc.fontSize(9);
  for (const { label, value } of facts) {
    const height = Math.max(
      LINE,
      doc.heightOfString(value, { width: WIDTH - LABEL }) + 2,
      doc.heightOfString(label, { width: LABEL - 6 }) + 2,
    );
    if (y + height > doc.page.height - MARGIN) {
      doc.addPage();
      y = MARGIN;
    }
    doc.fillColor('#555').text(label, MARGIN, y, { width: LABEL - 6 });
    doc.fillColor('#000').text(value, MARGIN + LABEL, y, { width: WIDTH - LABEL });
    y += height;
  }
  return y + 6;
}

function drawPictures(doc: Doc, pictures: Ticket['pictures'], top: number): number {
  if (pictures.length === 0) return top;
  const { width, height, gap } = PICTURE;
  let y = top;
  if (y + height + LINE > doc.page.height - MARGIN) {
    doc.addPage();
    y = MARGIN;
  }
  for (const [at, { caption, png }] of pictures.entries()) {
    const x = MARGIN + at * (width + gap);
    doc.image(Buffer.from(png), x, y, { fit: [width, height], align: 'center', valign: 'center' });
    doc.rect(x, y, width, height).lineWidth(0.5).stroke('#999');
    doc
      .fillColor('#555')
      .fontSize(8)
      .text(caption, x, y + height + 2, {
        width,
        height: LINE,
        ellipsis: true,
      });
  }
  return y + height + LINE + 8;
}

/** The ticket as a PDF on A4. */
export const drawTicket = (ticket: Ticket): Promise<Uint8Array> =>
  writtenPdf({ size: 'A4', margin: MARGIN, title: `施工单 ${ticket.workOrderNo}` }, (doc) => {
    let y = drawHead(doc, ticket);
    y = drawFacts(doc, ticket.making, y);
    y = drawPictures(doc, ticket.pictures, y);
    y = drawFacts(doc, ticket.spec, y);
    y = drawFacts(doc, ticket.receivers, y);
    const more: Fact[] = [];
    if (ticket.mates.length > 0) more.push({ label: '同版工单', value: ticket.mates.join('、') });
    if (ticket.remark !== '') more.push({ label: '客户备注', value: ticket.remark });
    drawFacts(doc, more, y);
  });
