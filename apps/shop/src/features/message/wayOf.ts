/** What the reader of a message does next, and where. */
import type { SiteMessage } from '@banxin/contract/entities/siteMessage';
import { pathOf } from '@banxin/contract/routes';

export interface MessageWay {
  readonly name: 'seeOrder' | 'changeFiles' | 'pay' | 'seeGoods';
  readonly to: string;
}

/** Null for a message that leads nowhere. */
export function wayOf({ kind, orderSN, productId }: SiteMessage): MessageWay | null {
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
