/** Prints what is on its way to customers, and what did not arrive and why, for who runs the shop. */
import type { Db } from '../../db/transaction.ts';

/** Of each list. */
const LISTED = 50;

/** Reasons that the shop itself gives; those of a provider stand as it said them. */
const reasons: Readonly<Record<string, string>> = {
  closed: '账号已停用 (the account is closed)',
  noRight: '该账号无权查看 (the login may not read it)',
  withdrawn: '客户已关闭这类提醒 (no longer wanted)',
  noAddress: '没有绑定邮箱 (no confirmed address)',
  tooOld: '超过 36 小时未能发出 (too late to be told)',
  noProvider: '没有配置发送渠道 (the shop has no provider)',
  dailyLimit: '超过每日条数 (more than a login is sent in a day)',
  unclear:
    '发送中断，是否送达不明，未重发 (nobody knows whether it left, so it was not sent again)',
  quiet: '免打扰时段后发送 (waits for the end of quiet hours)',
};

const wordsOf = (reason: string | null): string => (reason && (reasons[reason] ?? reason)) ?? '';
const timeOf = (at: string | null): string => at?.slice(0, 19).replace('T', ' ') ?? '';

/** How many wait, by way, and the newest that were given up. */
export async function printSendings(db: Db): Promise<string> {
  const counts = await db
    .selectFrom('message_sendings')
    .select(['way', 'state'])
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('due_at').as('oldest')])
    .where('state', 'in', ['waiting', 'sending'])
    .groupBy(['way', 'state'])
    .orderBy('way')
    .orderBy('state')
    .execute();
  const rows = await db
    .selectFrom('message_sendings as s')
    .innerJoin('site_messages as m', (join) =>
      join.onRef('m.customer_id', '=', 's.customer_id').onRef('m.id', '=', 's.message_id'),
    )
    .innerJoin('customers as l', 'l.id', 's.login_id')
    .select([
      's.way',
      's.state',
      's.tries',
      's.reason',
      's.ended_at',
      's.due_at',
      'm.kind',
      'l.name',
    ])
    .where((eb) =>
      eb.or([
        eb('s.state', '=', 'given_up'),
        eb.and([eb('s.state', '=', 'waiting'), eb('s.tries', '>', 0)]),
      ]),
    )
    .orderBy((eb) => eb.fn.coalesce('s.ended_at', 's.due_at'), 'desc')
    .limit(LISTED)
    .execute();
  const waiting = counts.map(
    ({ way, state, count, oldest }) =>
      `${way}\t${state === 'waiting' ? '待发送' : '发送中'} ${count} 条\t最早 ${timeOf(oldest)}`,
  );
  const lost = rows.map((row) =>
    [
      row.way,
      row.kind,
      row.name,
      row.state === 'waiting'
        ? `第 ${row.tries} 次未成，${timeOf(row.due_at)} 再试`
        : `已放弃 ${timeOf(row.ended_at)}`,
      wordsOf(row.reason),
    ].join('\t'),
  );
  return [...(waiting.length === 0 ? ['没有待发送的短信或邮件'] : waiting), ...lost].join('\n');
}

/** The letters of the local driver, the newest first. */
export async function printMails(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return '本地发件箱没有邮件 (no letters)';
  return rows
    .map(({ at, recipient, subject, text }) => `${timeOf(at)}\t${recipient}\t${subject}\n${text}`)
    .join('\n');
}
