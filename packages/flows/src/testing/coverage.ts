/** Walks a machine along every path of its atlas and tells what was reached and what was taken. */
import { messages } from '@banxin/contract/messages';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph';
import { leafPaths } from '../attributes.ts';
import type { AnyFlowAtlas } from './atlas.ts';
import { frozen } from './frozen.ts';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const STATE_DONE = 'xstate.done.state.';

/** One reachable configuration of a machine. */
export interface Configuration {
  /** Status, state value and projected context. */
  readonly key: string;
  /** As `data-state` says it. */
  readonly state: string;
  /** Name of the atlas's input it starts from. */
  readonly input: string;
  /** Shortest way there. */
  readonly events: readonly AnyEventObject[];
  /** Can be restored with frozen actors; its children are in it. */
  readonly snapshot: Snapshot<unknown>;
  /** How many tried events lead to another configuration. */
  readonly exits: number;
}

/** One defined edge. */
export interface Edge {
  /** `source: EVENT [guard] → target`. */
  readonly label: string;
  readonly taken: boolean;
}

export interface Exploration {
  readonly configurations: readonly Configuration[];
  readonly edges: readonly Edge[];
  /** Types of events that the machine itself emits along all of them; its children have their own atlas. */
  readonly emitted: readonly string[];
  /** Paths of leaves that no configuration contains, transient ones included. */
  readonly unreached: readonly string[];
  /** Ways whose real actor ended elsewhere than the model said. */
  readonly diverging: readonly string[];
}

/** One tried event and where it leads. */
interface Way {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

const pathOf = (node: { path: readonly string[] }): string => node.path.join('.') || '(root)';

const nameOf = (named: unknown): string =>
  typeof named === 'string'
    ? named
    : typeof named === 'object' && named !== null && 'type' in named
      ? String(named.type)
      : '';

/** Reads an edge as one line. */
export function labelOf(edge: AnyTransitionDefinition): string {
  const guard = nameOf(edge.guard);
  const event = edge.eventType
    .replace(DONE, 'done ')
    .replace(ERROR, 'error ')
    .replace(STATE_DONE, 'done ')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
  const target = edge.target?.map(pathOf).join(', ') ?? '(stays)';
  return `${pathOf(edge.source)}: ${event || 'always'}${guard && ` [${guard}]`} → ${target}`;
}

/** Every defined edge of a machine, `always` edges included. */
export function edgesOf(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  return [machine.root, ...getStateNodes(machine.root)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}

/** The events to try in a state: samples where the atlas has some, bare types elsewhere. */
function eventsFor(atlas: AnyFlowAtlas, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set<string>(acceptedTypes(snapshot));
  const failure = { name: 'CallError', kind: 'server', message: messages.serverError };
  return [...types].flatMap((type): readonly AnyEventObject[] => {
    if (type.startsWith(DONE)) {
      const id = type.slice(DONE.length);
      return (atlas.answers[id] ?? [undefined]).map((output) => ({ type, output, actorId: id }));
    }
    if (type.startsWith(ERROR)) {
      const id = type.slice(ERROR.length);
      const failures = atlas.failures?.[id] ?? [failure];
      return failures.map((error) => ({ type, error, actorId: id }));
    }
    if (type.endsWith('.*')) {
      return atlas.events.filter((event) => event.type.startsWith(type.slice(0, -1)));
    }
    const samples = atlas.events.filter((event) => event.type === type);
    return samples.length > 0 ? samples : [{ type }];
  });
}

/** What replays have seen so far. */
interface Seen {
  readonly taken: Set<AnyTransitionDefinition>;
  readonly emitted: Set<string>;
}

/** Replays a way on a real actor with frozen children and a still clock. */
function replay(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
  { taken, emitted }: Seen,
) {
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const edge of event._transitions) taken.add(edge);
  };
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock, inspect });
  actor.on('*', ({ type }) => emitted.add(type));
  actor.start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getPersistedSnapshot();
  const reached = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return { snapshot, state: leafPaths(reached.value).join('|') };
}

const explored = new WeakMap<AnyFlowAtlas, Exploration>();

/** Explores a machine from every input of its atlas; once per atlas, it is the same every time. */
export function explore(atlas: AnyFlowAtlas): Exploration {
  const known = explored.get(atlas);
  if (known) return known;
  const found = walk(atlas);
  explored.set(atlas, found);
  return found;
}

/** How the paths of an atlas are looked for from one of its inputs. */
function searchFrom(atlas: AnyFlowAtlas, input: unknown) {
  const project = atlas.project as (context: unknown) => unknown;
  return {
    input,
    limit: 5_000,
    serializeState: (snapshot: AnyMachineSnapshot): string =>
      JSON.stringify([snapshot.status, snapshot.value, project(snapshot.context)]),
    events: (snapshot: AnyMachineSnapshot) => eventsFor(atlas, snapshot),
  };
}

/** The shortest path to every configuration, from every input of an atlas; nothing is replayed. */
export function pathsOf(atlas: AnyFlowAtlas): readonly (readonly AnyEventObject[])[] {
  const machine = frozen(atlas.machine);
  return Object.values(atlas.inputs).flatMap((input) =>
    getShortestPaths(machine, searchFrom(atlas, input)).map(({ steps }) =>
      steps.slice(1).map(({ event }) => event),
    ),
  );
}

function walk(atlas: AnyFlowAtlas): Exploration {
  const machine = frozen(atlas.machine);
  const seen: Seen = { taken: new Set(), emitted: new Set() };
  const configurations = new Map<string, Configuration>();
  const diverging: string[] = [];

  for (const [name, input] of Object.entries(atlas.inputs)) {
    const options = searchFrom(atlas, input);
    const { serializeState } = options;
    const adjacency = new Map(Object.entries(getAdjacencyMap(machine, options)));
    for (const path of getShortestPaths(machine, options)) {
      const events = path.steps.slice(1).map((step) => step.event);
      const { snapshot, state } = replay(machine, input, events, seen);
      const expected = leafPaths(path.state.value).join('|');
      const way = `${name}: ${events.map((event) => event.type).join(', ')}`;
      if (state !== expected) diverging.push(`${way} → ${state}, expected ${expected}`);
      const key = serializeState(path.state);
      const ways: readonly Way[] = Object.values(adjacency.get(key)?.transitions ?? {});
      const exits = ways.filter((edge) => serializeState(edge.state) !== key).length;
      if (!configurations.has(key)) {
        configurations.set(key, { key, state, input: name, events, snapshot, exits });
      }
      for (const { event } of ways) replay(machine, input, [...events, event], seen);
    }
  }

  const leaves = getStateNodes(machine.root).filter(
    (node) => Object.keys(node.states).length === 0,
  );
  const reached = new Set([...configurations.values()].flatMap(({ state }) => state.split('|')));
  return {
    configurations: [...configurations.values()],
    edges: edgesOf(machine).map((edge) => ({ label: labelOf(edge), taken: seen.taken.has(edge) })),
    emitted: [...seen.emitted].toSorted(),
    unreached: leaves.map(pathOf).filter((path) => !reached.has(path)),
    diverging,
  };
}
