/** Which order an opinion is about; somebody without orders never sees it. */

import type { OutputOf } from '@banxin/contract/call';
import type { getOrders } from '@banxin/contract/calls/order/list';
import { Select, type SelectProps } from '@banxin/ui/Select';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { useText } from '../../../lib/text.ts';
import { suggestionText } from '../suggestion.messages.ts';

export interface OrderFieldProps extends Omit<SelectProps, 'label' | 'options'> {
  readonly orders: OutputOf<typeof getOrders>['items'];
}

export default function OrderField({ orders, ...field }: OrderFieldProps) {
  const text = useText(suggestionText);
  const { name } = useCatalogueWords();
  return (
    <Select
      {...field}
      label={text.order}
      options={[
        { id: '', label: text.noOrder },
        ...orders.map(({ orderSN, productId, productName }) => ({
          id: orderSN,
          label: orderSN,
          detail: name('product', productId, productName),
        })),
      ]}
    />
  );
}
