/** `/dev/outbox`: the SMS that the local driver "sent". Not mounted in production. */
import type { Mount } from '../mount.ts';
import { escapeHtml, page, SHEET_PATH, sheet } from './page.ts';

export const serveOutbox: Mount = (app, { db }) => {
  app.get(SHEET_PATH, (exchange) =>
    exchange.body(sheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/dev/outbox', async (exchange) => {
    const rows = await db
      .selectFrom('sms_outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    const lines = rows.map(
      (row) =>
        `<tr><td>${escapeHtml(row.at.slice(0, 19).replace('T', ' '))}</td>` +
        `<td>${escapeHtml(row.phone)}</td><td>${escapeHtml(row.body)}</td></tr>`,
    );
    const body =
      lines.length === 0
        ? '<p>还没有短信。在登录页点击“获取验证码”后，短信会出现在这里。</p>'
        : `<table><thead><tr><th>时间</th><th>手机号</th><th>内容</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(page('短信发件箱', body, '<meta http-equiv="refresh" content="5">\n'));
  });
};
