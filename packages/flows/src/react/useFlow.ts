/** Runs a flow as long as a component is on screen. */
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import { useFlowWorld } from './FlowProvider.tsx';

type ActorsOf<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;

export interface FlowOptions<M extends AnyStateMachine> {
  /** Read once, when the component appears. */
  readonly input: InputFrom<M>;
  /** The flow's actors, as a rule its `createXActors`; absent for a flow without calls. */
  readonly actors?: (client: FlowClient) => ActorsOf<M>;
}

/**
 * Starts the machine when the component appears and stops it when it goes: requests that still run
 * are aborted. The answer never changes; read its state with `useSelector`.
 */
export function useFlow<M extends AnyStateMachine>(
  machine: M,
  { input, actors }: FlowOptions<M>,
): Actor<M> {
  const { client, clock, inspect, restore } = useFlowWorld();
  const [flow] = useState(() => {
    const restored = restore?.(machine);
    return {
      logic: (restored?.machine ??
        (actors ? machine.provide({ actors: actors(client) }) : machine)) as M,
      options: {
        input,
        ...(clock && { clock }),
        ...(inspect && { inspect }),
        ...(restored && { snapshot: restored.snapshot }),
      },
    };
  });
  // The options are complete; their type depends on a machine that is not known here.
  return useActorRef(flow.logic, flow.options as never);
}
