/** What a flow heard, written down as the steps of a way. */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  SimulatedClock,
} from 'xstate';
import { leafPaths } from '../attributes.ts';
import type { AnyFlowAtlas } from './atlas.ts';
import { frozen } from './frozen.ts';
import type { AtlasRow } from './rows.ts';
import { type FlowWay, isPause, type WayStep } from './way.ts';

/** One event that a flow heard. */
export interface Heard {
  readonly session: string;
  readonly event: AnyEventObject;
  /** @unit ms */
  readonly at: number;
  /** Session of the flow that told it, its own for its timers; absent for the page and for answers. */
  readonly from?: string;
  /** A request or a transfer of the flow told it. */
  readonly isAnswer?: boolean;
}

const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

/** Steps one after the other; pauses of one length are one step. */
export function joined(steps: readonly WayStep[]): readonly WayStep[] {
  const all: WayStep[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last && isPause(last) && isPause(step) && last.wait === step.wait) {
      all.splice(-1, 1, {
        wait: step.wait,
        times: (last.times ?? 1) + (step.times ?? 1),
      });
    } else all.push(step);
  }
  return all;
}

/**
 * The steps behind what was heard. What timers and flows of the same family told happens again by itself, when the
 * time has come: of it only the time is kept.
 * @param places of the flows that belong together: the names on the way from the outermost one to each
 * @param began when the first step may begin @unit ms
 */
export function stepsOf(
  heard: readonly Heard[],
  places: ReadonlyMap<string, readonly string[]>,
  began: number,
): readonly WayStep[] {
  let time = began;
  const steps = heard.flatMap(({ session, event, at, from }): readonly WayStep[] => {
    const to = places.get(session);
    if (to === undefined) return [];
    const pause = at > time ? [{ wait: at - time }] : [];
    time = Math.max(at, time);
    const comesByItself = isTimer(event) || (from !== undefined && places.has(from));
    if (comesByItself) return pause;
    return [...pause, to.length > 0 ? { to, event } : event];
  });
  return joined(steps);
}

interface Scheduled {
  readonly source: AnyActorRef;
  readonly event: AnyEventObject;
  /** @unit ms */
  readonly delay: number;
}

const scheduledIn = (actor: AnyActorRef): readonly Scheduled[] => {
  const { system } = actor as unknown as {
    system: { getSnapshot(): { _scheduledEvents: Record<string, Scheduled> } };
  };
  return Object.values(system.getSnapshot()._scheduledEvents);
};

/** The events of a way with time that passes in place of timers that go off. */
function timed(atlas: AnyFlowAtlas, input: unknown, events: readonly AnyEventObject[]) {
  const clock = new SimulatedClock();
  const actor = createActor(frozen(atlas.machine), { input, clock }).start();
  const since = new Map<Scheduled, number>();
  const steps = events.map((event): WayStep => {
    for (const one of scheduledIn(actor)) if (!since.has(one)) since.set(one, clock.now());
    const timer = scheduledIn(actor).find(
      (one) => one.source === actor && one.event.type === event.type,
    );
    if (!isTimer(event) || !timer) {
      actor.send(event);
      return event;
    }
    const wait = (since.get(timer) ?? 0) + timer.delay - clock.now();
    clock.increment(wait);
    return { wait };
  });
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return { steps: joined(steps), snapshot };
}

/**
 * The way to a row of an atlas, with time that passes. Where two timers of the real flow would get into each other's
 * way the timer's event is kept.
 */
export function wayTo(
  atlas: AnyFlowAtlas,
  { input, events, state, snapshot }: Pick<AtlasRow, 'input' | 'events' | 'state' | 'snapshot'>,
): FlowWay {
  const project = atlas.project as (context: unknown) => unknown;
  const { steps, snapshot: reached } = timed(atlas, atlas.inputs[input], events);
  const { context } = snapshot as unknown as { context: unknown };
  const isSame =
    leafPaths(reached.value).join('|') === state &&
    JSON.stringify(project(reached.context)) === JSON.stringify(project(context));
  return { input, steps: isSame ? steps : events };
}
