/** The view of the flow cashier, for its stories. */
import { pathOf } from '@banxin/contract/routes';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import CheckoutPage from './CheckoutPage.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('payCheckout', {}, { paymentSN: '9261120771536048' })}
      flows={flows}
      onEvent={nothing}
    >
      <CheckoutPage />
    </StoryShop>
  ),
};
