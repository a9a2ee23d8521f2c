/** The order with everything there. Its code comes while the order is asked for. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { OrderDialogsPart } from '../../../features/order/OrderDialogsPart.tsx';
import { useOrderActions } from '../../../features/order/useOrderActions.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useRowFocus } from '../../../lib/useRowFocus.ts';
import { mayHaveParcels } from '../order-making.data.ts';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderSpec } from './OrderSpec.tsx';
import { PlanLine } from './PlanLine.tsx';

/** Nobody says anything of an order that is not received yet. */
const OrderCommentPart = lazyPart(() => import('./OrderCommentPart.tsx'));
/** Few orders have to do with the cloud warehouse. */
const OrderGoods = lazyPart(() => import('./OrderGoods.tsx'));
/** Only what is packed is on its way. */
const Tracking = lazyPart(() => import('./Tracking.tsx'));

/** From the receipt on; one that goes back keeps what was said of it. */
const COMMENTED: readonly number[] = [s.delivered, s.toReturn, s.returned];

/** What was cancelled before it was paid never has an invoice; who sees no prices sees none. */
const mayBeInvoiced = ({ total, paid, status }: OrderDetail): boolean =>
  total !== null && (status !== s.cancelled || (paid ?? 0) > 0);

interface OrderViewProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

export default function OrderView({ order, onChanged }: OrderViewProps) {
  const [, navigate] = useLocation();
  const { cloud, goods } = order;
  // What was taken out of the lists has no page any more.
  const actions = useOrderActions((done) =>
    done === 'hide' ? navigate(pathOf('myOrder')) : onChanged(),
  );
  // What was just done cannot be done again: its button is gone, and the focus with it.
  const view = useRef<HTMLDivElement>(null);
  const onFocus = useRowFocus(view, view);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears which button has the focus
    <div ref={view} onFocus={onFocus}>
      <Stack gap={20}>
        <OrderHead order={order} actions={actions} onChanged={onChanged} />
        <OrderProgress order={order} />
        <PlanLine order={order} />
        <Split
          gap={20}
          aside={
            <Stack gap={20}>
              <OrderPrice order={order} />
              <OrderHistory order={order} />
            </Stack>
          }
        >
          <Stack gap={20}>
            {(cloud === undefined || cloud === 'store' || goods === undefined) && (
              <OrderSpec order={order} />
            )}
            {cloud !== undefined && goods !== undefined && (
              <OrderGoods order={order} errand={cloud} goods={goods} />
            )}
            {order.isPrinted && (
              <OrderFiles order={order} actions={actions} onChanged={onChanged} />
            )}
            <OrderDelivery order={order} actions={actions} onChanged={onChanged} />
            {mayHaveParcels(order) && <Tracking order={order} />}
            {COMMENTED.includes(order.status) && <OrderCommentPart order={order} />}
            <OrderPayments key={`${order.status}`} order={order} />
            {mayBeInvoiced(order) && (
              <OrderInvoices key={`invoices ${order.status}`} order={order} />
            )}
          </Stack>
        </Split>
        <OrderDialogsPart actions={actions} />
      </Stack>
    </div>
  );
}
