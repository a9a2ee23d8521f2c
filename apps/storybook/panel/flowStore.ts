// What the statechart panel knows of the flows in the canvas. Filled from the channel, also while it is closed.
import type { Channel } from 'storybook/internal/channels';
import { type FlowHeard, type FlowMoved, type FlowSeen, flowMessages } from './flowMessages.ts';

/** One flow of the story in the canvas. */
export interface FlowView extends FlowSeen {
  readonly moved: FlowMoved | null;
  /** What it heard since the story began, oldest first. */
  readonly heard: readonly FlowHeard['event'][];
}

/** A small store for `useSyncExternalStore`. */
export function createFlowStore(channel: Pick<Channel, 'on'>) {
  let flows: readonly FlowView[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly FlowView[]): void => {
    flows = next;
    for (const listener of listeners) listener();
  };
  const change = (session: string, change: (flow: FlowView) => FlowView): void =>
    set(flows.map((flow) => (flow.session === session ? change(flow) : flow)));
  channel.on(flowMessages.cleared, () => set([]));
  channel.on(flowMessages.seen, (seen: FlowSeen) =>
    set([...flows, { ...seen, moved: null, heard: [] }]),
  );
  channel.on(flowMessages.moved, (moved: FlowMoved) =>
    change(moved.session, (flow) => ({ ...flow, moved })),
  );
  channel.on(flowMessages.heard, ({ session, event }: FlowHeard) =>
    change(session, (flow) => ({ ...flow, heard: [...flow.heard, event] })),
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
