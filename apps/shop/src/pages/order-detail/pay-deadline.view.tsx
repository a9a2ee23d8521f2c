/** How the flow pay-deadline is looked at. */
import { pathOf } from '@banxin/contract/routes';
import { Text } from '@banxin/ui/Text';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { PayDeadline } from './parts/PayDeadline.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop
      path={pathOf('UserOrderDetail', { sn: '261120385502765' })}
      flows={flows}
      onEvent={nothing}
    >
      <Text tone="body">
        <PayDeadline
          until="2026-11-23T08:10:00.000+08:00"
          hint="请在 11 月 23 日 08:10 前付款，超时自动取消"
          onPassed={() => undefined}
        />
      </Text>
    </StoryShop>
  ),
};
