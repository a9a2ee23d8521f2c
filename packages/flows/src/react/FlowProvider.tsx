/** What flows need of the page they run in, given once at its top. */
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { ActorOptions, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { WorldEmitted } from '../emitted.types.ts';

/** Timers of flows: the browser's, or a simulated clock. */
export type FlowClock = NonNullable<ActorOptions<AnyStateMachine>['clock']>;

/** Performs what flows ask of the world. The map is complete: a new kind of event does not compile without a handler. */
export type FlowEffectHandlers = {
  readonly [T in WorldEmitted['type']]: (event: Extract<WorldEmitted, { type: T }>) => void;
};

/** A flow put into a state instead of started: stories do it. */
export interface RestoredFlow {
  readonly machine: AnyStateMachine;
  readonly snapshot: Snapshot<unknown>;
}

export interface FlowProviderProps {
  /** Sends the calls of every flow. */
  readonly client: FlowClient;
  /** Performs what flows emit, once each. */
  readonly effects: FlowEffectHandlers;
  /** @default the browser's timers */
  readonly clock?: FlowClock | undefined;
  /** Hears of everything that happens inside: a statechart panel, a log. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** Asked once per flow that begins; undefined starts it as usual. */
  readonly restore?: ((machine: AnyStateMachine) => RestoredFlow | undefined) | undefined;
  readonly children: ReactNode;
}

type FlowWorld = Omit<FlowProviderProps, 'children'>;

const FlowInspectContext = createContext<FlowProviderProps['inspect']>(undefined);

export interface FlowInspectorProps {
  /** Hears of every flow below, beside whom its provider names. */
  readonly inspect: NonNullable<FlowProviderProps['inspect']>;
  readonly children: ReactNode;
}

/** Watches flows from outside their provider: the review room does. */
export function FlowInspector({ inspect, children }: FlowInspectorProps) {
  return <FlowInspectContext value={inspect}>{children}</FlowInspectContext>;
}

const FlowContext = createContext<FlowWorld | undefined>(undefined);

/** Gives client, clock and effects to the flows below. */
export function FlowProvider({
  client,
  effects,
  clock,
  inspect,
  restore,
  children,
}: FlowProviderProps) {
  const outer = use(FlowInspectContext);
  const watch = useMemo(
    () =>
      inspect && outer
        ? (event: InspectionEvent): void => {
            inspect(event);
            outer(event);
          }
        : (inspect ?? outer),
    [inspect, outer],
  );
  const world = useMemo(
    () => ({ client, effects, clock, inspect: watch, restore }),
    [client, effects, clock, watch, restore],
  );
  return <FlowContext value={world}>{children}</FlowContext>;
}

/** The nearest provider's world. Throws without one. */
export function useFlowWorld(): FlowWorld {
  const world = use(FlowContext);
  if (!world) throw new Error('A flow was used outside <FlowProvider>.');
  return world;
}
