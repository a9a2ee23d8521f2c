// The flows in the canvas, as the statechart panel shows them. Filled from the channel, also while it is closed.
import type { Channel } from 'storybook/internal/channels';
import {
  type FlowChanged,
  type FlowReceived,
  type FlowStarted,
  type FlowTaken,
  flowMessages,
} from './flowMessages.ts';

/** One flow of the story in the canvas. */
export interface FlowView extends FlowStarted {
  readonly current: FlowChanged | null;
  /** Where it began in the canvas. */
  readonly first: string | undefined;
  /** What it received since the story began, oldest first. */
  readonly received: readonly FlowReceived[];
  /** Why the last steps were not taken. */
  readonly refusals: readonly string[];
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
    set([...flows, { ...started, current: null, first: undefined, received: [], refusals: [] }]),
  );
  channel.on(flowMessages.changed, (current: FlowChanged) =>
    change(current.session, (flow) => ({
      ...{ ...flow, current },
      first: flow.first ?? current.state,
    })),
  );
  channel.on(flowMessages.received, (one: FlowReceived) =>
    change(one.session, (flow) => ({ ...flow, received: [...flow.received, one] })),
  );
  channel.on(flowMessages.taken, ({ session, taken }: FlowTaken) =>
    change(session, (flow) => ({
      ...flow,
      refusals: taken.flatMap((one) => (one.kind === 'refused' ? [one.reason] : [])),
    })),
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
