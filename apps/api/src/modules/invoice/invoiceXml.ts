/** The data of an invoice as XML: what stands on its sheet, for the customer's own books. */
import type { SheetOfInvoice } from './drawInvoice.ts';

/** What XML may not hold, and what it writes otherwise. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const element = (name: string, text: string | number): string =>
  `<${name}>${escaped(String(text))}</${name}>`;

const yuan = (fen: number): string => (fen / 100).toFixed(2);

export function invoiceXml({ buyer, seller, lines, ...sheet }: SheetOfInvoice): string {
  const parties = [
    `<Buyer>${element('Name', buyer.title)}${element('TaxNumber', buyer.taxNumber)}${element('Address', buyer.address)}${element('Phone', buyer.phone)}${element('Bank', buyer.bank)}${element('BankAccount', buyer.bankAccount)}</Buyer>`,
    `<Seller>${element('Name', seller.name)}${element('TaxNumber', seller.taxNumber)}</Seller>`,
  ];
  const items = lines.map(
    (line) =>
      `<Line>${element('Name', line.name)}${element('Spec', line.spec)}${element('Unit', line.unit)}${element('Quantity', line.quantity)}${element('Net', yuan(line.net))}${element('TaxRate', line.rate / 100)}${element('Tax', yuan(line.tax))}</Line>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Invoice>',
    element('Kind', sheet.heading),
    element('Number', sheet.number),
    element('IssuedOn', sheet.issuedOn),
    ...parties,
    '<Lines>',
    ...items,
    '</Lines>',
    element('Net', yuan(sheet.net)),
    element('Tax', yuan(sheet.tax)),
    element('Total', yuan(sheet.amount)),
    element('Remark', sheet.remark),
    '</Invoice>',
    '',
  ].join('\n');
}
