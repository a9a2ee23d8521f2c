/** Follows the flows of a page: what each began with and heard, as a way that can be copied and played again. */
import { type AnyActorRef, type AnyEventObject, type InspectionEvent, StateMachine } from 'xstate';
import { withoutSecrets } from '../flight-recorder.ts';
import type { AnyFlowAtlas } from './atlas.ts';
import { startOf } from './start.ts';
import { type Heard, stepsOf } from './steps.ts';
import { armTimers } from './timers.ts';
import { type FlowWay, type MovingClock, type Taken, take, type WayStep } from './way.ts';

/** One flow of the page. */
export interface LoggedFlow {
  readonly session: string;
  /** Id of the machine. */
  readonly flow: string;
  /** Which of the flows of that name, from 1: `exists-check`, `exists-check#2`. */
  readonly name: string;
  readonly actor: AnyActorRef;
  /** Session of the flow around it. */
  readonly parent: string | undefined;
  /** By its clock. @unit ms */
  readonly began: number;
  /** How it came to where it stood when it appeared; undefined when only the page knows. */
  readonly base: FlowWay | undefined;
}

export interface FlowLogOptions {
  readonly atlases: Readonly<Record<string, AnyFlowAtlas>>;
  /** Time of flows whose clock cannot be moved. @unit ms */
  readonly now: () => number;
  /** The flow that the page put into a state, and how it came there. */
  readonly shown?: { readonly flow: string; readonly way: FlowWay } | undefined;
}

export interface FlowLog {
  /** For `<FlowInspector inspect>`. Answers the flow that something happened to. */
  inspect(event: InspectionEvent): LoggedFlow | undefined;
  /** Every flow that began, oldest first. */
  read(): readonly LoggedFlow[];
  /** From here on the reader acts, no longer the page by itself. */
  mark(): void;
  /** The whole way of a flow; undefined when only the page knows how it began. */
  wayOf(session: string): FlowWay | undefined;
  /** What it heard since the mark; answers that come by themselves are left out. */
  laterOf(session: string): readonly WayStep[];
  /** Takes steps with the flow of a session or of a name, one after the other. */
  play(flow: string, steps: readonly WayStep[]): Promise<readonly Taken[]>;
  /** Every clock that can be moved. */
  clocks(): ReadonlySet<MovingClock>;
}

const isMovable = (clock: unknown): clock is MovingClock =>
  typeof clock === 'object' && clock !== null && 'now' in clock && 'increment' in clock;

const clockOf = (actor: AnyActorRef): MovingClock | undefined => {
  const { clock } = actor as unknown as { clock?: unknown };
  return isMovable(clock) ? clock : undefined;
};

const machineIdOf = (actor: unknown): string | undefined => {
  const { logic } = (actor ?? {}) as { logic?: unknown };
  return logic instanceof StateMachine ? logic.id : undefined;
};

/** Whether a flow was put into a state instead of started. */
const isRestored = (actor: AnyActorRef): boolean => {
  const { options } = actor as unknown as { options?: { snapshot?: unknown } };
  return options?.snapshot !== undefined;
};

/** Lets promises and what follows them happen. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

export function createFlowLog({ atlases, now, shown }: FlowLogOptions): FlowLog {
  const flows = new Map<string, LoggedFlow>();
  const counts = new Map<string, number>();
  const heard: Heard[] = [];
  let marked = 0;
  let markedAt = new Map<string, number>();

  const timeOf = (actor: AnyActorRef): number => clockOf(actor)?.now() ?? Math.floor(now());

  function baseOf(actor: AnyActorRef, flow: string, input: unknown): FlowWay | undefined {
    if (isRestored(actor)) return shown?.flow === flow ? shown.way : undefined;
    const atlas = atlases[flow];
    return atlas && { ...startOf(atlas, input), steps: [] };
  }

  function begin(actor: AnyActorRef, flow: string, input: unknown): LoggedFlow {
    const count = (counts.get(flow) ?? 0) + 1;
    counts.set(flow, count);
    const parent = (actor as unknown as { _parent?: AnyActorRef })._parent?.sessionId;
    const began: LoggedFlow = {
      session: actor.sessionId,
      flow,
      name: count > 1 ? `${flow}#${count}` : flow,
      actor,
      parent,
      began: timeOf(actor),
      base: baseOf(actor, flow, input),
    };
    flows.set(began.session, began);
    // Its clock runs once it has begun altogether.
    if (isRestored(actor)) queueMicrotask(() => armTimers(actor));
    return began;
  }

  /** The flow and those inside it, with the names on the way there. */
  function familyOf(session: string): ReadonlyMap<string, readonly string[]> {
    const places = new Map<string, readonly string[]>([[session, []]]);
    for (const { session: inner, parent, actor } of flows.values()) {
      const around = parent === undefined ? undefined : places.get(parent);
      if (around) places.set(inner, [...around, actor.id]);
    }
    return places;
  }

  const named = (name: string): LoggedFlow | undefined =>
    flows.get(name) ?? [...flows.values()].find((flow) => flow.name === name);

  const clocks = (): ReadonlySet<MovingClock> =>
    new Set([...flows.values()].flatMap(({ actor }) => clockOf(actor) ?? []));

  return {
    inspect(inspected) {
      const actor = inspected.actorRef as AnyActorRef;
      const flow = machineIdOf(actor);
      if (flow === undefined) return undefined;
      const { sessionId: session } = actor;
      if (inspected.type === '@xstate.event') {
        const { event, sourceRef } = inspected;
        if (event.type === 'xstate.init') {
          return flows.get(session) ?? begin(actor, flow, (event as { input?: unknown }).input);
        }
        const from = machineIdOf(sourceRef) === undefined ? undefined : sourceRef?.sessionId;
        heard.push({
          session,
          event: withoutSecrets(event) as AnyEventObject,
          at: timeOf(actor),
          ...(from !== undefined && { from }),
          ...(from === undefined && sourceRef && { isAnswer: true }),
        });
      }
      return flows.get(session);
    },
    read: () => [...flows.values()],
    mark() {
      marked = heard.length;
      markedAt = new Map([...flows.values()].map(({ session, actor }) => [session, timeOf(actor)]));
    },
    wayOf(session) {
      const flow = flows.get(session);
      if (!flow?.base) return undefined;
      const later = stepsOf(heard, familyOf(session), flow.began);
      return { ...flow.base, steps: [...flow.base.steps, ...later] };
    },
    laterOf(session) {
      const flow = flows.get(session);
      if (!flow) return [];
      return stepsOf(
        heard.slice(marked).filter(({ isAnswer }) => !isAnswer),
        familyOf(session),
        markedAt.get(session) ?? flow.began,
      );
    },
    async play(name, steps) {
      const taken: Taken[] = [];
      for (const step of steps) {
        const flow = named(name);
        if (!flow) throw new Error(`There is no flow ${name} on this page.`);
        taken.push(take(flow.actor, clocks(), step));
        await turn();
      }
      return taken;
    },
    clocks,
  };
}
