/** The view of the flow order-confirm, for its stories. */
import { createAddress } from '@banxin/contract/calls/customer/address';
import { getConfirmOrderInfo } from '@banxin/contract/calls/order/confirm';
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { confirmInfo, WAITING } from '../../stories/fixtures/confirming.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { on } from '../../stories/storyClient.ts';
import OrderConfirmPage from './OrderConfirmPage.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('orderConfirm', { id: 101, orderId: WAITING })}
      answers={{
        ...on(getConfirmOrderInfo, confirmInfo()),
        ...on(createAddress, 'pending'),
      }}
      flows={flows}
      onEvent={nothing}
    >
      <OrderConfirmPage />
    </StoryShop>
  ),
};
