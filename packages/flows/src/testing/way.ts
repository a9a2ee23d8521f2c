/** A way through a flow as data: how it began, what it heard, how its time passed. Plays it again. */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  SimulatedClock,
  transition,
} from 'xstate';
import { leafPaths } from '../attributes.ts';
import type { AnyFlowAtlas } from './atlas.ts';
import { frozen } from './frozen.ts';
import { recordEmitted } from './record.ts';
import { type FlowStart, inputOf } from './start.ts';

/** Time passes. */
export interface Pause {
  /** @unit ms */
  readonly wait: number;
  /** So often one after the other: a countdown starts its next second only after the last one. @default 1 */
  readonly times?: number;
}

/** Something for a flow inside, by the names of the flows on the way to it. */
export interface InnerStep {
  readonly to: readonly string[];
  readonly event: AnyEventObject;
}

/** One step: an event, one for a flow inside, or time that passes. */
export type WayStep = AnyEventObject | InnerStep | Pause;

export interface FlowWay extends FlowStart {
  readonly steps: readonly WayStep[];
}

/** A clock that can be moved. */
export interface MovingClock {
  now(): number;
  increment(ms: number): void;
}

export const isPause = (step: WayStep): step is Pause => 'wait' in step && !('type' in step);
export const isInner = (step: WayStep): step is InnerStep => 'to' in step && !('type' in step);

/** The flow inside another one; undefined when it is not there. */
export function insideOf(actor: AnyActorRef, to: readonly string[]): AnyActorRef | undefined {
  let found: AnyActorRef | undefined = actor;
  for (const name of to) {
    const { children } = found.getSnapshot() as { children?: Record<string, AnyActorRef> };
    found = children?.[name];
    if (found === undefined) return undefined;
  }
  return found;
}

/** How an event was taken. */
export type Taken =
  | { readonly kind: 'heard' }
  /** Nothing happens on it here. */
  | { readonly kind: 'ignored' }
  /** It was not sent: it would have broken the flow. */
  | { readonly kind: 'refused'; readonly reason: string };

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

/** Sends an event, unless it would break the flow: an error that nobody expects ends a machine. */
export function hand(actor: AnyActorRef, event: AnyEventObject): Taken {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return { kind: 'refused', reason: 'the flow is over' };
  const state = leafPaths(snapshot.value).join('|');
  try {
    const expected = snapshot.machine.getTransitionData(snapshot, event);
    if (event.type.startsWith('xstate.error.') && expected.length === 0) {
      return { kind: 'refused', reason: `${state} does not expect ${event.type}` };
    }
    // A flow inside another one tells that one, which is not there when it is only tried.
    if (!('_parent' in actor && actor._parent)) transition(snapshot.machine, snapshot, event);
  } catch (error) {
    return { kind: 'refused', reason: `${state} cannot read ${event.type}: ${messageOf(error)}` };
  }
  const isHeard = snapshot.can(event);
  actor.send(event);
  return { kind: isHeard ? 'heard' : 'ignored' };
}

/** Takes one step. Time is moved on every clock that is given. */
export function take(actor: AnyActorRef, clocks: Iterable<MovingClock>, step: WayStep): Taken {
  if (isPause(step)) {
    for (let times = step.times ?? 1; times > 0; times -= 1) {
      for (const clock of clocks) clock.increment(step.wait);
    }
    return { kind: 'heard' };
  }
  if (!isInner(step)) return hand(actor, step);
  const inside = insideOf(actor, step.to);
  return inside
    ? hand(inside, step.event)
    : { kind: 'refused', reason: `there is no ${step.to.join(' / ')} inside` };
}

/** Where a way led. */
export interface Played {
  /** Still running: for whoever looks further. */
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  /** As `data-state` says it. */
  readonly state: string;
  /** What the flow and those inside emitted, oldest first. */
  readonly emitted: readonly AnyEventObject[];
  /** Steps that were not taken, as `number: reason`. */
  readonly refused: readonly string[];
}

/** Plays a way from its beginning, with requests that never answer. */
export function playWay(atlas: AnyFlowAtlas, way: FlowWay): Played {
  const clock = new SimulatedClock();
  const actor = createActor(frozen(atlas.machine), { input: inputOf(atlas, way), clock });
  const emitted = recordEmitted(actor) as readonly AnyEventObject[];
  actor.start();
  const refused = way.steps.flatMap((step, index) => {
    const taken = take(actor, [clock], step);
    return taken.kind === 'refused' ? [`${index + 1}: ${taken.reason}`] : [];
  });
  const { value } = actor.getSnapshot() as AnyMachineSnapshot;
  return { actor, clock, state: leafPaths(value).join('|'), emitted, refused };
}
