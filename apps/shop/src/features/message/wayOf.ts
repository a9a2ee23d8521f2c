/** What the reader of a message does next, and where. */
import type { SiteMessage } from '@banxin/contract/entities/siteMessage';
import { pathOf } from '@banxin/contract/routes';

export interface MessageWay {
  readonly name:
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
    | 'seeMovements'
    | 'seeCoupons'
    | 'seeOpinion';
  readonly to: string;
}

const auth = { page: 'userAuth', name: 'seeAuth' } as const;
const brand = { page: 'userBrand', name: 'seeBrand' } as const;

/** Messages that are about no order: the page of what they are about. */
const PAGES: Readonly<Partial<Record<SiteMessage['kind'], typeof auth | typeof brand>>> = {
  authPassed: auth,
  authFailed: auth,
  authRejected: auth,
  certificateApproved: brand,
  certificateRejected: brand,
  certificateExpiring: brand,
};

/** Null for a message that leads nowhere, or to an order that its reader may not open. */
export function wayOf(
  { kind, orderSN, productId, ticketId, invoiceId }: SiteMessage,
  mayOpenOrders: boolean,
): MessageWay | null {
  const own = PAGES[kind];
  if (own !== undefined) return { name: own.name, to: pathOf(own.page) };
  if (ticketId !== null) {
    return { name: 'seeTicket', to: pathOf('aftersaleDetail', { id: ticketId }) };
  }
  if (invoiceId !== null) {
    return { name: 'seeInvoice', to: pathOf('invoiceDetail', { id: invoiceId }) };
  }
  if (productId !== null) {
    return { name: 'seeGoods', to: pathOf('productStock', { id: productId }) };
  }
  if (kind === 'vipExpiring') return { name: 'renew', to: pathOf('vipRenew') };
  if (kind === 'vipBought') return { name: 'seeTerms', to: pathOf('vipRecord') };
  if (kind === 'cashback') {
    return { name: 'seeMovements', to: pathOf('recharge', { tab: 'records' }) };
  }
  if (kind === 'couponExpiring' || kind === 'couponsGiven') {
    return { name: 'seeCoupons', to: pathOf('userCoupon') };
  }
  if (kind === 'opinionAnswered') {
    return { name: 'seeOpinion', to: pathOf('suggestion', {}, { tab: 'mine' }) };
  }
  if (orderSN === null || !mayOpenOrders) return null;
  const to = pathOf('UserOrderDetail', { sn: orderSN });
  switch (kind) {
    case 'reviewWithdrawn':
    case 'filesToModify':
      return { name: 'changeFiles', to: `${to}#files` };
    case 'unpaidSoon':
    case 'largeOrder':
      return { name: 'pay', to };
    default:
      return { name: 'seeOrder', to };
  }
}
