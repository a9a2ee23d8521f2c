/** What waits at the invoice desk, in lines. */
import { redState, invoiceStatus as s } from '@banxin/contract/enums/invoice';
import { type Fen, moneyText } from '@banxin/contract/money';
import type { Db } from '../../db/transaction.ts';
import { LISTED } from '../../desk.ts';
import { waitingInvoices, waitingReds, waitsSince } from './deskQueue.ts';

/** Lines of what waits: applications by their age, then reversals. */
export async function listDesk(db: Db, now: string): Promise<string> {
  const rows = await waitingInvoices(db)
    .select(['i.invoice_sn', 'i.kind', 'i.status', 'i.amount', 'c.name', 'i.medium', 'i.seller'])
    .orderBy(waitsSince)
    .limit(LISTED)
    .execute();
  const reds = await waitingReds(db, now)
    .select(['r.form_sn', 'r.state', 'r.amount'])
    .orderBy('r.created_at')
    .limit(LISTED)
    .execute();
  const lines = [
    ...rows.map((row) =>
      [
        row.invoice_sn,
        s.label(row.status),
        row.kind === 'special' ? '专票' : '普票',
        row.medium === 'paper' ? '纸质' : '电子',
        moneyText(Number(row.amount) as Fen),
        row.seller.name,
        row.name,
      ].join('  '),
    ),
    ...reds.map((red) =>
      [`红字 ${red.form_sn}`, redState.label(red.state), moneyText(Number(red.amount) as Fen)].join(
        '  ',
      ),
    ),
  ];
  return lines.length === 0 ? '没有待处理的发票' : lines.join('\n');
}

const timeOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** Lines of letters that were not sent yet or did not arrive, the newest first, with what the mail server said. */
export async function listMails(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('invoice_mails as m')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'm.customer_id').onRef('i.id', '=', 'm.invoice_id'),
    )
    .select(['i.invoice_sn', 'i.number', 'm.address', 'm.state', 'm.tries', 'm.due_at'])
    .select(['m.ended_at', 'm.trouble', 'm.detail'])
    .where('m.state', '<>', 'sent')
    .orderBy('m.created_at', 'desc')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '没有待发送或未送达的发票邮件';
  return rows
    .map((row) =>
      [
        row.invoice_sn,
        row.number,
        row.address,
        row.state === 'given_up'
          ? `已放弃 ${timeOf(row.ended_at ?? row.due_at)}`
          : `第 ${row.tries} 次后待发送 ${timeOf(row.due_at)}`,
        row.trouble,
        row.detail,
      ]
        .filter((part) => part !== null)
        .join('  '),
    )
    .join('\n');
}
