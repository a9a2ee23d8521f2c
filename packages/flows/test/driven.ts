/** A page with one flow on it that numbers drive: what is done to it, what its server answers, and where it stands. */
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import {
  type AnyFlowAtlas,
  type AtlasRow,
  createFlowLog,
  type FlowLog,
  failing,
  recordEmitted,
  settled,
  tick,
  wayTo,
} from '../exports/testing.ts';
import { atlases } from '../src/atlases.ts';
import { leafPaths } from '../src/attributes.ts';
import { withoutSecrets } from '../src/flight-recorder.ts';

const isFlow = (actor: AnyActorRef): boolean =>
  'children' in ((actor.getSnapshot() as object | undefined) ?? {});

const insideOf = (actor: AnyActorRef): readonly AnyActorRef[] =>
  Object.values((actor.getSnapshot() as AnyMachineSnapshot).children).filter(
    (child): child is AnyActorRef => Boolean(child) && isFlow(child as AnyActorRef),
  );

/** What is compared of a flow: where it and those inside stand, and what its atlas looks at. */
export function standing(actor: AnyActorRef): unknown {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const project = atlases[snapshot.machine.id]?.project as
    | ((context: unknown) => unknown)
    | undefined;
  const inside = insideOf(actor).map((child) => [child.id, standing(child)]);
  return [
    snapshot.status,
    leafPaths(snapshot.value).join('|'),
    withoutSecrets(project?.(snapshot.context)),
    inside,
  ];
}

export const stateOf = (actor: AnyActorRef): string =>
  leafPaths((actor.getSnapshot() as AnyMachineSnapshot).value).join('|');

/** The answers that the samples of a machine have for a request. */
function outcomesOf(machine: string, request: string): readonly (() => Promise<unknown>)[] {
  const { answers = {}, failures = {} } = atlases[machine] ?? {};
  if (!(request in answers)) return [];
  return [
    ...(answers[request] ?? []).map((answer) => () => Promise.resolve(answer)),
    ...(failures[request] ?? [failing(500)]).map((error) => () => Promise.reject(error)),
    () => Promise.reject(failing('timeout')),
    // Still on its way when somebody looks.
    () => new Promise(() => undefined),
  ];
}

/** The same machine with a server that answers by a plan: the first request with the first number, and so on. */
export function answered<M extends AnyStateMachine>(machine: M, next: () => number): M {
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      logic instanceof StateMachine
        ? answered(logic as AnyStateMachine, next)
        : fromPromise(() => {
            const outcomes = outcomesOf(machine.id, name);
            return outcomes[next() % outcomes.length]?.() ?? new Promise(() => undefined);
          }),
    ]),
  );
  return machine.provide({ actors }) as M;
}

/** A page with one flow on it, and what it knows of the flow. */
export interface Page {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly log: FlowLog;
  readonly emitted: readonly AnyEventObject[];
  readonly inspect: (event: InspectionEvent) => void;
}

interface Opening {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  readonly row?: AtlasRow;
  readonly clock?: SimulatedClock;
  readonly watch?: (event: InspectionEvent) => void;
}

export async function opened(
  atlas: AnyFlowAtlas,
  { machine, input, row, clock = new SimulatedClock(), watch }: Opening,
): Promise<Page> {
  const log = createFlowLog({
    atlases,
    now: () => 0,
    shown: row && { flow: machine.id, way: wayTo(atlas, row) },
  });
  const inspect = (event: InspectionEvent): void => {
    log.inspect(event);
    watch?.(event);
  };
  const actor = createActor(machine, {
    ...{ input, clock, inspect },
    ...(row && { snapshot: row.snapshot }),
  });
  const emitted = recordEmitted(actor) as readonly AnyEventObject[];
  actor.start();
  await settled();
  return { actor, clock, log, emitted, inspect };
}

/** What can be done to a flow now: its events, answers included unless the server gives them, and time. */
function choices(actor: AnyActorRef, givesAnswers: boolean): readonly AnyEventObject[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return [];
  const atlas = atlases[snapshot.machine.id];
  return acceptedTypes(snapshot).flatMap((type: string): readonly AnyEventObject[] => {
    const [, how = '', id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    if (how !== '') {
      if (givesAnswers || !(id in (atlas?.answers ?? {}))) return [];
      return how === 'done'
        ? (atlas?.answers[id] ?? []).map((output) => ({ type, output, actorId: id }))
        : (atlas?.failures?.[id] ?? [failing(500), failing('timeout')]).map((error) => ({
            ...{ type, error, actorId: id },
          }));
    }
    if (type.startsWith('xstate.')) return [];
    const samples = (atlas?.events ?? []).filter((sample) =>
      type.endsWith('.*') ? sample.type.startsWith(type.slice(0, -1)) : sample.type === type,
    );
    return samples.length > 0 ? samples : type.endsWith('*') ? [] : [{ type }];
  });
}

const PAUSES = [0.2, 0.5, 1, 1, 3, 5, 60];

/** Does something that the number decides: an event, one for a flow inside, one that nobody expects, or time. */
export async function act(
  { actor, clock }: Page,
  number: number,
  givesAnswers: boolean,
): Promise<void> {
  const inside = insideOf(actor);
  const to = number % 5 === 0 ? inside[number % Math.max(inside.length, 1)] : actor;
  const pick = Math.floor(number / 5);
  const one = to ?? actor;
  if (number % 4 === 0) tick(clock, PAUSES[pick % PAUSES.length] ?? 1);
  else if (one.getSnapshot().status === 'active') {
    const expected = choices(one, givesAnswers);
    const any = atlases[(one.getSnapshot() as AnyMachineSnapshot).machine.id]?.events ?? [];
    const from = number % 9 === 0 && any.length > 0 ? any : expected;
    const event = from[pick % Math.max(from.length, 1)];
    if (event) one.send(event);
  }
  await new Promise((done) => setTimeout(done));
}

/** The numbers one after the other, and again from the first. */
export const counter = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
