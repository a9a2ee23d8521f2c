/** How the flow pay-deadline is looked at. */
import { hint } from '@banxin/contract/messages/order';
import { messageOf } from '@banxin/contract/refusals/row';
import { pathOf } from '@banxin/contract/routes';
import { Text } from '@banxin/ui/Text';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import PayDeadline from './parts/PayDeadline.tsx';

const until = '2026-11-23T08:10:00.000+08:00';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('UserOrderDetail', { sn: '261120385502765' })}
      flows={flows}
      onEvent={nothing}
    >
      <Text tone="body">
        <PayDeadline
          until={until}
          hint={messageOf(hint.statusBy, { status: 1, at: until }).message}
          onPassed={() => undefined}
        />
      </Text>
    </StoryShop>
  ),
};
