// What the canvas and the statechart panel tell each other about flows.
import type { AnswerChoice, ChartNode, Taken, WayStep } from '@banxin/flows/testing';

/** A flow began in the canvas. */
export interface FlowStarted {
  readonly session: string;
  readonly flow: string;
  /** Which of the flows of that name: `exists-check`, `exists-check#2`. */
  readonly name: string;
  readonly chart: ChartNode;
}

/** A flow is in a state. */
export interface FlowChanged {
  readonly session: string;
  /** Sorted leaf paths joined by `|`. */
  readonly state: string;
  readonly isOver: boolean;
  /** Events that it accepts now, with content where the atlas has samples. */
  readonly accepted: readonly { readonly type: string }[];
  /** What the server may answer to the requests that it waits for. */
  readonly answers: readonly AnswerChoice[];
  /** Its way as a story; undefined when only the page knows how it began. */
  readonly story: string | undefined;
  /** The same as lines of a browser test. */
  readonly playwright: string;
}

/** Who told a flow something. */
export type Teller = 'page' | 'answer' | 'flow' | 'clock';

/** A flow received an event. */
export interface FlowReceived {
  readonly session: string;
  /** Secrets are masked. */
  readonly event: { readonly type: string };
  readonly by: Teller;
  /** Nothing happens on it in that state. */
  readonly isIgnored: boolean;
}

/** From the panel: steps for a flow. */
export interface FlowSteps {
  readonly session: string;
  readonly steps: readonly WayStep[];
  /** They are the next ones of a flight record. */
  readonly isRecord: boolean;
}

/** How the steps of the panel were taken. */
export interface FlowTaken {
  readonly session: string;
  readonly isRecord: boolean;
  readonly taken: readonly Taken[];
}

export const flowMessages = {
  cleared: 'banxin/flows/cleared',
  started: 'banxin/flows/started',
  changed: 'banxin/flows/changed',
  received: 'banxin/flows/received',
  play: 'banxin/flows/play',
  taken: 'banxin/flows/taken',
  tick: 'banxin/flows/tick',
} as const;
