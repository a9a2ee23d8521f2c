/** The view of the flow preview-viewer, for its stories. */
import { createSignal } from '../../lib/signal.ts';
import { type Flows, type FlowView, nothing } from '../../stories/atlas/flowView.ts';
import { StoryShop } from '../../stories/StoryShop.tsx';
import { PreviewHost } from './PreviewHost.tsx';
import type { PreviewRequest } from './preview.ts';

/** The same flow, to which no arrival of a picture counts. */
const unheard = (flows: Flows): Flows => ({
  ...flows,
  restore: (machine) => {
    const restored = flows.restore?.(machine);
    if (!restored) return undefined;
    return {
      ...restored,
      machine: restored.machine.provide({ guards: { isCurrent: () => false } }),
    };
  },
});

export const view: FlowView = {
  // A picture that arrives is told to the flow: where it is still awaited, none may.
  view: (flows, { state }) => (
    <StoryShop
      answers={{}}
      flows={state === 'gallery.loading' ? unheard(flows) : flows}
      onEvent={nothing}
    >
      <PreviewHost requests={createSignal<PreviewRequest>()} />
    </StoryShop>
  ),
};
