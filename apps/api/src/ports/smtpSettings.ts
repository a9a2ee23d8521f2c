/** Settings of the mail server, read from the environment and refused with clear reasons. */
import type { SmtpSettings } from './smtpMail.ts';

const SECURITIES = ['tls', 'starttls', 'none'] as const;
const PORTS = { tls: 465, starttls: 587, none: 25 } as const;

/** Reads `BANXIN_SMTP_*`: null where no host is given. */
export function readSmtp(
  env: Readonly<Record<string, string | undefined>>,
  { isProduction, hasOrigin }: { readonly isProduction: boolean; readonly hasOrigin: boolean },
): { settings: SmtpSettings | null; problems: string[] } {
  const problems: string[] = [];
  const text = (name: string) => env[`BANXIN_SMTP_${name}`]?.trim() || null;
  const host = text('HOST');
  const from = text('FROM');
  const [user, password] = [text('USER'), text('PASSWORD')];
  if (host === null) {
    const given = ['PORT', 'FROM', 'USER', 'PASSWORD', 'SECURITY'].filter(
      (name) => text(name) !== null,
    );
    if (given.length > 0) problems.push('邮件还缺 BANXIN_SMTP_HOST');
    return { settings: null, problems };
  }
  const named = text('SECURITY') ?? 'tls';
  const security = SECURITIES.find((one) => one === named) ?? 'tls';
  if (security !== named)
    problems.push(`BANXIN_SMTP_SECURITY 应为 tls、starttls 或 none，现为 ${named}`);
  if (isProduction && security === 'none') {
    problems.push(
      'NODE_ENV=production 不允许 BANXIN_SMTP_SECURITY=none (letters and the password would travel in the clear)',
    );
  }
  const port = Number(text('PORT') ?? PORTS[security]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push(`BANXIN_SMTP_PORT 应为 1 到 65535 之间的整数，现为 ${text('PORT')}`);
  }
  if (from === null || !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    problems.push('BANXIN_SMTP_FROM 应为发件地址，例如 版心印刷 <notice@shop.example>');
  }
  if ((user === null) !== (password === null)) {
    problems.push(`邮件还缺 BANXIN_SMTP_${user === null ? 'USER' : 'PASSWORD'}`);
  }
  // Letters lead back to the shop.
  if (!hasOrigin) problems.push('邮件需要 PUBLIC_ORIGIN');
  return { settings: { host, port, user, password, security, from: from ?? '' }, problems };
}
