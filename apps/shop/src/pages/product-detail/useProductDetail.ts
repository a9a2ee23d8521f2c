/** What the product page begins with: its address and the order that it names, in the product as it is today. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { Configuration } from '@banxin/pricing/types';
import { useSearchParams } from 'wouter';
import { configurationFrom, fitting } from '../../features/quote/configurationLink.ts';
import { sendingFrom } from '../../features/quote/sending.ts';
import { asksDay, NO_WISH, type Sending } from '../../features/quote/sendingQuery.ts';
import { templateIn } from '../../features/quote/templateQuery.ts';
import type { ProductAnswers } from './product-detail.data.ts';

export interface ProductDetail extends Omit<ProductAnswers, 'draftSN' | 'earlier'> {
  readonly initial: Configuration;
  /** Of the address, else of the draft. */
  readonly sending: Sending;
  /** The address asks for the day. */
  readonly asksDay: boolean;
  /** Template whose file is to be ordered with. */
  readonly templateId: number | null;
  /** The order that is ordered again; null when none is. */
  readonly last: OrderDetail | null;
  /** The order that is not submitted and is edited here; null when none is. */
  readonly draft: OrderDetail | null;
  /** The address names a draft that is there no more: submitted, or removed. */
  readonly isDraftGone: boolean;
}

export function useProductDetail({
  draftSN,
  earlier: order,
  ...answers
}: ProductAnswers): ProductDetail {
  const [search] = useSearchParams();
  const { priced, terms } = answers;
  const template = priced.product;
  const ordered = order === null ? undefined : fitting(order.configuration, template);
  const draft = draftSN !== null && order?.tab === 'draft' ? order : null;
  const initial = configurationFrom(search, template) ?? ordered ?? template.defaults;
  return {
    ...answers,
    initial,
    sending: sendingFrom(search, priced, terms, initial) ?? {
      way: { urgent: draft?.urgent ?? 'none' },
      wish: { ...NO_WISH, by: draft?.arriveBy ?? null },
    },
    asksDay: asksDay(search),
    templateId: templateIn(search),
    last: draftSN === null && ordered !== undefined ? order : null,
    draft,
    isDraftGone: draftSN !== null && draft === null,
  };
}
