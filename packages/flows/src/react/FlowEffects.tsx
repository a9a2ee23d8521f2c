/** Performs what a flow emits: the world's events by the provider, the flow's own by its host. */
import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, EventObject } from 'xstate';
import { watchEmitted } from '../emitted.ts';
import type { WorldEmitted } from '../emitted.types.ts';
import { type FlowEffectHandlers, useFlowWorld } from './FlowProvider.tsx';

/** Events that a machine does not share with the others; none when it declares none. */
type OwnEmitted<M extends AnyStateMachine> = string extends EmittedFrom<M>['type']
  ? never
  : Exclude<EmittedFrom<M>, WorldEmitted>;

/** Performs everything that only this machine emits. */
export type OwnEffectHandlers<M extends AnyStateMachine> = {
  readonly [T in OwnEmitted<M>['type']]: (event: Extract<OwnEmitted<M>, { type: T }>) => void;
};

/** One handler per event of the flow's own: a forgotten one does not compile. Those of the world may be replaced. */
export type FlowEffectsProps<M extends AnyStateMachine> = {
  /** The flow. What its child flows emit is performed too; those emit the world's events alone. */
  readonly flow: Actor<M>;
} & ([OwnEmitted<M>] extends [never]
  ? { readonly on?: Partial<FlowEffectHandlers> | undefined }
  : { readonly on: OwnEffectHandlers<M> & Partial<FlowEffectHandlers> });

type Handlers = Readonly<Record<string, ((event: never) => void) | undefined>>;

/**
 * Draws nothing. Must stand below the component that runs the flow: a child listens before its
 * parent starts, so nothing is missed. Throws when nobody performs an event.
 */
export function FlowEffects<M extends AnyStateMachine>({ flow, on }: FlowEffectsProps<M>) {
  const { effects } = useFlowWorld();
  const perform = useEffectEvent((event: EventObject) => {
    const handler = (on as Handlers | undefined)?.[event.type] ?? (effects as Handlers)[event.type];
    if (!handler) throw new Error(`Nobody performs '${event.type}'.`);
    // The entry for a type takes events of that type.
    handler(event as never);
  });
  useEffect(() => watchEmitted(flow, perform), [flow]);
  return null;
}
