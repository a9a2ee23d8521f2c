/** Types of the flow that says how long an order can still be paid. */

export interface PayDeadlineInput {
  /** What is left to pay in by the shop's clock, below 0 when it has passed. @unit ms */
  readonly left: () => number;
}

export interface PayDeadlineContext {
  left: () => number;
  /** Left when it was last looked at, rounded up; 0 when it is over. @unit s */
  seconds: number;
  /** The last mark that was passed while somebody looked: what is said aloud. @unit min */
  mark: number | undefined;
}

export type PayDeadlineEvent =
  /** The page is seen again: timers slept, this is what is left now. @unit ms */
  { type: 'LOOK'; left: number };

/** The server has cancelled the order by now: its page is to be read again. */
export interface DeadlinePassed {
  type: 'deadline.passed';
}

export type PayDeadlineEmitted = DeadlinePassed;
