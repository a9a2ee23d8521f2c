// What the canvas and the statechart panel tell each other about flows.
import type { ChartNode } from '@banxin/flows/testing';

/** A flow began in the canvas. */
export interface FlowStarted {
  readonly session: string;
  readonly flow: string;
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
}

/** A flow received an event. */
export interface FlowReceived {
  readonly session: string;
  /** Secrets are masked. */
  readonly event: { readonly type: string };
}

/** From the panel: events for a flow. */
export interface FlowEvents {
  readonly session: string;
  readonly events: readonly { readonly type: string }[];
}

export const flowMessages = {
  cleared: 'banxin/flows/cleared',
  started: 'banxin/flows/started',
  changed: 'banxin/flows/changed',
  received: 'banxin/flows/received',
  send: 'banxin/flows/send',
  tick: 'banxin/flows/tick',
} as const;
