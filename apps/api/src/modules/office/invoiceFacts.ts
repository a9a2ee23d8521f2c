/** What the desk of invoices knows of an invoice: whom it is made out to, what of each order, where it goes. */
import { type Actor, actors } from '@banxin/contract/lifecycles/chart';
import { invoiceDesk } from '@banxin/contract/messages/invoice';
import { officeGroup, officeValue } from '@banxin/contract/messages/office';
import type { Fen } from '@banxin/contract/money';
import { messageOf } from '@banxin/contract/refusals/row';
import { capitalsOf } from '@banxin/contract/rules/capitals';
import type { Db } from '../../db/transaction.ts';
import type { InvoiceRow } from '../invoice/status.ts';
import { eventsOf, linesOf } from '../invoice/view.ts';
import { fact, type Opened } from './source.ts';

type Group = Opened['groups'][number];
type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** Whom it is made out to; of a special one with the account at the bank. */
export const buyerGroup = ({ buyer, seller, kind, medium }: InvoiceRow): Group => ({
  title: messageOf(officeGroup.invoiceTitle),
  facts: [
    ...fact('seller', seller.name),
    ...fact('invoiceKind', messageOf(officeValue.invoiceKind, { kind })),
    ...fact('medium', messageOf(officeValue.medium, { medium })),
    ...fact('invoiceTitle', buyer.title),
    ...fact('taxNumber', buyer.taxNumber),
    ...fact('registeredAddress', buyer.address),
    ...fact('registeredPhone', buyer.phone),
    ...fact('bank', buyer.bank),
    ...fact('bankAccount', buyer.bankAccount),
  ],
});

/** What one order contributes. @param rest what is left of the order; below zero where less can be invoiced now */
const lineGroup = (line: Line, rest: number | undefined): Group => ({
  title: messageOf(officeGroup.invoiceLine, { orderSN: line.order_sn }),
  facts: [
    ...fact('goods', line.name),
    ...fact('spec', line.spec),
    ...fact('quantity', `${line.quantity} ${line.unit}`),
    ...fact('net', { amount: Number(line.net) as Fen }),
    ...fact('taxRate', `${line.rate} %`),
    ...fact('tax', { amount: Number(line.tax) as Fen }),
    ...fact('sum', { amount: Number(line.amount) as Fen }),
    ...(rest === undefined || rest >= 0
      ? []
      : fact('invoiceable', { amount: Math.max(0, Number(line.amount) + rest) as Fen }, true)),
  ],
});

/** The whole of it, in figures and in capitals. */
const sumGroup = ({ net, tax, amount }: InvoiceRow): Group => ({
  title: messageOf(officeGroup.invoiceSum),
  facts: [
    ...fact('net', { amount: Number(net) as Fen }),
    ...fact('tax', { amount: Number(tax) as Fen }),
    ...fact('sum', { amount: Number(amount) as Fen }),
    ...fact('capitals', capitalsOf(Number(amount))),
  ],
});

/** Where it goes, and what became of it. */
const wayGroup = (row: InvoiceRow): Group => {
  const { receiver } = row;
  return {
    title: messageOf(officeGroup.invoiceWay),
    facts: [
      ...fact('mail', row.mail),
      ...fact(
        'receiver',
        receiver &&
          [
            `${receiver.consignee} ${receiver.mobilePhone}`,
            `${receiver.province}${receiver.city}${receiver.district ?? ''}${receiver.detail}`,
          ].join(' '),
      ),
      ...fact('remark', row.remark),
      ...fact('invoiceNumber', row.number),
      ...fact('issuedAt', row.issued_at === null ? null : { at: row.issued_at }),
      ...fact('carrier', row.carrier),
      ...fact('trackingNo', row.tracking_no),
      ...fact('saidReason', row.reason),
    ],
  };
};

/** Everything that stands on it. @param rests what is left of each order, where that matters still */
export async function invoiceGroups(
  db: Db,
  row: InvoiceRow,
  rests: ReadonlyMap<string, number>,
): Promise<Group[]> {
  const lines = await linesOf(db, row);
  return [
    buyerGroup(row),
    ...lines.map((line) => lineGroup(line, rests.get(line.order_sn))),
    sumGroup(row),
    wayGroup(row),
  ].filter(({ facts }) => facts.length > 0);
}

const actorOf = (written: string): Actor =>
  actors.find((one) => written === one || written.startsWith(`${one}:`)) ?? 'system';

/** What happened to it. */
export const invoiceHistory = async (db: Db, row: InvoiceRow): Promise<Opened['events']> =>
  (await eventsOf(db, row)).map(({ at, event, actor, reason }) => ({
    at,
    title: messageOf(invoiceDesk.event, { event }),
    by: actorOf(actor),
    note: reason,
  }));
