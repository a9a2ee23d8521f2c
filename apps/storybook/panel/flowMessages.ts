// What the canvas and the statechart panel tell each other about flows.
import type { ChartNode } from '@banxin/flows/testing';

/** A flow began in the canvas. */
export interface FlowSeen {
  readonly session: string;
  readonly flow: string;
  readonly chart: ChartNode;
}

/** A flow is in a state. */
export interface FlowMoved {
  readonly session: string;
  /** Sorted leaf paths joined by `|`. */
  readonly state: string;
  readonly isOver: boolean;
  /** What it would hear now, with content where the atlas has samples. */
  readonly accepted: readonly { readonly type: string }[];
}

/** A flow heard an event. */
export interface FlowHeard {
  readonly session: string;
  /** Secrets are masked. */
  readonly event: { readonly type: string };
}

/** From the panel: let a flow hear events. */
export interface FlowSend {
  readonly session: string;
  readonly events: readonly { readonly type: string }[];
}

export const flowMessages = {
  cleared: 'banxin/flows/cleared',
  seen: 'banxin/flows/seen',
  moved: 'banxin/flows/moved',
  heard: 'banxin/flows/heard',
  send: 'banxin/flows/send',
  tick: 'banxin/flows/tick',
} as const;
