// Reports the flows of the story in the canvas to the statechart panel and takes the panel's steps with them.
import { atlases } from '@banxin/flows/atlases';
import { leafPaths } from '@banxin/flows/attributes';
import { withoutSecrets } from '@banxin/flows/flight-recorder';
import {
  answersFor,
  asPlaywright,
  asStory,
  chartTree,
  createFlowLog,
  type FlowLog,
  type FlowWay,
  type LoggedFlow,
  rowsOf,
  type WayStep,
  wayTo,
} from '@banxin/flows/testing';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  __unsafe_getAllOwnEventDescriptors as acceptedTypes,
  type InspectionEvent,
} from 'xstate';
import {
  type FlowChanged,
  type FlowReceived,
  type FlowStarted,
  type FlowSteps,
  type FlowTaken,
  flowMessages,
  type Teller,
} from '../panel/flowMessages.ts';

/** For tests of a story in a browser. */
export interface FlowHandle {
  /** The story has played by itself. */
  readonly isReady: boolean;
  /** Takes steps with a flow, by its name. */
  play(flow: string, steps: readonly WayStep[]): Promise<unknown>;
  /** Where a flow stands, also when nothing of it is drawn. */
  stateOf(flow: string): string | undefined;
  /** Moves the clocks on. @param seconds whole ones */
  tick(seconds: number): void;
}

/** What of a story is read here. */
interface WatchedStory {
  readonly id: string;
  readonly tags: readonly string[];
  readonly args: Readonly<Record<string, unknown>>;
}

/** Whether a panel may listen: a story that is tested stands alone. */
const hasFrame = window.parent !== window;

const nobody = (): FlowLog => createFlowLog({ atlases, now: () => performance.now() });

let log = nobody();
let story: WatchedStory = { id: '', tags: [], args: {} };
/** Ends the watch on the story that is followed; undefined while none is. */
let endWatch: (() => void) | undefined;
const told = new Set<string>();

const snapshotOf = ({ actor }: LoggedFlow): AnyMachineSnapshot => actor.getSnapshot();
const stateOf = (flow: LoggedFlow): string => leafPaths(snapshotOf(flow).value).join('|');

/** The way by which a story of the atlas came to its state. */
function wayOfStory({ tags, args }: WatchedStory): { flow: string; way: FlowWay } | undefined {
  const { flow, row, way } = args as { flow?: string; row?: string; way?: FlowWay };
  const atlas = flow === undefined ? undefined : atlases[flow];
  if (!tags.includes('atlas') || flow === undefined || !atlas) return undefined;
  if (way) return { flow, way };
  const known = rowsOf(atlas).find(({ name }) => name === row);
  return known && { flow, way: wayTo(atlas, known) };
}

function acceptedBy({ flow }: LoggedFlow, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
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
  return [...new Map(accepted.map((event) => [JSON.stringify(event), event])).values()];
}

function changeOf(flow: LoggedFlow): FlowChanged {
  const { session, name } = flow;
  const snapshot = snapshotOf(flow);
  const state = stateOf(flow);
  const atlas = atlases[flow.flow];
  const undrawn = state.split('|').flatMap((leaf) => atlas?.noView[leaf] ?? [])[0];
  const way = log.wayOf(session);
  return {
    ...{ session, state, isOver: snapshot.status !== 'active' },
    accepted: acceptedBy(flow, snapshot),
    answers: atlas ? answersFor(flow.flow, atlas, snapshot) : [],
    story: way && asStory({ flow: flow.flow, way, state, undrawn }),
    playwright: asPlaywright({
      ...{ storyId: story.id, name, state, steps: log.laterOf(session) },
      isUndrawn: undrawn !== undefined,
    }),
  };
}

function tellerOf({ session }: LoggedFlow, inspected: InspectionEvent): Teller {
  const source = inspected.type === '@xstate.event' ? inspected.sourceRef : undefined;
  if (!source) return 'page';
  if (source.sessionId === session) return 'clock';
  return log.read().some((flow) => flow.session === source.sessionId) ? 'flow' : 'answer';
}

/** Reports what a flow does to the panel: the `inspect` of `<FlowInspector>`. */
export function watchFlows(inspected: InspectionEvent): void {
  const flow = log.inspect(inspected);
  if (!flow || !hasFrame) return;
  const { session, name, actor } = flow;
  const channel = addons.getChannel();
  if (!told.has(session)) {
    told.add(session);
    const chart = chartTree(snapshotOf(flow).machine);
    channel.emit(flowMessages.started, {
      ...{ session, flow: flow.flow, name, chart },
    } satisfies FlowStarted);
  }
  if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init') {
    const { event } = inspected;
    channel.emit(flowMessages.received, {
      session,
      event: withoutSecrets(event) as FlowReceived['event'],
      by: tellerOf(flow, inspected),
      isIgnored: !(actor.getSnapshot() as AnyMachineSnapshot).can(event),
    } satisfies FlowReceived);
  }
  if (inspected.type === '@xstate.snapshot') channel.emit(flowMessages.changed, changeOf(flow));
}

function tick(seconds: number): void {
  for (let moved = 0; moved < seconds; moved += 1) {
    for (const clock of log.clocks()) clock.increment(1_000);
  }
}

/** Whether a story is rendered again that goes the same way. */
const isSame = (one: WatchedStory, other: WatchedStory): boolean =>
  one.id === other.id && JSON.stringify(one.args.way) === JSON.stringify(other.args.way);

/**
 * Forgets the flows of the story before; listens to the panel. Called before each rendering: another theme or another
 * argument changes nothing, the flows run on. Returns what ends it.
 */
export function beginFlowWatch(watched: WatchedStory): () => void {
  if (endWatch && isSame(story, watched)) return () => undefined;
  endWatch?.();
  const channel = addons.getChannel();
  story = watched;
  told.clear();
  log = createFlowLog({ atlases, now: () => performance.now(), shown: wayOfStory(watched) });
  const own = log;
  let isReady = false;
  const handle: FlowHandle = {
    get isReady() {
      return isReady;
    },
    play: own.play,
    stateOf(name) {
      const flow = own.read().find((one) => one.name === name);
      return flow && stateOf(flow);
    },
    tick,
  };
  const play = async ({ session, steps, isRecord }: FlowSteps): Promise<void> => {
    const taken = await own.play(session, steps);
    channel.emit(flowMessages.taken, { session, taken, isRecord } satisfies FlowTaken);
  };
  const ready = (id: string): void => {
    if (id !== watched.id || isReady) return;
    own.mark();
    isReady = true;
    if (hasFrame) for (const flow of own.read()) channel.emit(flowMessages.changed, changeOf(flow));
  };
  channel.emit(flowMessages.cleared);
  channel.on(flowMessages.play, play);
  channel.on(flowMessages.tick, tick);
  channel.on(STORY_RENDERED, ready);
  Object.assign(globalThis, { banxinFlows: handle });
  const end = (): void => {
    if (endWatch === end) endWatch = undefined;
    channel.off(flowMessages.play, play);
    channel.off(flowMessages.tick, tick);
    channel.off(STORY_RENDERED, ready);
  };
  endWatch = end;
  return end;
}
