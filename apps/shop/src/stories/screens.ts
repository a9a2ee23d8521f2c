/** Why a page is never in a state, by its name in the route table; every other state has a story that says so. */
import type { PageName } from '@banxin/contract/routes';

export const screenStates = ['loading', 'ready', 'empty', 'failed', 'forbidden'] as const;

export type ScreenState = (typeof screenStates)[number];

const isOpen = 'The page is open to everybody.';
const isForm = 'The form is there at once; its captcha has states of its own in the atlas.';
const onTheWay = 'What worked leads on at once: to the provider, the opener or the binding page.';
const asksNothing = 'The page asks the server for nothing.';

const isText = 'An article always has a text.';

const leadsOn = 'It leads on at once: nothing is waited for, nothing stays to be looked at.';

const companyPage = { empty: 'There are always factories.', forbidden: isOpen };

const form = { loading: isForm, empty: isForm, forbidden: isOpen };
const sign = { loading: asksNothing, empty: asksNothing, failed: asksNothing };

export const neverShown: Readonly<
  Partial<Record<PageName, Readonly<Partial<Record<ScreenState, string>>>>>
> = {
  templateCenter: { forbidden: isOpen },
  userAccount: {
    empty: 'The device in hand is always listed.',
    forbidden: 'Everybody who is logged in sees the own devices.',
  },
  userInfo: {
    empty: 'Every login is somebody.',
    forbidden: 'Everybody who is logged in sees who they are.',
  },
  userAuth: { forbidden: 'Every login reads how far the company is; the main account hands in.' },
  bindWechat: { forbidden: 'Every login has its own WeChats.' },
  productStock: { forbidden: 'Goods of the shelf are shown to every login.' },
  stockCart: { forbidden: 'Every login has its own cart.' },
  couponReceive: { ...sign, forbidden: 'It says the same to every login.' },
  userMessage: { forbidden: 'Every login reads its own messages.' },
  aftersaleCreate: { empty: 'It begins with an order.' },
  invoiceCreate: { empty: 'It begins with orders that were chosen.' },
  invoiceDetail: { empty: 'An invoice always says what was applied for.' },
  aftersaleDetail: { empty: 'A ticket always says what was asked for.' },
  login: form,
  register: form,
  resetPassword: form,
  bindqq: { loading: isForm, forbidden: isOpen },
  qqlogin: { ready: onTheWay, empty: onTheWay, forbidden: isOpen },
  wechatlogin: { ready: onTheWay, forbidden: isOpen },
  search: { forbidden: isOpen },
  supportSearch: { forbidden: isOpen },
  aboutCorporate: companyPage,
  aboutContact: companyPage,
  aboutContactDetail: companyPage,
  banner: { forbidden: isOpen },
  questionnaire: { forbidden: 'Every account answers for itself.' },
  suggestion: { forbidden: 'Every account may say what it thinks.' },
  vipIntroduction: { empty: 'Levels and their benefits are always there.', forbidden: isOpen },
  newsList: { forbidden: isOpen },
  newsDetail: { empty: isText, forbidden: isOpen },
  supportIndex: { forbidden: isOpen },
  supportList: { forbidden: isOpen },
  supportDetail: { empty: isText, forbidden: isOpen },
  redirect: {
    loading: leadsOn,
    empty: leadsOn,
    failed: leadsOn,
    forbidden: isOpen,
  },
  sdopen: { ...sign, forbidden: isOpen },
  sharedQuote: { empty: 'A link leads to one quote.' },
  works: { forbidden: 'Whoever sits at no desk is led to /403.' },
  worksToday: { forbidden: 'Whoever sits at no desk is led to /403.' },
  forbidden: sign,
  noFind: { ...sign, forbidden: isOpen },
};
