/** A running number of a flow, for the one place that shows it. */
import { useMemo } from 'react';
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate';

/** Read by whoever draws it: the design system's countdowns take it as it is. */
export interface FlowNumber {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => number;
}

/**
 * Unlike `useSelector` it draws nothing again by itself: a countdown costs one label, not its page.
 * @param select the same function at each rendering
 */
export function useFlowNumber<M extends AnyStateMachine>(
  flow: Pick<Actor<M>, 'subscribe' | 'getSnapshot'>,
  select: (snapshot: SnapshotFrom<M>) => number,
): FlowNumber {
  return useMemo(
    () => ({
      subscribe: (listener) => {
        const { unsubscribe } = flow.subscribe(listener);
        return unsubscribe;
      },
      get: () => select(flow.getSnapshot()),
    }),
    [flow, select],
  );
}
