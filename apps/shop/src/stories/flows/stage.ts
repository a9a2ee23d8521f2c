/** What every driven flow story needs: time that stands still, calls that were sent, events that were emitted. */
import type { FlowEmitted } from '@banxin/flows/effects';
import type { FlowProviderProps } from '@banxin/flows/react';
import { SimulatedClock, tick } from '@banxin/flows/testing';
import { fn } from 'storybook/test';
import type { AnyActor } from 'xstate';

/** Long enough for a page that is loaded when it is asked for. */
export const slow = { timeout: 8_000 };

export interface FlowStage {
  /** For `onEvent` of the shop around a story. */
  readonly onEvent: (event: string, detail: unknown) => void;
  /** For `flows` of the shop around a story: the stage's clock, and who hears what is emitted. */
  readonly flows: Required<Pick<FlowProviderProps, 'clock' | 'inspect'>>;
  /** Before each story. */
  begin(): void;
  /** Moves the time of the flows. @unit s */
  tick(seconds: number): void;
  /** Inputs a call was sent with, oldest first. */
  sent(call: string): readonly unknown[];
  /** Events of a type that flows emitted, oldest first. */
  emitted<T extends FlowEmitted['type']>(type: T): readonly Extract<FlowEmitted, { type: T }>[];
  /** Times the page was loaded again. */
  reloads(): number;
}

/** One per file of stories. */
export function createStage(): FlowStage {
  const onEvent = fn();
  let clock = new SimulatedClock();
  let heard: FlowEmitted[] = [];
  const timers: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'> = {
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    clearTimeout: (id) => clock.clearTimeout(id),
  };
  return {
    onEvent,
    flows: {
      clock: timers,
      inspect: (event) => {
        if (event.type !== '@xstate.actor' || !('on' in event.actorRef)) return;
        (event.actorRef as AnyActor).on('*', (emitted) => heard.push(emitted as FlowEmitted));
      },
    },
    begin() {
      onEvent.mockClear();
      clock = new SimulatedClock();
      heard = [];
    },
    tick: (seconds) => tick(clock, seconds),
    sent: (call) =>
      onEvent.mock.calls.filter(([event]) => event === `call ${call}`).map(([, input]) => input),
    emitted: <T extends FlowEmitted['type']>(type: T) =>
      heard.filter((event): event is Extract<FlowEmitted, { type: T }> => event.type === type),
    reloads: () => onEvent.mock.calls.filter(([event]) => event === 'reload').length,
  };
}
