/** Says in the page which state a flow is in, for a view without an element of its own: a dialog, a child flow. */
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { useFlowAttributes } from './useFlowAttributes.ts';

export interface FlowStateProps {
  readonly flow: ActorRefFrom<AnyStateMachine>;
}

/** Carries `data-flow` and `data-state`; nobody sees or hears it. */
export function FlowState({ flow }: FlowStateProps) {
  return <span hidden {...useFlowAttributes(flow)} />;
}
