/** The atlas of a flow: which inputs and events to try, which states have no view, and why. */
import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate';

export interface FlowAtlas<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M;
  /** Starting points by name; the first is the ordinary one. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>;
  /** Samples of events with content, several per type where guards differ. Others are found. */
  readonly events: readonly EventFrom<M>[];
  /** What an invoked actor may answer, by invoke id. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Errors an invoked actor may end with, by invoke id. @default one failure of the server */
  readonly failures?: Readonly<Record<string, readonly unknown[]>>;
  /** The few context values that make a difference; everything else is left out of the key. */
  readonly project: (context: ContextOf<M>) => unknown;
  /**
   * The part of the projection that changes what is seen: configurations that look alike share a story.
   * @default project
   */
  readonly look?: (context: ContextOf<M>) => unknown;
  /**
   * What is peculiar to a look, in the words of a story's name: `WithOneFailed`. A state that is drawn in one way
   * only needs none.
   */
  readonly tells?: (context: ContextOf<M>, state: string) => string;
  /** Pairs of stories that look the same on purpose, with the reason, by `One = Other`. */
  readonly alike?: Readonly<Record<string, string>>;
  /** States in which nothing of its own is drawn, with the reason, by leaf path. */
  readonly noView: Readonly<Record<string, string>>;
  /** States that are left at once, by path. */
  readonly transient: readonly string[];
  /** Defined edges that cannot happen, with the reason, by label. */
  readonly neverTaken: Readonly<Record<string, string>>;
}

type ContextOf<M extends AnyStateMachine> = M extends {
  getInitialSnapshot(...args: never[]): { context: infer C };
}
  ? C
  : never;

/** Names the type of an atlas from its machine. */
export const defineAtlas = <M extends AnyStateMachine>(atlas: FlowAtlas<M>): FlowAtlas<M> => atlas;

/** An atlas of whatever machine: for tools that treat all alike. */
export type AnyFlowAtlas = Omit<FlowAtlas, 'project' | 'look' | 'tells' | 'inputs' | 'events'> & {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string }[];
  readonly project: (context: never) => unknown;
  readonly look?: (context: never) => unknown;
  readonly tells?: (context: never, state: string) => string;
};
