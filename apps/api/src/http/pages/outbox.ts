/** `/dev/outbox`: text messages and letters that the local drivers "sent". Not mounted in production. */
import type { Db } from '../../db/transaction.ts';
import type { Mount } from '../mount.ts';
import { escapeHtml, page } from './page.ts';

/** Of each kind. */
const SHOWN = 50;

const timeOf = (at: string): string => at.slice(0, 19).replace('T', ' ');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)
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
  return table(
    ['时间', '邮箱地址', '主题', '内容'],
    rows.map(({ at, recipient, subject, text }) => [timeOf(at), recipient, subject, text]),
  );
}

export const serveOutbox: Mount = (app, { db }) => {
  app.get('/dev/outbox', async (exchange) => {
    const body = `<h2>短信</h2>\n${await texts(db)}\n<h2>邮件</h2>\n${await letters(db)}`;
    const head = '<meta http-equiv="refresh" content="5">\n';
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(page('发件箱', body, { head }));
  });
};
