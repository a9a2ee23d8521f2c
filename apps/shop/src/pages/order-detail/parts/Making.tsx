/** Which work order it is, with how many other orders it shares a press sheet, and its job ticket. */
import { getOrderTicket } from '@banxin/contract/calls/order/making';
import type { OrderDetail } from '@banxin/contract/entities/order';
import { Inline } from '@banxin/ui/Inline';
import { Text } from '@banxin/ui/Text';
import { SaveFileButton } from '../../../lib/SaveFileButton.tsx';
import { useText } from '../../../lib/text.ts';
import { useMaking } from '../order-making.data.ts';
import { orderMakingText } from '../order-making.messages.ts';

/** Nothing until it is known: the line of days says what matters. */
export function Making({ order }: { readonly order: OrderDetail }) {
  const text = useText(orderMakingText);
  const making = useMaking(order);
  if (making.state !== 'ready' || making.value === null) return null;
  const { workOrderNo, shared } = making.value;
  return (
    <Inline gap={12}>
      <Text size={12} tone="quiet">
        {text.workOrder(workOrderNo)}
        {shared !== null && shared.others > 0 && text.shares(shared.others, shared.places)}
      </Text>
      <SaveFileButton
        size="small"
        variant="quiet"
        call={getOrderTicket}
        input={{ orderSN: order.orderSN }}
        words={{ label: text.ticket, done: text.ticketSaved, failed: text.ticketFailed }}
      />
    </Inline>
  );
}
