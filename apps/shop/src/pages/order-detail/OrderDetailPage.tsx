/** One order: where it stands, what was agreed, its files, its payments, its history. */

import type { OrderDetail } from '@banxin/contract/entities/order';
import { orderStatus as s } from '@banxin/contract/enums/order';
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Split } from '@banxin/ui/Split';
import { Stack } from '@banxin/ui/Stack';
import { useLocation } from 'wouter';
import { OrderDialogsPart } from '../../features/order/OrderDialogsPart.tsx';
import { useOrderActions } from '../../features/order/useOrderActions.ts';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { useAddressFlag, useOrderDetail } from './order-detail.data.ts';
import { orderDetailText } from './order-detail.messages.ts';
import { mayHaveParcels } from './order-making.data.ts';
import { OrderCommentPart } from './parts/OrderCommentPart.tsx';
import { OrderDelivery } from './parts/OrderDelivery.tsx';
import { OrderFiles } from './parts/OrderFiles.tsx';
import { OrderHead } from './parts/OrderHead.tsx';
import { OrderHistory } from './parts/OrderHistory.tsx';
import { OrderPayments } from './parts/OrderPayments.tsx';
import { OrderPrice } from './parts/OrderPrice.tsx';
import { OrderProgress } from './parts/OrderProgress.tsx';
import { OrderSkeleton } from './parts/OrderSkeleton.tsx';
import { OrderSpec } from './parts/OrderSpec.tsx';
import { PlanLine } from './parts/PlanLine.tsx';

/** Only what is packed is on its way. */
const Tracking = lazyPart(() => import('./parts/Tracking.tsx'));

/** From the receipt on; one that goes back keeps what was said of it. */
const COMMENTED: readonly number[] = [s.delivered, s.toReturn, s.returned];

interface OrderViewProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

function OrderView({ order, onChanged }: OrderViewProps) {
  const [, navigate] = useLocation();
  // What was taken out of the lists has no page any more.
  const actions = useOrderActions((done) =>
    done === 'hide' ? navigate(pathOf('myOrder')) : onChanged(),
  );
  return (
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
          <OrderSpec order={order} />
          {order.isPrinted && <OrderFiles order={order} actions={actions} onChanged={onChanged} />}
          <OrderDelivery order={order} actions={actions} onChanged={onChanged} />
          {mayHaveParcels(order) && <Tracking order={order} />}
          {COMMENTED.includes(order.status) && <OrderCommentPart order={order} />}
          <OrderPayments key={`${order.status}`} order={order} />
        </Stack>
      </Split>
      <OrderDialogsPart actions={actions} />
    </Stack>
  );
}

export default function OrderDetailPage() {
  useAddressFlag();
  const text = useText(orderDetailText);
  const order = useOrderDetail();
  return (
    <Loaded
      of={order}
      pending={<OrderSkeleton />}
      failed={{
        place: 'main',
        title: text.failed,
        unknown: text.notFound,
        unknownHint: text.notFoundHint,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('myOrder')}>{text.toList}</LinkButton>,
      }}
    >
      {(value, refresh) => <OrderView order={value} onChanged={() => void refresh()} />}
    </Loaded>
  );
}
