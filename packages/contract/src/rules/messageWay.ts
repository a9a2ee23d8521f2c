/** What the reader of a message does next, and where: in the message centre and in a letter alike. */
import type { MessageKind, SiteMessage } from '../entities/siteMessage.ts';
import { pathOf, type RouteName } from '../routes.ts';

/** What a message is about. */
export type Reported = Pick<
  SiteMessage,
  'kind' | 'orderSN' | 'productId' | 'ticketId' | 'invoiceId'
>;

/** What its reader does there. */
export type MessageWayName =
  | 'seeOrder'
  | 'changeFiles'
  | 'pay'
  | 'seeGoods'
  | 'seeAuth'
  | 'seeBrand'
  | 'seeTicket'
  | 'seeInvoice'
  | 'renew'
  | 'seeTerms'
  | 'seeLevels'
  | 'topUp'
  | 'seeMovements'
  | 'seeCoupons'
  | 'seeCloud'
  | 'seeAccount'
  | 'seeOpinion';

export interface MessageWay {
  readonly name: MessageWayName;
  readonly route: RouteName;
  readonly to: string;
}

/** A page that is the same for whoever reads. */
const page = (name: MessageWayName, route: RouteName, to: string): MessageWay => ({
  name,
  route,
  to,
});

const auth = page('seeAuth', 'userAuth', pathOf('userAuth'));
const brand = page('seeBrand', 'userBrand', pathOf('userBrand'));
const topUp = page('topUp', 'recharge', pathOf('recharge'));
const movements = page('seeMovements', 'recharge', pathOf('recharge', { tab: 'records' }));
const coupons = page('seeCoupons', 'userCoupon', pathOf('userCoupon'));
const account = page('seeAccount', 'userAccount', pathOf('userAccount'));

/** Messages that are about nothing with a number: the page of what they are about. */
const PAGES: Readonly<Partial<Record<MessageKind, MessageWay>>> = {
  authPassed: auth,
  authFailed: auth,
  authRejected: auth,
  certificateApproved: brand,
  certificateRejected: brand,
  certificateExpiring: brand,
  balanceLow: topUp,
  storageOwed: topUp,
  toppedUp: movements,
  cashback: movements,
  withdrawalPaid: movements,
  withdrawalReturned: movements,
  unplacedCredited: movements,
  storageBooked: movements,
  couponExpiring: coupons,
  couponsGiven: coupons,
  vipExpiring: page('renew', 'vipRenew', pathOf('vipRenew')),
  vipBought: page('seeTerms', 'vipRecord', pathOf('vipRecord')),
  levelMoved: page('seeLevels', 'vipIntroduction', pathOf('vipIntroduction')),
  cloudLow: page('seeCloud', 'cloudInventory', pathOf('cloudInventory')),
  passwordChanged: account,
  loginChanged: account,
  deviceEnded: account,
  opinionAnswered: page('seeOpinion', 'suggestion', pathOf('suggestion', {}, { tab: 'mine' })),
};

function placeOf({ kind, orderSN, productId, ticketId, invoiceId }: Reported): MessageWay | null {
  const own = PAGES[kind];
  if (own !== undefined) return own;
  if (ticketId !== null) {
    return page('seeTicket', 'aftersaleDetail', pathOf('aftersaleDetail', { id: ticketId }));
  }
  if (invoiceId !== null) {
    return page('seeInvoice', 'invoiceDetail', pathOf('invoiceDetail', { id: invoiceId }));
  }
  if (productId !== null) {
    return page('seeGoods', 'productStock', pathOf('productStock', { id: productId }));
  }
  if (orderSN === null) return null;
  if (kind === 'unpaidSoon') {
    return page('pay', 'payCheckout', pathOf('payCheckout', {}, { order: orderSN }));
  }
  const to = pathOf('UserOrderDetail', { sn: orderSN });
  return kind === 'reviewWithdrawn' || kind === 'filesToModify'
    ? page('changeFiles', 'UserOrderDetail', `${to}#files`)
    : page('seeOrder', 'UserOrderDetail', to);
}

/** Null for a message that leads nowhere, or to a page that its reader may not open. */
export function wayOf(
  message: Reported,
  mayOpen: (route: RouteName) => boolean,
): MessageWay | null {
  const way = placeOf(message);
  return way !== null && mayOpen(way.route) ? way : null;
}
