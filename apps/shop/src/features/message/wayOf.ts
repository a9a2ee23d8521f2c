/** What the reader of a message does next, and where. */
import type { SiteMessage } from '@banxin/contract/entities/siteMessage';
import { pathOf } from '@banxin/contract/routes';

export interface MessageWay {
  readonly name: 'seeOrder' | 'changeFiles' | 'pay' | 'seeGoods' | 'seeTicket';
  readonly to: string;
}

/** Null for a message that leads nowhere. */
export function wayOf({ kind, orderSN, productId, ticketId }: SiteMessage): MessageWay | null {
  if (ticketId !== null) {
    return { name: 'seeTicket', to: pathOf('aftersaleDetail', { id: ticketId }) };
  }
  if (productId !== null) {
    return { name: 'seeGoods', to: pathOf('productStock', { id: productId }) };
  }
  if (orderSN === null) return null;
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
