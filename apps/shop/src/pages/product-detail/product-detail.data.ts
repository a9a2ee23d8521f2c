/** What the product page asks for: the product, the customer's terms, and the order that is edited or repeated. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getLastJob } from '@banxin/contract/calls/order/lastJob';
import type { LastJob } from '@banxin/contract/calls/order/lastJob.schemas';
import type { Address } from '@banxin/contract/entities/customer';
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { CustomerTerms } from '@banxin/pricing/types';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type PricedProduct, usePricedProduct } from '../../features/quote/product.ts';
import type { QuoteTerms } from '../../features/quote/useConfigurator.ts';
import { useUser } from '../../features/session/session.ts';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

/** As the server answered; what a page makes of it is `useProductDetail`. */
export interface ProductAnswers {
  readonly priced: PricedProduct;
  readonly terms: QuoteTerms;
  readonly address: Address | null;
  /** @unit fen; null while unknown or not to be seen. */
  readonly balance: number | null;
  /** Of the address; null when it names none. */
  readonly draftSN: string | null;
  /** The order that the address names; null when it names none, or it is not to be seen. */
  readonly earlier: OrderDetail | null;
  /** The last job of this product; null without one, and where the page begins with an order anyway. */
  readonly lastJob: LastJob | null;
}

/** Names the order that is not submitted and is to be edited. */
export const DRAFT_PARAM = 'draft';

export function useProductAnswers(): Loadable<ProductAnswers> {
  const { id } = useRouteParams('productDetail');
  const [search] = useSearchParams();
  const user = useUser();
  const from = search.get('from');
  const draftSN = search.get(DRAFT_PARAM);
  const earlierSN = draftSN ?? from;
  const productId = /^\d+$/.test(id) ? Number(id) : -1;
  const product = usePricedProduct(productId);
  const addresses = useCall(getAddresses, {});
  const may = useCanCall();
  const account = useCall(getAccount, may(getAccount) ? {} : null);
  const earlier = useCall(getOrderDetail, earlierSN === null ? null : { ordersn: earlierSN });

  const asksLastJob = earlierSN === null && productId > 0 && may(getLastJob);
  const lastJob = useCall(getLastJob, asksLastJob ? { productId } : null);

  const address = addresses.state === 'ready' ? (addresses.value[0] ?? null) : null;
  const now = product.state === 'ready' ? product.value.now : null;
  const province = address?.province;
  const { type, vipLevel } = user;
  const terms = useMemo<QuoteTerms>(
    () => ({
      customer: { type: type as CustomerTerms['type'], vipLevel },
      urgent: 'none',
      now: now ?? '',
      ...(province && { destination: { province } }),
    }),
    [type, vipLevel, now, province],
  );
  // A draft is edited as it is now, not as it was kept from an earlier look; later looks change nothing here.
  const isNew = earlier.state !== 'ready' || !earlier.isRefreshing;
  const [settled, setSettled] = useState<string | null>(null);
  if (earlier.state !== 'loading' && isNew && settled !== earlierSN) setSettled(earlierSN);
  if (product.state === 'failed') return product;
  // What stands above the options comes with them: nothing moves.
  const isWaiting =
    (earlierSN !== null && settled !== earlierSN) || (asksLastJob && lastJob.state === 'loading');
  if (product.state === 'loading' || addresses.state === 'loading' || isWaiting) {
    return { state: 'loading' };
  }
  return {
    ...product,
    value: {
      priced: product.value,
      terms,
      address,
      balance: account.state === 'ready' ? account.value.balance : null,
      draftSN,
      earlier: earlier.state === 'ready' ? earlier.value : null,
      lastJob: lastJob.state === 'ready' ? lastJob.value : null,
    },
  };
}
