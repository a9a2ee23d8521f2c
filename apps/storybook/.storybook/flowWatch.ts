// Reports the flows of the story in the canvas to the statechart panel and passes the panel's events to them.
import { atlases } from '@banxin/flows/atlases';
import { leafPaths } from '@banxin/flows/attributes';
import { withoutSecrets } from '@banxin/flows/flight-recorder';
import { chartTree, SimulatedClock, tick } from '@banxin/flows/testing';
import { addons } from 'storybook/preview-api';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import {
  type FlowChanged,
  type FlowEvents,
  type FlowReceived,
  type FlowStarted,
  flowMessages,
} from '../panel/flowMessages.ts';

/** For tests of a story in a browser: sends events to a flow, moves its clock on. */
export interface FlowHandle {
  send(flow: string, ...events: readonly AnyEventObject[]): void;
  tick(seconds: number): void;
}

const actors = new Map<string, AnyActorRef>();
let isRestored = false;

const machineOf = (actor: unknown): AnyStateMachine | null => {
  const { logic } = actor as { logic?: unknown };
  return logic instanceof StateMachine ? (logic as AnyStateMachine) : null;
};

function changeOf(session: string, flow: string, snapshot: AnyMachineSnapshot): FlowChanged {
  const types = snapshot.status === 'active' ? acceptedTypes(snapshot) : [];
  const samples = atlases[flow]?.events ?? [];
  const accepted = types
    .filter((type) => !type.startsWith('xstate.'))
    .flatMap((type) => {
      const fits = samples.filter((sample) =>
        type.endsWith('.*') ? sample.type.startsWith(type.slice(0, -1)) : sample.type === type,
      );
      return fits.length > 0 ? fits : type.endsWith('.*') ? [] : [{ type }];
    });
  return {
    session,
    state: leafPaths(snapshot.value).join('|'),
    isOver: snapshot.status !== 'active',
    accepted: [...new Map(accepted.map((event) => [JSON.stringify(event), event])).values()],
  };
}

/** Reports what a flow does to the panel: the `inspect` of `<FlowInspector>`. */
export function watchFlows(inspected: InspectionEvent): void {
  const actor = inspected.actorRef as AnyActorRef;
  const { sessionId: session } = actor;
  const machine = machineOf(actor);
  if (machine === null) return;
  const channel = addons.getChannel();
  if (!actors.has(session)) {
    actors.set(session, actor);
    const started: FlowStarted = { session, flow: machine.id, chart: chartTree(machine) };
    channel.emit(flowMessages.started, started);
    if (isRestored) queueMicrotask(() => armTimers(actor, machine));
  }
  if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init') {
    const event = withoutSecrets(inspected.event) as FlowReceived['event'];
    channel.emit(flowMessages.received, { session, event } satisfies FlowReceived);
  }
  if (inspected.type === '@xstate.snapshot') {
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    channel.emit(flowMessages.changed, changeOf(session, machine.id, snapshot));
  }
}

const clockOf = (actor: AnyActorRef): SimulatedClock | null => {
  const { clock } = actor as unknown as { clock?: unknown };
  return clock instanceof SimulatedClock ? clock : null;
};

/** A flow that was restored into a state has no timers running: sets those that the state would have started. */
function armTimers(actor: AnyActorRef, machine: AnyStateMachine): void {
  const clock = clockOf(actor);
  const { _nodes: nodes } = actor.getSnapshot() as AnyMachineSnapshot;
  // Several guarded transitions share one timer.
  const timers = new Map(
    nodes.flatMap((node) => node.after.map(({ eventType, delay }) => [eventType, delay] as const)),
  );
  for (const [type, delay] of timers) {
    const milliseconds = machine.implementations.delays[String(delay)];
    if (typeof milliseconds !== 'number') continue;
    clock?.setTimeout(() => {
      if (actor.getSnapshot().can({ type })) actor.send({ type });
    }, milliseconds);
  }
}

function advanceClocks(seconds: number): void {
  const clocks = new Set([...actors.values()].map(clockOf).filter((clock) => clock !== null));
  for (const clock of clocks) {
    tick(clock, seconds);
  }
}

const handle: FlowHandle = {
  send(flow, ...events) {
    for (const actor of actors.values()) {
      if (machineOf(actor)?.id !== flow) continue;
      for (const event of events) actor.send(event);
    }
  },
  tick: advanceClocks,
};

/**
 * Forgets the flows of the story before; listens to the panel. Called once per story; returns what ends it.
 * @param isRestoring the story puts its flow into a state instead of starting it
 */
export function beginFlowWatch(isRestoring: boolean): () => void {
  isRestored = isRestoring;
  const channel = addons.getChannel();
  const send = ({ session, events }: FlowEvents): void => {
    for (const event of events) actors.get(session)?.send(event);
  };
  actors.clear();
  channel.emit(flowMessages.cleared);
  channel.on(flowMessages.send, send);
  channel.on(flowMessages.tick, handle.tick);
  Object.assign(globalThis, { banxinFlows: handle });
  return () => {
    channel.off(flowMessages.send, send);
    channel.off(flowMessages.tick, handle.tick);
  };
}
