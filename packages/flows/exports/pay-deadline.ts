/** How long an order can still be paid. */
export { payDeadlineMachine } from '../src/pay-deadline/pay-deadline.machine.ts';
export type {
  DeadlinePassed,
  PayDeadlineContext,
  PayDeadlineEmitted,
  PayDeadlineEvent,
  PayDeadlineInput,
} from '../src/pay-deadline/pay-deadline.types.ts';
