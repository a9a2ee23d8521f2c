/** The price as it was agreed: stored lines that add up, opened one by one. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Heading } from '@banxin/ui/Heading';
import { PriceSheet } from '@banxin/ui/PriceSheet';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { priceLines } from '../../../features/quote/priceLines.ts';
import { LaterXrayButton } from '../../../features/quote/xray/LaterXrayButton.tsx';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useText } from '../../../lib/text.ts';
import { orderDetailText } from '../order-detail.messages.ts';

const OrderXray = lazyPart(() => import('../../../features/quote/xray/OrderXray.tsx'));

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
          <LaterXrayButton>
            {(onClose) => <OrderXray orderSN={order.orderSN} onClose={onClose} />}
          </LaterXrayButton>
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
