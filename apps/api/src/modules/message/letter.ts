/** A letter: the words of a message as text and as simple HTML, in the reader's language. */
import { MAIL_CODE_LIFE_SECONDS } from '@banxin/contract/constants';
import type { MessageLocale } from '@banxin/contract/entities/messageSettings';
import type { MessageKind } from '@banxin/contract/entities/siteMessage';
import type { MessageRow } from '@banxin/contract/messages/message';
import { messageText, messageTitle } from '@banxin/contract/messages/siteMessage';
import type { Words } from '@banxin/contract/refusals/row';
import { pathOf, routeOf } from '@banxin/contract/routes';
import { type MessageWayName, wayOf } from '@banxin/contract/rules/messageWay';
import { permissionsOf } from '@banxin/contract/rules/roles';
import type { Config } from '../../config.ts';
import { escapeHtml } from '../../http/pages/page.ts';
import type { Letter } from '../../ports/mail.ts';

/** Which of two words a reader reads. */
export const inLocale = (locale: MessageLocale, [zh, en]: Words): string =>
  locale === 'en-US' ? en : zh;

/** What a message says. */
export interface Said {
  readonly kind: MessageKind;
  /** Values of its sentence. */
  readonly said: unknown;
  readonly orderSN: string | null;
}

/** Title and sentence of a message in a language. */
export function sentenceOf(
  { kind, said }: Said,
  locale: MessageLocale,
): { readonly title: string; readonly text: string } {
  const text = messageText[kind] as MessageRow<object>;
  return {
    title: inLocale(locale, messageTitle[kind].words(undefined)),
    text: inLocale(locale, text.words(said as object)),
  };
}

/** Where it leads. */
const ways: Readonly<Record<MessageWayName, Words>> = {
  seeOrder: ['查看订单', 'See the order'],
  changeFiles: ['去修改文件', 'Change the files'],
  pay: ['去付款', 'Pay'],
  seeGoods: ['去看商品', 'See the goods'],
  seeAuth: ['查看认证', 'See the authentication'],
  seeBrand: ['查看证书', 'See the certificates'],
  seeTicket: ['查看售后单', 'See the ticket'],
  seeInvoice: ['查看发票', 'See the invoice'],
  renew: ['去续费', 'Renew'],
  seeTerms: ['查看续费记录', 'See the terms'],
  seeLevels: ['查看会员等级', 'See the levels'],
  topUp: ['去充值', 'Top up'],
  seeMovements: ['查看收支明细', 'See the movements'],
  seeCoupons: ['查看优惠券', 'See the coupons'],
  seeCloud: ['查看云仓库存', 'See the warehouse'],
  seeAccount: ['查看账号', 'See the account'],
  seeOpinion: ['查看答复', 'See the answer'],
};

const words = {
  seeMessages: ['打开消息中心', 'Open your messages'],
  why: [
    '您在提醒设置中选择了邮件提醒，所以收到这封邮件。',
    'You get this e-mail because you asked for e-mails in your settings.',
  ],
  safety: [
    '这封邮件关系到账号安全，不能退订。',
    'This e-mail is about the safety of your account and cannot be ended.',
  ],
  settings: ['更改提醒设置', 'Change your settings'],
  end: ['退订这类邮件', 'End e-mails of this kind'],
  brand: ['版心印刷', 'Banxin Printing'],
  codeTitle: ['邮箱验证码', 'Code for your e-mail address'],
  codeHint: [
    '请勿告诉他人。如果不是您本人操作，请忽略这封邮件。',
    'Tell nobody. If you did not ask for it, ignore this e-mail.',
  ],
} satisfies Record<string, Words>;

/** Where browsers reach the shop. */
export const originOf = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string =>
  publicOrigin ?? `http://localhost:${port}`;

/** A line; with an address it leads there. */
export interface Line {
  readonly text: string;
  readonly href?: string;
}

const textOf = ({ text, href }: Line): string => (href === undefined ? text : `${text}: ${href}`);

function htmlOf({ text, href }: Line): string {
  const shown = escapeHtml(text);
  return href === undefined
    ? `<p>${shown}</p>`
    : `<p><a href="${escapeHtml(href)}">${shown}</a></p>`;
}

/** The same lines as text and as HTML. */
export const bodies = (locale: MessageLocale, title: string, lines: readonly Line[]) => ({
  text: `${lines.map(textOf).join('\n\n')}\n`,
  html: [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body><h1>${escapeHtml(title)}</h1>`,
    ...lines.map(htmlOf),
    '</body></html>',
  ].join('\n'),
});

export interface Letterhead {
  readonly locale: MessageLocale;
  /** Roles of the login that reads it: it is led to no page that it may not open. */
  readonly roles: number;
  /** Where browsers reach the shop. */
  readonly origin: string;
  /** Where letters of this kind are ended; null for those that cannot be. */
  readonly unsubscribe: string | null;
  readonly isForced: boolean;
}

/** The page of what a message is about, or the messages themselves for one that has none. */
function lineOf({ kind, said, orderSN }: Said, locale: MessageLocale, roles: number) {
  const held = permissionsOf(roles);
  const {
    productId = null,
    ticketId = null,
    invoiceId = null,
  } = said as Partial<Record<'productId' | 'ticketId' | 'invoiceId', number>>;
  const way = wayOf({ kind, orderSN, productId, ticketId, invoiceId }, (route) => {
    const { permission } = routeOf(route);
    return permission === null || held.includes(permission);
  });
  return way === null
    ? { text: inLocale(locale, words.seeMessages), path: pathOf('userMessage') }
    : { text: inLocale(locale, ways[way.name]), path: way.to };
}

/** The letter of a message, without whom it goes to. */
export function letterOf(
  message: Said,
  { locale, roles, origin, unsubscribe, isForced }: Letterhead,
): Omit<Letter, 'to' | 'id'> {
  const { title, text } = sentenceOf(message, locale);
  const say = (name: keyof typeof words) => inLocale(locale, words[name]);
  const { text: next, path } = lineOf(message, locale, roles);
  const lines: Line[] = [
    { text },
    { text: next, href: `${origin}${path}` },
    { text: say(isForced ? 'safety' : 'why') },
    {
      text: say('settings'),
      href: `${origin}${pathOf('userMessage', {}, { tab: 'settings' })}`,
    },
    ...(unsubscribe === null ? [] : [{ text: say('end'), href: unsubscribe }]),
    { text: say('brand') },
  ];
  return {
    subject: title,
    ...bodies(locale, title, lines),
    ...(unsubscribe !== null && { unsubscribe }),
  };
}

/** The letter that brings a code: in both languages, for its reader may have chosen none yet. */
export function codeLetter(code: string): Omit<Letter, 'to' | 'id'> {
  const minutes = MAIL_CODE_LIFE_SECONDS / 60;
  const lines = [
    `您的邮箱验证码是 ${code}，${minutes} 分钟内有效。${words.codeHint[0]}`,
    `Your code is ${code}, good for ${minutes} minutes. ${words.codeHint[1]}`,
    words.brand[0],
  ].map((text) => ({ text }));
  const subject = words.codeTitle.join(' ');
  return { subject, ...bodies('zh-CN', subject, lines) };
}
