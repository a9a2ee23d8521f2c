/** Order confirmation: address, carrier, price; the last look before the order counts. */
import { pathOf } from '@banxin/contract/routes';
import { Heading } from '@banxin/ui/Heading';
import { LinkButton } from '@banxin/ui/LinkButton';
import { Page } from '@banxin/ui/Page';
import { Stack } from '@banxin/ui/Stack';
import { Steps } from '@banxin/ui/Steps';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { Loaded } from '../../lib/Loaded.tsx';
import { lazyPart } from '../../lib/lazyPart.tsx';
import { PageSkeleton } from '../../lib/PageSkeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useRouteParams } from '../../lib/useRouteParams.ts';
import * as css from './order-confirm.css.ts';
import { useOrderConfirmation } from './order-confirm.data.ts';
import { orderConfirmText } from './order-confirm.messages.ts';

/** It needs the answer, which is asked for meanwhile. */
const ConfirmView = lazyPart(() => import('./parts/ConfirmView.tsx'));
void ConfirmView.prepare();

export default function OrderConfirmPage() {
  const text = useText(orderConfirmText);
  const { orderId: orderSN } = useRouteParams('orderConfirm');
  const confirmation = useOrderConfirmation(orderSN);
  return (
    <Loaded
      of={confirmation.info}
      pending={<PageSkeleton />}
      failed={{
        title: text.loadFailed,
        kept: text.kept,
        unknown: text.unknown,
        forbidden: text.forbidden,
        ways: <LinkButton href={pathOf('myOrder')}>{text.orders}</LinkButton>,
      }}
    >
      {(info) =>
        // Confirmed before: the order's own page knows what to do next.
        info.order.confirmed ? (
          <Redirect to={pathOf('UserOrderDetail', { sn: orderSN })} replace />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <Page paddingBlock={32}>
              <Stack gap={24}>
                <div className={css.head}>
                  <Heading level={1}>{text.title}</Heading>
                  <Steps
                    label={text.steps}
                    currentId="confirm"
                    items={[
                      { id: 'configure', title: text.stepConfigure },
                      { id: 'confirm', title: text.stepConfirm },
                      { id: 'pay', title: text.stepPay },
                      { id: 'follow', title: text.stepFollow },
                    ]}
                  />
                </div>
                <ConfirmView info={info} confirmation={confirmation} />
              </Stack>
            </Page>
          </Suspense>
        )
      }
    </Loaded>
  );
}
