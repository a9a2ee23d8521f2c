/** One order: where it stands, what was agreed, its files, its payments, its history. */
import { pathOf } from '@banxin/contract/routes';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Suspense } from 'react';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { useAddressFlag, useOrderDetail } from './order-detail.data.ts';
import { orderDetailText } from './order-detail.messages.ts';
import { OrderSkeleton } from './parts/OrderSkeleton.tsx';

const OrderView = lazyPart(() => import('./parts/OrderView.tsx'));
void OrderView.prepare();

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
      {(value, refresh) => (
        <Suspense fallback={<OrderSkeleton />}>
          <OrderView order={value} onChanged={() => void refresh()} />
        </Suspense>
      )}
    </Loaded>
  );
}
