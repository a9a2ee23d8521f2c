/** `/dev/outbox`: text messages and letters that the local drivers "sent". Not mounted in production. */
import type { Db } from '../../db/transaction.ts';
import type { Mount } from '../mount.ts';
import { escapeHtml, page } from './page.ts';

/** Of each kind. */
const SHOWN = 50;

const timeOf = (at: string): string => at.slice(0, 19).replace('T', ' ');

/** What stands in a cell, or files that it leads to. */
type Cell = string | readonly { readonly text: string; readonly href: string }[];

const cellOf = (cell: Cell): string =>
  typeof cell === 'string'
    ? escapeHtml(cell)
    : cell
        .map(({ text, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`)
        .join(' ');

const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cellOf(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

async function texts(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('sms_outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  if (rows.length === 0) {
    return '<p>还没有短信。在登录页点击“获取验证码”后，短信会出现在这里。</p>';
  }
  return table(
    ['时间', '手机号', '内容'],
    rows.map(({ at, phone, body }) => [timeOf(at), phone, body]),
  );
}

async function letters(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  if (rows.length === 0) {
    return '<p>还没有邮件。在消息中心的提醒设置中绑定邮箱后，邮件会出现在这里。</p>';
  }
  const files = await db
    .selectFrom('mail_outbox_files')
    .select(['mail_id', 'position', 'name'])
    .where(
      'mail_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const filesOf = (id: number): Cell =>
    files
      .filter(({ mail_id }) => mail_id === id)
      .map(({ position, name }) => ({ text: name, href: `/dev/outbox/${id}/${position}` }));
  return table(
    ['时间', '邮箱地址', '主题', '内容', '附件'],
    rows.map(({ id, at, recipient, subject, text }) => [
      ...[timeOf(at), recipient, subject, text],
      filesOf(id),
    ]),
  );
}

export const serveOutbox: Mount = (app, { db }) => {
  app.get('/dev/outbox', async (exchange) => {
    const body = `<h2>短信</h2>\n${await texts(db)}\n<h2>邮件</h2>\n${await letters(db)}`;
    const head = '<meta http-equiv="refresh" content="5">\n';
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(page('发件箱', body, { head }));
  });
  app.get('/dev/outbox/:mail{[0-9]{1,9}}/:position{[0-9]{1,3}}', async (exchange) => {
    const file = await db
      .selectFrom('mail_outbox_files')
      .selectAll()
      .where('mail_id', '=', Number(exchange.req.param('mail')))
      .where('position', '=', Number(exchange.req.param('position')))
      .executeTakeFirst();
    if (file === undefined) return exchange.notFound();
    exchange.header('Cache-Control', 'no-store');
    exchange.header('Content-Type', file.type);
    exchange.header('Content-Disposition', `attachment; filename="${file.name}"`);
    return exchange.body(new Uint8Array(file.bytes));
  });
};
