/** What every driven flow story needs: time that stands still, calls that were sent, events that were emitted. */
import type { FlowProviderProps } from '@banxin/flows/react';
import { SimulatedClock, tick } from '@banxin/flows/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { Actor, type AnyActor, type AnyEventObject, StateMachine } from 'xstate';

/** Long enough for a page that is loaded when it is asked for. */
export const slow = { timeout: 20_000 };

/** How often: a number of times, or at least once where navigations decide how often. */
type Times = number | 'often';

/** Everything that flows emit during a story, by machine and type. */
export type Emits = Readonly<Record<string, Readonly<Record<string, Times>>>>;

/** What a driven story is played by: it also says what is emitted on the way. */
export interface DrivenPlay<Context> {
  (context: Context): Promise<void>;
  readonly emits: Emits;
}

export interface FlowStage {
  /** For `onEvent` of the shop around a story. */
  readonly onEvent: (event: string, detail: unknown) => void;
  /** For `flows` of the shop around a story: the stage's clock, and who hears what is emitted. */
  readonly flows: Required<Pick<FlowProviderProps, 'clock' | 'inspect'>>;
  /** How long the story's time has run. @unit ms */
  elapsed(): number;
  /** Before each story. @returns what follows it: the document gets its own title back */
  begin(): () => void;
  /** Plays a story, and then expects that flows emitted exactly this, nothing less and nothing else. */
  driven<Context>(emits: Emits, play: (context: Context) => Promise<void>): DrivenPlay<Context>;
  /** Moves the time of the flows. @unit s */
  tick(seconds: number): void;
  /** What the shop around a story told under a name, oldest first. */
  told(event: string): readonly unknown[];
  /** Inputs a call was sent with, oldest first. */
  sent(call: string): readonly unknown[];
  /** Events of a type that flows emitted, oldest first. */
  emitted(type: string): readonly AnyEventObject[];
  /** Times the page was loaded again. */
  reloads(): number;
}

/** One event that was emitted. */
interface Heard {
  /** Id of the machine. */
  readonly machine: string;
  readonly event: AnyEventObject;
}

/** Every declared event as `login reload`, with how often. */
export const declaredBy = (emits: Emits): ReadonlyMap<string, Times> =>
  new Map(
    Object.entries(emits).flatMap(([machine, types]) =>
      Object.entries(types).map(([type, times]) => [`${machine} ${type}`, times] as const),
    ),
  );

/** What was emitted otherwise than declared, one line each. */
export function surprises(heard: readonly Heard[], emits: Emits): readonly string[] {
  const declared = declaredBy(emits);
  const counts = new Map<string, number>();
  for (const { machine, event } of heard) {
    const line = `${machine} ${event.type}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...new Set([...counts.keys(), ...declared.keys()])].flatMap((line) => {
    const count = counts.get(line) ?? 0;
    const times = declared.get(line) ?? 0;
    const isRight = times === 'often' ? count > 0 : count === times;
    return isRight ? [] : [`${line}: ${count} times`];
  });
}

/** One per file of stories. */
export function createStage(): FlowStage {
  const onEvent = fn();
  let clock = new SimulatedClock();
  let heard: Heard[] = [];
  const told = (name: string): readonly unknown[] =>
    onEvent.mock.calls.filter(([event]) => event === name).map(([, detail]) => detail);
  // The statechart panel moves it too.
  const timers: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout' | 'now' | 'increment'> = {
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    clearTimeout: (id) => clock.clearTimeout(id),
    now: () => clock.now(),
    increment: (ms) => clock.increment(ms),
  };
  return {
    onEvent,
    flows: {
      clock: timers,
      inspect: (event) => {
        if (event.type !== '@xstate.actor' || !(event.actorRef instanceof Actor)) return;
        const actor: AnyActor = event.actorRef;
        const { logic } = actor;
        if (!(logic instanceof StateMachine)) return;
        const here = heard;
        actor.on('*', (emitted) => here.push({ machine: logic.id, event: emitted }));
      },
    },
    elapsed: () => clock.now(),
    begin() {
      onEvent.mockClear();
      clock = new SimulatedClock();
      heard = [];
      const { title } = document;
      return () => {
        document.title = title;
      };
    },
    driven: (emits, play) =>
      Object.assign(
        async (context: Parameters<typeof play>[0]): Promise<void> => {
          await play(context);
          await waitFor(() => expect(surprises(heard, emits)).toEqual([]));
        },
        { emits },
      ),
    tick: (seconds) => tick(clock, seconds),
    told,
    sent: (call) => told(`call ${call}`),
    emitted: (type) => heard.map(({ event }) => event).filter((event) => event.type === type),
    reloads: () => told('reload').length,
  };
}
