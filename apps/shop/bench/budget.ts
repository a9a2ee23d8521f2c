/** What the pages of the shop may weigh, group by group, and what still weighs more. */
import type { PageName } from '@banxin/contract/routes';

/** Script and style after gzip. @unit kB of 1,000 bytes */
type Kilobytes = number;

export interface Budget {
  /**
   * What a page needs before it answers the first press: its own code, the parts that it sends for by itself, and what
   * must know who is here where the page is not for everybody.
   */
  readonly before: Kilobytes;
  /** What has come when nothing is loaded any more. */
  readonly idle: Kilobytes;
  /** Document, scripts, the sheet that every page has and the page's own, before it answers. */
  readonly requests: number;
  /**
   * Where the budget is not kept yet: the heaviest page of the group, up to the next kB, and the next ten requests.
   * It only becomes less, and goes when the budget is kept.
   */
  readonly ceiling: { readonly before?: Kilobytes; readonly requests?: number };
}

export type Group = 'reading' | 'doors' | 'lists' | 'buying';

export const budgets: Readonly<Record<Group, Budget>> = {
  reading: { before: 105, idle: 130, requests: 8, ceiling: { before: 123, requests: 20 } },
  doors: { before: 118, idle: 170, requests: 9, ceiling: { before: 153, requests: 30 } },
  lists: { before: 125, idle: 175, requests: 10, ceiling: { before: 209, requests: 50 } },
  buying: { before: 140, idle: 200, requests: 12, ceiling: { before: 263, requests: 60 } },
};

const members: Readonly<Record<Exclude<Group, 'lists'>, readonly PageName[]>> = {
  /** Read, and left by a link. */
  reading: [
    'banner',
    'vipIntroduction',
    'templateCenter',
    'forbidden',
    'noFind',
    'aboutCorporate',
    'aboutContact',
    'aboutContactDetail',
    'newsDetail',
    'newsList',
    'supportIndex',
    'supportList',
    'supportDetail',
    'supportSearch',
  ],
  /** Where a visit begins. */
  doors: [
    'root',
    'search',
    'login',
    'register',
    'resetPassword',
    'qqlogin',
    'wechatlogin',
    'bindqq',
    'redirect',
    'sdopen',
    'sharedQuote',
  ],
  /** Where something is put together: a job, a payment, a claim with its photographs and the proof. */
  buying: [
    'productDetail',
    'productMult',
    'productReorder',
    'productBatOrder',
    'productStock',
    'orderConfirm',
    'payCheckout',
    'stockCart',
    'stockSubmit',
    'cloudOrder',
    'cloudBatchOrder',
    'aftersaleCreate',
  ],
};

/** All other pages are lists and pages of the account. */
export const groupOf = (page: PageName): Group =>
  (['reading', 'doors', 'buying'] as const).find((group) => members[group].includes(page)) ??
  'lists';
