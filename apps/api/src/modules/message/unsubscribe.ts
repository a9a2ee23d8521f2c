/**
 * `/unsubscribe`: ends letters of a group for the login whose key signed the link. Looking ends nothing, for mailboxes
 * look by themselves; a press does, and so does the mailbox when its reader presses there. No session.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MessageLocale } from '@banxin/contract/entities/messageSettings';
import { type MessageGroup, messageGroup } from '@banxin/contract/entities/siteMessage';
import { plain } from '@banxin/contract/refusals/plain';
import type { Words } from '@banxin/contract/refusals/row';
import type { Db } from '../../db/transaction.ts';
import { answerRefusal } from '../../http/answerRefusal.ts';
import { type Exchange, networkAt } from '../../http/exchange.ts';
import { countUse } from '../../http/limits.ts';
import type { Mount } from '../../http/mount.ts';
import { escapeHtml, page } from '../../http/pages/page.ts';
import { refuse } from '../../http/refusal.ts';
import { UNSUBSCRIBE_PATH } from '../../http/unsubscribePath.ts';
import { nowOf } from '../../ports/clock.ts';
import { inLocale } from './letter.ts';

/** Of one network. */
const LIMIT = { max: 60, windowSeconds: 3_600 };
/** What mailboxes send is one field. @unit byte */
const FORM_MAX = 1_024;

const signatureOf = (key: string, loginId: number, group: MessageGroup): string =>
  createHmac('sha256', key).update(`unsubscribe:${loginId}:${group}`).digest('base64url');

/** The link that ends letters of a group for a login. @param key the login's own */
export const unsubscribeLink = (
  origin: string,
  key: string,
  loginId: number,
  group: MessageGroup,
): string =>
  `${origin}${UNSUBSCRIBE_PATH}?${new URLSearchParams({
    login: String(loginId),
    group,
    sign: signatureOf(key, loginId, group),
  })}`;

const words = {
  title: ['退订邮件提醒', 'End e-mails'],
  ask: ['不再用邮件告诉您这类消息吗？', 'Shall e-mails about this no longer come?'],
  end: ['退订', 'End them'],
  ended: [
    '已退订。站内消息照常显示，也可以在提醒设置中重新打开。',
    'They have ended. Messages on the site go on, and e-mails can be asked for again in your settings.',
  ],
  unknown: [
    '链接不完整或已失效。请在消息中心的提醒设置中更改。',
    'This link is not whole or no longer good. Please change your settings among your messages.',
  ],
} satisfies Record<string, Words>;

const groupWords: Readonly<Record<MessageGroup, Words>> = {
  order: ['订单', 'Orders'],
  afterSales: ['售后', 'After-sales'],
  invoice: ['发票', 'Invoices'],
  money: ['资金', 'Money'],
  account: ['账户', 'Account'],
};

interface Reader {
  readonly loginId: number;
  readonly group: MessageGroup;
  readonly locale: MessageLocale;
}

/** Whose letters the link is about; null unless it was signed by that login's key. */
async function readerOf(db: Db, query: URLSearchParams): Promise<Reader | null> {
  const loginId = Number(query.get('login'));
  const group = messageGroup.safeParse(query.get('group'));
  if (!Number.isSafeInteger(loginId) || loginId < 1 || !group.success) return null;
  const settings = await db
    .selectFrom('message_settings')
    .select(['link_key', 'locale'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (settings === undefined) return null;
  const right = Buffer.from(signatureOf(settings.link_key, loginId, group.data));
  const given = Buffer.from(query.get('sign') ?? '');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { loginId, group: group.data, locale: settings.locale };
}

/** Ends the agreement. Repeat safe. */
export const endLetters = (
  db: Db,
  { loginId, group }: Pick<Reader, 'loginId' | 'group'>,
  now: string,
) =>
  db
    .updateTable('message_consents')
    .set({ withdrawn_at: now, withdrawn_by: 'link' })
    .where('login_id', '=', loginId)
    .where('area', '=', group)
    .where('way', '=', 'mail')
    .where('withdrawn_at', 'is', null)
    .execute();

function draw(exchange: Exchange, reader: Reader | null, isEnded: boolean): Response {
  const locale = reader?.locale ?? 'zh-CN';
  const say = (row: Words) => escapeHtml(inLocale(locale, row));
  exchange.header('Cache-Control', 'no-store');
  exchange.header('X-Robots-Tag', 'noindex');
  const title = inLocale(locale, words.title);
  if (reader === null) return exchange.html(page(title, `<p>${say(words.unknown)}</p>`), 404);
  const body = isEnded
    ? `<p>${say(words.ended)}</p>`
    : `<p>${say(words.ask)} ${say(groupWords[reader.group])}</p>\n<form method="post"><button>${say(words.end)}</button></form>`;
  return exchange.html(page(title, body, { locale }));
}

export const mountUnsubscribe: Mount = (app, services, admission) => {
  const { config, db, clock, machine } = services;
  const answer = async (exchange: Exchange, isWish: boolean): Promise<Response> => {
    const key = `unsubscribe:${networkAt(exchange, config.trustProxy)}`;
    const wait = await countUse(db, key, LIMIT, machine.now());
    if (wait !== null) {
      return answerRefusal(exchange, refuse(plain.tooManyRequests, { retryAfter: wait }));
    }
    const reader = await readerOf(db, new URL(exchange.req.url).searchParams);
    if (reader !== null && isWish) await endLetters(db, reader, nowOf(clock));
    return draw(exchange, reader, isWish);
  };
  app.get(UNSUBSCRIBE_PATH, (exchange) => admission.run(exchange, () => answer(exchange, false)));
  app.post(UNSUBSCRIBE_PATH, async (exchange) => {
    await admission.receiveBody(exchange, { encoding: 'form', bodyMax: FORM_MAX });
    return admission.run(exchange, () => answer(exchange, true));
  });
};
