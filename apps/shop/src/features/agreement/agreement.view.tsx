/** The view of the flow agreement, for its stories. */
import { createSignal } from '../../lib/signal.ts';
import { type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { AgreementHost } from './AgreementHost.tsx';

export const view: FlowView = {
  view: (flows) => (
    <StoryShop answers={{}} flows={flows} onEvent={nothing}>
      <AgreementHost requests={createSignal<boolean>()} onClosed={nothing} />
    </StoryShop>
  ),
};
