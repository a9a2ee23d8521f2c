/**
 * How long an order can still be paid before the server cancels it.
 * waiting: more than an hour, the date is enough · closing: the last hour, by the second ·
 * over: nothing can be paid, the server is about to cancel it · passed (final): it has.
 * Time is measured at every look, never counted: a tab that slept shows what is left.
 */
import { EXPIRY_CHECK_MS } from '@banxin/contract/constants';
import { assign, emit, setup } from 'xstate';
import type {
  PayDeadlineContext,
  PayDeadlineEmitted,
  PayDeadlineEvent,
  PayDeadlineInput,
} from './pay-deadline.types.ts';

/** @unit s */
const LAST_HOUR = 3_600;
/** What is said aloud, the nearest to the end first. @unit min */
const MARKS = [1, 5, 10];
/** Timers hold 24.8 days; a day is looked at again anyway. @unit ms */
const LONGEST_TIMER = 86_400_000;
/** The server's look and its work, before its answer is asked for. @unit ms */
const SETTLED = EXPIRY_CHECK_MS + 5_000;

const secondsOf = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

const looked = ({ seconds: before, mark }: PayDeadlineContext, left: number) => {
  const seconds = secondsOf(left);
  const passed = MARKS.find((minutes) => before > minutes * 60 && seconds <= minutes * 60);
  return { seconds, mark: passed ?? mark };
};

export const payDeadlineMachine = setup({
  types: {} as {
    context: PayDeadlineContext;
    events: PayDeadlineEvent;
    input: PayDeadlineInput;
    emitted: PayDeadlineEmitted;
    tags: 'closing' | 'over';
  },
  actions: {
    measure: assign(({ context }) => looked(context, context.left())),
    takeOver: assign(({ context, event }) => looked(context, event.left)),
    tellPassed: emit({ type: 'deadline.passed' }),
  },
  guards: {
    isLastHour: ({ context }) => context.seconds <= LAST_HOUR,
    isOver: ({ context }) => context.seconds === 0,
  },
  delays: {
    LAST_HOUR: ({ context }) =>
      Math.min(Math.max(context.left() - LAST_HOUR * 1_000, 0), LONGEST_TIMER),
    // To the next whole second of what is left.
    SECOND: ({ context }) => Math.max(context.left() - (context.seconds - 1) * 1_000, 0),
    SETTLED: ({ context }) => Math.max(context.left() + SETTLED, 0),
  },
}).createMachine({
  id: 'pay-deadline',
  context: ({ input }) => ({
    left: input.left,
    seconds: secondsOf(input.left()),
    mark: undefined,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isLastHour', target: 'closing' },
      after: { LAST_HOUR: { target: 'waiting', reenter: true, actions: 'measure' } },
      on: { LOOK: { target: 'waiting', reenter: true, actions: 'takeOver' } },
    },
    closing: {
      tags: 'closing',
      always: { guard: 'isOver', target: 'over' },
      after: { SECOND: { target: 'closing', reenter: true, actions: 'measure' } },
      on: { LOOK: { target: 'closing', reenter: true, actions: 'takeOver' } },
    },
    over: {
      tags: 'over',
      after: { SETTLED: { target: 'passed', actions: 'tellPassed' } },
      on: { LOOK: { target: 'over', reenter: true } },
    },
    passed: { tags: 'over', type: 'final' },
  },
});
