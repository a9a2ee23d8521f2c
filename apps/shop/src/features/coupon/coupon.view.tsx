/** The view of the flow coupon, for its stories. */
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { newShop } from '../../stories/fixtures/users.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import CouponHost from './CouponHost.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop user={newShop} answers={{}} flows={flows} onEvent={nothing}>
      <CouponHost isHeld={false} />
    </StoryShop>
  ),
};
