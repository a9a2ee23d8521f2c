/** The price as it was agreed: stored lines that add up, opened one by one. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Heading } from '@banxin/ui/Heading';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Sheet } from '@banxin/ui/Sheet';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { Suspense } from 'react';
import { priceLines } from '../../../features/quote/priceLines.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyOptional } from '../../../lib/lazyOptional.ts';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

const OrderXrayButton = lazyOptional(
  () => import('../../../features/quote/xray/OrderXrayButton.tsx'),
);

export function OrderPrice({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderDetailText);
  const catalogue = useCatalogueWords();
  if (order.total !== null && order.quote !== null) {
    return (
      <PriceSheet
        title={text.price}
        lines={priceLines(order.quote.lines, catalogue)}
        totalFen={order.quote.total}
        footer={
          <Suspense fallback={<Skeleton shape="control" />}>
            <OrderXrayButton orderSN={order.orderSN} />
          </Suspense>
        }
      />
    );
  }
  return (
    <Sheet element="section" aria-label={text.price}>
      <Stack gap={8}>
        <Heading level={2} size={16}>
          {text.price}
        </Heading>
        <Text tone="body">{order.total === null ? text.priceHidden : text.priceNone}</Text>
      </Stack>
    </Sheet>
  );
}
