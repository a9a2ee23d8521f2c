/** A machine as plain data, for tools that draw it somewhere else. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { edgesOf, labelOf } from './coverage.ts';

export interface ChartNode {
  /** Joined by dots; empty for the root. */
  readonly path: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly isInitial: boolean;
  /** Ways out of this state itself, `EVENT [guard] → target`. */
  readonly exits: readonly string[];
  readonly children: readonly ChartNode[];
}

/** The machine's states, nested as they are defined. */
export function chartTree(machine: AnyStateMachine): ChartNode {
  const lines = edgesOf(machine).map((edge) => ({ node: edge.source, label: labelOf(edge) }));
  const draw = (node: AnyStateNode): ChartNode => ({
    path: node.path.join('.'),
    key: node.key,
    kind: node.type,
    isInitial: node.parent?.initial?.target[0] === node,
    exits: lines
      .filter((line) => line.node === node)
      .map(({ label }) => label.slice(label.indexOf(': ') + 2)),
    children: Object.values(node.states).map(draw),
  });
  return draw(machine.root);
}
