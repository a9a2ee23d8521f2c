/** Where an order stands and what happens next. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { StatusTag } from '@banxin/ui/StatusTag';
import { Text } from '@banxin/ui/Text';
import { useFixedWords } from '../../lib/fixedWords.ts';
import * as css from './Order.css.ts';
import { orderTone } from './orderTone.ts';

export function OrderStanding({ order }: { readonly order: OrderSummary }) {
  const words = useFixedWords();
  return (
    <div className={css.status}>
      <StatusTag tone={orderTone(order)}>{words(order.statusLabel)}</StatusTag>
      <Text size={12} tone="body">
        {words(order.hint)}
      </Text>
    </div>
  );
}
