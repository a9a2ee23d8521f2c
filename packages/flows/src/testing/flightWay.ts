/** A saved flight record as ways: one for each flow of the page. */
import type { AnyEventObject } from 'xstate';
import type { FlightRecord } from '../flight-recorder.ts';
import { type Heard, stepsOf } from './steps.ts';
import type { WayStep } from './way.ts';

/** What a record says of one flow. */
export interface FlightWay {
  readonly flow: string;
  readonly session: string;
  /** What it began with; undefined when the record does not know, as those of earlier versions. */
  readonly input: unknown;
  /** What the functions of its input answered. */
  readonly code: unknown;
  /** The record holds everything from the beginning; otherwise its first entries were dropped. */
  readonly isWhole: boolean;
  /** Where the flow stood before the first step, as `data-state` says it; undefined when the record does not know. */
  readonly state: string | undefined;
  readonly steps: readonly WayStep[];
}

/** The flows of a record, in the order in which they were first heard of. */
export const flowsIn = ({ entries }: FlightRecord): ReadonlyMap<string, string> =>
  new Map(entries.map(({ session, flow }) => [session, flow]));

/** What a record says of a flow. Throws when it says nothing of it. */
export function flightWay({ starts = [], entries }: FlightRecord, session: string): FlightWay {
  const own = entries.filter((entry) => entry.session === session);
  const [first] = own;
  const start = starts.find((one) => one.session === session);
  const flow = first?.flow ?? start?.flow;
  if (flow === undefined) throw new Error(`The record has nothing of ${session}`);
  const places = new Map<string, readonly string[]>([[session, []]]);
  for (const { session: inner, inside } of starts) {
    const around = inside && places.get(inside.session);
    if (inside && around) places.set(inner, [...around, inside.as]);
  }
  const isWhole = starts.every(
    (one) =>
      !places.has(one.session) ||
      one.heard === entries.filter((entry) => entry.session === one.session).length,
  );
  const heard = entries.map(
    ({ event, ...entry }): Heard => ({ ...entry, event: event as AnyEventObject }),
  );
  const began = isWhole && start ? start.at : (first?.at ?? 0);
  return {
    ...{ flow, session, isWhole: isWhole && start !== undefined },
    input: start?.input,
    code: start?.code,
    state: first?.state,
    steps: stepsOf(heard, places, began),
  };
}
