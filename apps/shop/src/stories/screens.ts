/** Which story shows a page in which state, or why the page is never in that state. */

export const screenStates = ['loading', 'ready', 'empty', 'failed', 'forbidden'] as const;

export type ScreenState = (typeof screenStates)[number];

/** Why a page is never in a state. */
export interface Never {
  readonly never: string;
}

/** Per state the name of a story of the page, tagged with that state, or why there is none. */
export type Screen = Readonly<Record<ScreenState, string | Never>>;

const never = (reason: string): Never => ({ never: reason });

const asksNothing = never('The page asks the server for nothing.');
const isForm = never('The form is there at once; its captcha has states of its own in the atlas.');
const onTheWay = never(
  'What worked leads on at once: to the provider, the opener or the binding page.',
);
const isOpen = never('The page is open to everybody.');
/** By the path of the page in routes.tsx. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'CatalogueFailed',
    forbidden: 'WithoutPrices',
  },
  '/category/:id?': {
    loading: 'Loading',
    ready: 'All',
    empty: 'Empty',
    failed: 'Failed',
    forbidden: 'WithoutPrices',
  },
  '/product/detail/:id': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'UnknownProduct',
    failed: 'FailedWithRetry',
    forbidden: 'WithoutPrices',
  },
  '/product/detail/:id/:orderId': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'UnknownOrder',
    failed: 'Failed',
    forbidden: 'Forbidden',
  },
  '/pay/checkout': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'WithoutPayment',
    failed: 'LoadFailed',
    forbidden: 'Forbidden',
  },
  '/user/account': {
    loading: 'Loading',
    ready: 'Ready',
    empty: never('The device in hand is always listed.'),
    failed: 'Failed',
    forbidden: never('Everybody who is logged in sees the own devices.'),
  },
  '/user/myorder': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'NoOrders',
    failed: 'Failed',
    forbidden: 'Forbidden',
  },
  '/user/orderDetail/:sn': {
    loading: 'Loading',
    ready: 'Approved',
    empty: 'NotFound',
    failed: 'Failed',
    forbidden: 'Forbidden',
  },
  '/login': {
    loading: isForm,
    ready: 'Ready',
    empty: isForm,
    failed: 'WrongPassword',
    forbidden: isOpen,
  },
  '/register': {
    loading: isForm,
    ready: 'Ready',
    empty: isForm,
    failed: 'Failed',
    forbidden: isOpen,
  },
  '/resetPassword': {
    loading: isForm,
    ready: 'Ready',
    empty: isForm,
    failed: 'Failed',
    forbidden: isOpen,
  },
  '/qqlogin': {
    loading: 'Exchanging',
    ready: onTheWay,
    empty: onTheWay,
    failed: 'CodeSpent',
    forbidden: isOpen,
  },
  '/wechatlogin': {
    loading: 'Exchanging',
    ready: onTheWay,
    empty: 'NotBound',
    failed: 'BoundElsewhere',
    forbidden: isOpen,
  },
  '/bindqq': {
    loading: isForm,
    ready: 'Ready',
    empty: 'MissingOpenId',
    failed: 'WrongPassword',
    forbidden: isOpen,
  },
  '/search': {
    loading: 'Loading',
    ready: 'Found',
    empty: 'NothingFound',
    failed: 'Failed',
    forbidden: isOpen,
  },
  '/403': {
    loading: asksNothing,
    ready: 'MainAccount',
    empty: asksNothing,
    failed: asksNothing,
    forbidden: 'SubAccount',
  },
  '/404': {
    loading: asksNothing,
    ready: 'Default',
    empty: asksNothing,
    failed: asksNothing,
    forbidden: isOpen,
  },
};
