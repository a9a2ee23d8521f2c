/** Performs what a flow emits. */
import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';
import { watchEmitted } from '../emitted.ts';
import type { FlowEmitted } from '../emitted.types.ts';
import { type FlowEffectHandlers, useFlowWorld } from './FlowProvider.tsx';

export interface FlowEffectsProps {
  /** The flow; what its child flows emit is performed too. */
  readonly flow: AnyActorRef;
  /** Instead of the provider's handlers, for this flow only. */
  readonly on?: Partial<FlowEffectHandlers> | undefined;
}

/**
 * Draws nothing. Must stand below the component that runs the flow: a child listens before its
 * parent starts, so nothing is missed.
 */
export function FlowEffects({ flow, on }: FlowEffectsProps) {
  const { effects } = useFlowWorld();
  const perform = useEffectEvent((event: FlowEmitted) => {
    const handler = on?.[event.type] ?? effects[event.type];
    // The map's entry for a type takes events of that type.
    (handler as (event: FlowEmitted) => void)(event);
  });
  useEffect(() => watchEmitted(flow, perform), [flow]);
  return null;
}
