/** Draws invoices, a page or more for each: the sheet that a customer keeps. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Buyer, Seller } from '@banxin/contract/entities/invoice';
import { capitalsOf } from '@banxin/contract/rules/capitals';
import PDFDocument from 'pdfkit';

/** What stands on a sheet. Sums in fen. */
export interface SheetOfInvoice {
  readonly heading: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly lines: readonly {
    readonly name: string;
    readonly spec: string;
    readonly unit: string;
    readonly quantity: number;
    readonly rate: number;
    readonly net: number;
    readonly tax: number;
  }[];
  readonly net: number;
  readonly tax: number;
  readonly amount: number;
  readonly remark: string;
}

const MARGIN = 36;
const INK = '#17191e';
const QUIET = '#676d78';
const RED = '#a3122a';

const require = createRequire(import.meta.url);
/** Noto Sans (OFL): what is drawn of it goes into the file, nothing else. */
const font = (): Buffer =>
  readFileSync(
    join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts/NotoSansHans-Regular.otf'),
  );

type Doc = InstanceType<typeof PDFDocument>;

const yuan = (fen: number): string =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;

/** Name, share of the width, and whether it is a number. */
const COLUMNS = [
  ['项目名称', 0.25, false],
  ['规格型号', 0.25, false],
  ['单位', 0.06, false],
  ['数量', 0.1, true],
  ['金额', 0.13, true],
  ['税率', 0.08, true],
  ['税额', 0.13, true],
] as const;

function drawRow(doc: Doc, cells: readonly string[], y: number, colour: string): number {
  const width = doc.page.width - 2 * MARGIN;
  doc.fontSize(9).fillColor(colour);
  let x = MARGIN;
  let bottom = y;
  for (const [at, [, share, isNumber]] of COLUMNS.entries()) {
    const room = width * share - 8;
    const text = cells[at] ?? '';
    doc.text(text, x + 4, y, { width: room, align: isNumber ? 'right' : 'left' });
    bottom = Math.max(bottom, y + doc.heightOfString(text, { width: room }));
    x += width * share;
  }
  return bottom + 5;
}

function rule(doc: Doc, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke('#b8b2a4');
}

function drawParty(
  doc: Doc,
  label: string,
  lines: readonly string[],
  x: number,
  y: number,
): number {
  const width = (doc.page.width - 2 * MARGIN) / 2 - 8;
  doc.fontSize(8).fillColor(QUIET).text(label, x, y, { width });
  doc.fontSize(10).fillColor(INK);
  for (const line of lines) doc.text(line, x, doc.y + 2, { width });
  return doc.y;
}

const buyerLines = (buyer: Buyer): string[] => [
  `名称：${buyer.title}`,
  ...(buyer.taxNumber === '' ? [] : [`统一社会信用代码/纳税人识别号：${buyer.taxNumber}`]),
  ...(buyer.address === '' ? [] : [`地址、电话：${buyer.address} ${buyer.phone}`]),
  ...(buyer.bank === '' ? [] : [`开户行及账号：${buyer.bank} ${buyer.bankAccount}`]),
];

function drawSheet(doc: Doc, sheet: SheetOfInvoice): void {
  const width = doc.page.width - 2 * MARGIN;
  const colour = sheet.amount < 0 ? RED : INK;
  doc
    .fontSize(17)
    .fillColor(colour)
    .text(sheet.heading, MARGIN, MARGIN, { width, align: 'center' });
  doc.fontSize(9).fillColor(INK);
  doc.text(`发票号码：${sheet.number}`, MARGIN, MARGIN + 28, { width, align: 'right' });
  doc.text(`开票日期：${sheet.issuedOn}`, MARGIN, MARGIN + 41, { width, align: 'right' });
  let y = MARGIN + 60;
  rule(doc, y);
  const left = drawParty(doc, '购买方信息', buyerLines(sheet.buyer), MARGIN + 4, y + 6);
  const seller = [
    `名称：${sheet.seller.name}`,
    `统一社会信用代码/纳税人识别号：${sheet.seller.taxNumber}`,
  ];
  const right = drawParty(doc, '销售方信息', seller, MARGIN + width / 2 + 4, y + 6);
  y = Math.max(left, right) + 8;
  rule(doc, y);
  y = drawRow(
    doc,
    COLUMNS.map(([name]) => name),
    y + 6,
    QUIET,
  );
  for (const line of sheet.lines) {
    const cells = [line.name, line.spec, line.unit, String(line.quantity)];
    if (y + 48 > doc.page.height - MARGIN) {
      doc.addPage();
      y = MARGIN;
    }
    y = drawRow(doc, [...cells, yuan(line.net), `${line.rate}%`, yuan(line.tax)], y, colour);
  }
  if (y + 90 > doc.page.height - MARGIN) {
    doc.addPage();
    y = MARGIN;
  }
  rule(doc, y);
  y = drawRow(
    doc,
    ['合计', '', '', '', `¥${yuan(sheet.net)}`, '', `¥${yuan(sheet.tax)}`],
    y + 6,
    colour,
  );
  rule(doc, y);
  doc.fontSize(10).fillColor(colour);
  const capitals = `价税合计（大写）  ${capitalsOf(sheet.amount)}`;
  const figures = `（小写）  ¥${yuan(sheet.amount)}`;
  const room = { width: width * 0.7 };
  doc.text(capitals, MARGIN + 4, y + 6, room);
  doc.text(figures, MARGIN, y + 6, { width: width - 4, align: 'right' });
  y += Math.max(26, doc.heightOfString(capitals, room) + 12);
  rule(doc, y);
  if (sheet.remark === '') return;
  doc.fontSize(9).fillColor(INK);
  doc.text(`备注：${sheet.remark}`, MARGIN + 4, y + 6, { width: width - 8 });
}

/** A PDF on A4 across. The same sheets are the same bytes. */
export async function drawInvoices(sheets: readonly SheetOfInvoice[]): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    autoFirstPage: false,
    info: {
      Title: `发票 ${sheets.map(({ number }) => number).join(' ')}`,
      CreationDate: new Date(0),
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.registerFont('text', font()).font('text');
  for (const sheet of sheets) {
    doc.addPage();
    drawSheet(doc, sheet);
  }
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
