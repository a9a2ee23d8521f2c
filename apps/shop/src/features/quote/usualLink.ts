/** Where something usual is ordered again as it was last, or its price is seen. */
import type { UsualOrder } from '@banxin/contract/calls/order/usual.schemas';
import { pathOf } from '@banxin/contract/routes';
import { configurationQuery } from './configurationQuery.ts';

export const usualLink = ({ productId, last }: UsualOrder): string =>
  pathOf('productDetail', { id: productId }, last ? configurationQuery(last.configuration) : {});
