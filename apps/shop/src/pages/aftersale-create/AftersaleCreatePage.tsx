/** Asks for after-sales with an order. */
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { pathOf } from '@banxin/contract/routes';
import { wishOf } from '@banxin/contract/rules/afterSales';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Skeleton } from '@banxin/ui/Skeleton';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/useCall.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import { createText } from './aftersale-create.messages.ts';

const ClaimForm = lazyPart(() => import('./parts/ClaimForm.tsx'));
void ClaimForm.prepare();

export default function AftersaleCreatePage() {
  const text = useText(createText);
  const { type, sn } = useRouteParams('aftersaleCreate');
  const wish = wishOf(type);
  const order = useCall(getOrderDetail, wish === null ? null : { ordersn: sn });
  if (wish === null) return <Redirect to={pathOf('noFind')} replace />;
  const pending = <Skeleton shape="block" count={3} isAnnounced />;
  return (
    <Loaded
      of={order}
      pending={pending}
      failed={{
        place: 'main',
        title: text.failed,
        unknown: text.notFound,
        unknownHint: text.notFoundHint,
        ways: <LinkButton href={pathOf('aftersale')}>{text.toList}</LinkButton>,
      }}
    >
      {(value) => (
        <Suspense fallback={pending}>
          <ClaimForm key={value.orderSN} order={value} wish={wish} />
        </Suspense>
      )}
    </Loaded>
  );
}
