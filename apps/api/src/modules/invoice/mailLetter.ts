/** The letter that brings an invoice: what it is, and that its files go with it, in the language of who applied. */
import type { MessageLocale } from '@banxin/contract/entities/messageSettings';
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Words } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import type { Letter } from '../../ports/mail.ts';
import { bodies, inLocale, type Line } from '../message/letter.ts';
import type { InvoiceRow } from './status.ts';

const words = {
  subject: ['电子发票', 'Invoice'],
  paperSubject: ['纸质发票已开出', 'Paper invoice issued'],
  redSubject: ['红字发票', 'Red invoice'],
  issued: [
    '您申请的发票已开出，PDF 与 XML 文件见附件。',
    'The invoice that you applied for is issued; its PDF and its XML are attached.',
  ],
  paper: [
    '您申请的纸质发票已开出，随后寄送。PDF 与 XML 文件见附件，供先行核对。',
    'The paper invoice that you applied for is issued and will be sent to you; its PDF and its XML are attached.',
  ],
  red: [
    '红字发票已开出，PDF 与 XML 文件见附件。',
    'The red invoice is issued; its PDF and its XML are attached.',
  ],
  number: ['发票号码', 'Invoice number'],
  buyer: ['购买方', 'Buyer'],
  seller: ['销售方', 'Seller'],
  sum: ['价税合计', 'Sum with tax'],
  issuedOn: ['开票日期', 'Issued on'],
  see: ['查看发票', 'See the invoice'],
  why: [
    '申请开票时填写了这个邮箱，所以收到这封邮件。',
    'You get this e-mail because the application for the invoice named this address.',
  ],
  brand: ['版心印刷', 'Banxin Printing'],
} satisfies Record<string, Words>;

/** @param origin where browsers reach the shop */
export function invoiceLetter(
  row: Pick<InvoiceRow, 'id' | 'number' | 'amount' | 'buyer' | 'seller' | 'issued_at' | 'medium'>,
  { locale, origin }: { readonly locale: MessageLocale; readonly origin: string },
): Pick<Letter, 'subject' | 'text' | 'html'> {
  const say = (name: keyof typeof words) => inLocale(locale, words[name]);
  const [about, begins] =
    row.amount < 0
      ? (['redSubject', 'red'] as const)
      : row.medium === 'paper'
        ? (['paperSubject', 'paper'] as const)
        : (['subject', 'issued'] as const);
  const number = row.number ?? '';
  const fact = (name: keyof typeof words, value: string): Line => ({
    text: inLocale(locale, [`${words[name][0]}：${value}`, `${words[name][1]}: ${value}`]),
  });
  const subject = `${say(about)} ${number}`;
  const lines: Line[] = [
    { text: say(begins) },
    fact('number', number),
    fact('buyer', row.buyer.title),
    fact('seller', row.seller.name),
    fact('sum', moneyText(Number(row.amount) as Fen)),
    fact('issuedOn', (row.issued_at ?? '').slice(0, 10)),
    { text: say('see'), href: `${origin}${pathOf('invoiceDetail', { id: row.id })}` },
    { text: say('why') },
    { text: say('brand') },
  ];
  return { subject, ...bodies(locale, subject, lines) };
}
