/** The sheet of an invoice as it is drawn: its sum in figures and in capitals, red ones as negative. */
import { expect, test } from 'vitest';
import { textOfPdf } from '../../../test/pdfText.testkit.ts';
import { drawInvoices, type SheetOfInvoice } from './drawInvoice.ts';

const SHEET: SheetOfInvoice = {
  heading: '电子发票（普通发票）',
  number: '26412000000000000002',
  issuedOn: '2026-11-20',
  buyer: {
    ...{ kind: 'company', title: '悦享包装有限公司', taxNumber: '91310112MA1YXB0004' },
    ...{ address: '', phone: '', bank: '', bankAccount: '' },
  },
  seller: { factory: 0, name: '版心印刷（永城）有限公司', taxNumber: '91411481MA00000001' },
  lines: [
    {
      ...{ name: '*印刷品*铜版纸名片', spec: '90×54 mm', unit: '盒', quantity: 10, rate: 13 },
      ...{ net: 113_628, tax: 14_772 },
    },
  ],
  ...{ net: 113_628, tax: 14_772, amount: 128_400, remark: '' },
};

const textOf = async (sheet: SheetOfInvoice) =>
  (await textOfPdf(await drawInvoices([sheet]))).text.replaceAll(/\s/g, '');

test('the sum stands in capitals and in figures', async () => {
  const text = await textOf(SHEET);
  expect(text).toContain('价税合计（大写）壹仟贰佰捌拾肆元整');
  expect(text).toContain('（小写）¥1284.00');
});

test('of a red invoice it is said to be negative', async () => {
  const text = await textOf({ ...SHEET, net: -4_429, tax: -576, amount: -5_005 });
  expect(text).toContain('价税合计（大写）（负数）伍拾元零伍分');
  expect(text).toContain('（小写）¥-50.05');
});

test('the longest sum there is keeps its figures beside it', async () => {
  const text = await textOf({ ...SHEET, amount: 987_654_321_098_765 });
  expect(text).toContain('玖万捌仟柒佰陆拾伍亿肆仟叁佰贰拾壹万零玖佰捌拾柒元陆角伍分');
  expect(text).toContain('¥9876543210987.65');
});
