/** A way to look at a flow: `<flow>.view.tsx` beside the component that draws it exports one. */
import type { FlowProviderProps } from '@banxin/flows/react';
import type { AtlasRow } from '@banxin/flows/testing';
import type { ReactNode } from 'react';
import type { AnyEventObject, Snapshot } from 'xstate';

export type Flows = NonNullable<Pick<FlowProviderProps, 'clock' | 'restore'>>;

/** A way to look at a flow. */
export interface FlowView {
  /** Draws the view; the flow finds its state through `flows`. */
  readonly view: (flows: Flows, row: Pick<AtlasRow, 'input' | 'state'>) => ReactNode;
  /** The flow is a child of another one: which, by what name, and what that one heard before. */
  readonly inside?: {
    readonly flow: string;
    readonly child: string;
    readonly events: readonly AnyEventObject[];
  };
  /** Puts the flows that it spawned where it believes them to be. */
  readonly dressed?: (snapshot: Snapshot<unknown>) => Snapshot<unknown>;
}

export const nothing = (): void => undefined;
