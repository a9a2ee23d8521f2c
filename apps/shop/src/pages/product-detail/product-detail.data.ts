/** What the product page needs: the product, the customer's terms and the way home of the goods. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { getAddresses } from '@banxin/contract/calls/customer/address';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import type { Address } from '@banxin/contract/entities/customer';
import type { Configuration, CustomerTerms } from '@banxin/pricing/types';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { configurationFrom, fitting } from '../../features/quote/configurationLink.ts';
import { type PricedProduct, usePricedProduct } from '../../features/quote/product.ts';
import { templateIn } from '../../features/quote/templateQuery.ts';
import type { QuoteTerms } from '../../features/quote/useConfigurator.ts';
import { useCanCall, useUser } from '../../features/session/session.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';

export interface ProductDetail {
  readonly priced: PricedProduct;
  readonly terms: QuoteTerms;
  readonly address: Address | null;
  /** @unit fen; null while unknown or not to be seen. */
  readonly balance: number | null;
  readonly initial: Configuration;
  /** Template whose file is to be ordered with. */
  readonly templateId: number | null;
  /** Order that the configuration was taken from. */
  readonly reorderedFrom: string | null;
}

export function useProductDetail(): Loadable<ProductDetail> {
  const { id } = useRouteParams('productDetail');
  const [search] = useSearchParams();
  const user = useUser();
  const from = search.get('from');
  const product = usePricedProduct(/^\d+$/.test(id) ? Number(id) : -1);
  const addresses = useCall(getAddresses, {});
  const may = useCanCall();
  const account = useCall(getAccount, may(getAccount) ? {} : null);
  const earlier = useCall(getOrderDetail, from === null ? null : { ordersn: from });

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
  if (product.state === 'failed') return product;
  const isWaiting = from !== null && earlier.state === 'loading';
  if (product.state === 'loading' || addresses.state === 'loading' || isWaiting) {
    return { state: 'loading' };
  }
  const template = product.value.product;
  const reordered =
    earlier.state === 'ready' ? fitting(earlier.value.configuration, template) : undefined;
  return {
    ...product,
    value: {
      priced: product.value,
      terms,
      address,
      balance: account.state === 'ready' ? account.value.balance : null,
      // What was changed since the order stands in the address.
      initial: configurationFrom(search, template) ?? reordered ?? template.defaults,
      templateId: templateIn(search),
      reorderedFrom: reordered ? from : null,
    },
  };
}
