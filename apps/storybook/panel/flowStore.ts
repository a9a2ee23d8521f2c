// The flows in the canvas, as the statechart panel shows them. Filled from the channel, also while it is closed.
import type { Channel } from 'storybook/internal/channels';
import {
  type FlowChanged,
  type FlowReceived,
  type FlowStarted,
  flowMessages,
} from './flowMessages.ts';

/** One flow of the story in the canvas. */
export interface FlowView extends FlowStarted {
  readonly current: FlowChanged | null;
  /** What it received since the story began, oldest first. */
  readonly received: readonly FlowReceived['event'][];
}

/** A small store for `useSyncExternalStore`. */
export function createFlowStore(channel: Pick<Channel, 'on'>) {
  let flows: readonly FlowView[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly FlowView[]): void => {
    flows = next;
    for (const listener of listeners) listener();
  };
  const change = (session: string, apply: (flow: FlowView) => FlowView): void =>
    set(flows.map((flow) => (flow.session === session ? apply(flow) : flow)));
  channel.on(flowMessages.cleared, () => set([]));
  channel.on(flowMessages.started, (started: FlowStarted) =>
    set([...flows, { ...started, current: null, received: [] }]),
  );
  channel.on(flowMessages.changed, (current: FlowChanged) =>
    change(current.session, (flow) => ({ ...flow, current })),
  );
  channel.on(flowMessages.received, ({ session, event }: FlowReceived) =>
    change(session, (flow) => ({ ...flow, received: [...flow.received, event] })),
  );
  return {
    read: () => flows,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type FlowStore = ReturnType<typeof createFlowStore>;
