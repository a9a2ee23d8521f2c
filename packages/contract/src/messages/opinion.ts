/** Opinions of customers as the desk of content reads them. */
import { suggestionKind, suggestionStatus } from '../enums/feedback.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

const kindEnglish: Readonly<Record<number, string>> = {
  [suggestionKind.product]: 'Products and prices',
  [suggestionKind.site]: 'The site',
  [suggestionKind.quality]: 'Quality and after-sales',
  [suggestionKind.delivery]: 'Delivery',
  [suggestionKind.other]: 'Something else',
};

const standingEnglish: Readonly<Record<number, string>> = {
  [suggestionStatus.received]: 'Received',
  [suggestionStatus.processing]: 'Being looked at',
  [suggestionStatus.answered]: 'Answered',
  [suggestionStatus.adopted]: 'Adopted',
};

/** How an opinion stands. */
export const opinionStanding = messageRows('opinionStanding', {
  status: ({ status }: { readonly status: number }): Words => [
    suggestionStatus.label(status),
    standingEnglish[status] ?? '',
  ],
  noted: ['有新补充', 'Something was added'],
});

/** What a case is about, what is known of it, and what is to be known first. */
export const opinionSaid = messageRows('opinion', {
  kind: ({ kind }: { readonly kind: number }): Words => [
    suggestionKind.label(kind),
    kindEnglish[kind] ?? '',
  ],
  about: ['意见', 'The opinion'],
  kindOf: ['类型', 'About'],
  order: ['相关订单', 'Order'],
  phone: ['联系电话', 'Phone'],
  by: ['提出人', 'From'],
  at: ['提出时间', 'Given at'],
  notedSince: [
    '客户补充了说明，请回复；不用回复的请记为已阅',
    'The customer added something: answer it, or note that it was read',
  ],
});

/** Steps, where their word differs from those of other cases. */
export const opinionStep = messageRows('opinionStep', {
  TAKE_UP: ['转为处理中', 'Look into it'],
  ADOPT: ['采纳并回复', 'Adopt and answer'],
  READ: ['已阅', 'Note that it was read'],
});

/** What happened to an opinion. */
export const opinionEvent = messageRows('opinionEvent', {
  moved: ({ status, by }: { readonly status: number; readonly by: string }): Words => [
    `${by}：${suggestionStatus.label(status)}`,
    `${by}: ${standingEnglish[status] ?? ''}`,
  ],
  read: ({ by }: { readonly by: string }): Words => [`${by}：已阅`, `${by}: read`],
});

/** Every sentence about opinions at the desk. */
export const opinionMessages: readonly MessageRow<never>[] = [
  ...[opinionStanding, opinionSaid, opinionStep, opinionEvent],
].flatMap((rows) => Object.values(rows));
