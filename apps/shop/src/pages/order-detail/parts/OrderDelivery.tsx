/** Where the goods go, with whom, and when they arrive. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import { DescriptionList } from '@banxin/ui/DescriptionList';
import { Heading } from '@banxin/ui/Heading';
import { Sheet } from '@banxin/ui/Sheet';
import { Stack } from '@banxin/ui/Stack';
import { Text } from '@banxin/ui/Text';
import { addressLine } from '../../../features/address/addressLine.ts';
import type { OrderActionsState } from '../../../features/order/useOrderActions.ts';
import { senderLine } from '../../../features/orderExtend/senderLine.ts';
import { useCatalogueWords } from '../../../lib/catalogueWords.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { Own } from '../../../lib/Own.tsx';
import { useText } from '../../../lib/text.ts';
import { useAnchor } from '../../../lib/useAnchor.ts';
import * as css from '../OrderDetail.css.ts';
import { orderDetailText } from '../order-detail.messages.ts';
import { DeliveryActions } from './DeliveryActions.tsx';
import { OrderPromise } from './OrderPromise.tsx';

/** Few orders go to several addresses. */
const OrderDropsList = lazyPart(() => import('./OrderDropsList.tsx'));
/** Few change where they go. */
const WaitingAddress = lazyPart(() => import('./WaitingAddress.tsx'));

export interface OrderDeliveryProps {
  readonly order: OrderDetail;
  readonly actions: OrderActionsState;
  readonly onChanged: () => void;
}

export function OrderDelivery({ order, actions, onChanged }: OrderDeliveryProps) {
  const text = useText(orderDetailText);
  const { name } = useCatalogueWords();
  const anchor = useAnchor('delivery');
  const { receiver, carrier, status, isMultiSite, sender, certificate } = order;
  return (
    <Sheet element="section" aria-label={text.delivery}>
      <Stack gap={16}>
        <div {...anchor} className={css.anchor}>
          <Heading level={2} size={16}>
            {text.delivery}
          </Heading>
        </div>
        {order.wish !== null && <WaitingAddress wish={order.wish} onChanged={onChanged} />}
        {receiver === null && <Text tone="body">{text.noReceiver}</Text>}
        <DescriptionList
          columns={2}
          items={[
            ...(receiver === null || isMultiSite
              ? []
              : [
                  { label: text.receiver, value: <Own>{receiver.consignee}</Own> },
                  { label: text.phone, value: receiver.mobilePhone },
                  {
                    label: text.address,
                    value: <Own>{addressLine(receiver, ' ')}</Own>,
                    isWide: true,
                  },
                ]),
            ...(carrier === null || isMultiSite
              ? []
              : [
                  { label: text.carrier, value: name('carrier', carrier.code, carrier.name) },
                  {
                    label: text.tracking,
                    value: carrier.trackingNo ?? <Text tone="quiet">{text.noTracking}</Text>,
                  },
                ]),
            ...(sender
              ? [{ label: text.setSender, value: <Own>{senderLine(sender)}</Own>, isWide: true }]
              : []),
            ...(certificate
              ? [{ label: text.setCertificate, value: <Own>{certificate.brand}</Own> }]
              : []),
            ...(status === orderStatus.cancelled
              ? []
              : [{ label: text.promise, value: <OrderPromise order={order} />, isWide: true }]),
          ]}
        />
        {isMultiSite && <OrderDropsList order={order} onChanged={onChanged} />}
        {receiver !== null && (
          <DeliveryActions order={{ ...order, receiver }} actions={actions} onChanged={onChanged} />
        )}
      </Stack>
    </Sheet>
  );
}
