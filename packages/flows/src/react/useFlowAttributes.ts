/** `data-flow` and `data-state` of a running flow. */
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type FlowAttributes, leafPaths } from '../attributes.ts';

/** For the root element of a flow's view; renders again only when the state changes. */
export function useFlowAttributes(flow: ActorRefFrom<AnyStateMachine>): FlowAttributes {
  const state = useSelector(flow, (snapshot: AnyMachineSnapshot) =>
    leafPaths(snapshot.value).join('|'),
  );
  const name = useSelector(flow, (snapshot: AnyMachineSnapshot) => snapshot.machine.id);
  return { 'data-flow': name, 'data-state': state };
}
