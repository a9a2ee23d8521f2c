/** Back to the options of the order: speed, carrier and wished day go along. */
import { pathOf } from '@banxin/contract/routes';
import type { CarrierCode } from '@banxin/pricing/types';
import { LinkButton } from '@banxin/ui/LinkButton';
import { NO_WISH, sendingQuery } from '../../../features/quote/sendingQuery.ts';
import { useText } from '../../../lib/text.ts';
import type { ConfirmInfo, OrderConfirmation } from '../order-confirm.data.ts';
import { orderConfirmText } from '../order-confirm.messages.ts';

export interface ChangeOptionsProps extends Pick<ConfirmInfo, 'order'> {
  readonly urgent: OrderConfirmation['choices']['urgent'];
  readonly carrier: string | null;
  /** Called before the page changes. */
  readonly onPress: () => void;
}

export function ChangeOptions({ order, urgent, carrier, onPress }: ChangeOptionsProps) {
  const text = useText(orderConfirmText);
  const { productId, orderSN, arriveBy } = order;
  const query = sendingQuery({
    way: { urgent, ...(carrier !== null && { carrier: carrier as CarrierCode }) },
    wish: { ...NO_WISH, by: arriveBy },
  });
  return (
    <LinkButton
      href={pathOf('productDetail', { id: productId }, { draft: orderSN, ...query })}
      onPress={onPress}
      isFullWidth
    >
      {text.edit}
    </LinkButton>
  );
}
