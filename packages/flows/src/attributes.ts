/** How a flow's view says in the page which flow and which state it shows. */
import type { StateValue } from 'xstate';

/** Carried by the root element of a flow's view. */
export interface FlowAttributes {
  readonly 'data-flow': string;
  /** Sorted leaf paths joined by `|`, e.g. `shown.form.editing|shown.tab.sms`. */
  readonly 'data-state': string;
}

/** Leaf paths of a state value, sorted. */
export function leafPaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value)
    .flatMap(([key, child]) =>
      child === undefined ? [] : leafPaths(child).map((path) => `${key}.${path}`),
    )
    .toSorted();
}

/** `data-flow` and `data-state` of a snapshot. */
export const flowAttributes = (
  snapshot: { readonly value: StateValue },
  flow: string,
): FlowAttributes => ({ 'data-flow': flow, 'data-state': leafPaths(snapshot.value).join('|') });
