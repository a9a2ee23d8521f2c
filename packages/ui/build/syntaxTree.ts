// A built script as a tree, walked without knowing every kind of node.
import { parseSync } from 'vite';

export interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node under a key. */
export const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** The nodes in the list under a key. */
export const children = (node: Node | undefined, key: string): Node[] =>
  [node?.[key]].flat().filter(isNode);

/** Visits a node and everything inside it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, visit);
}

/** The fixed texts of a template, before, between and after its expressions. */
export const textsOf = (template: Node): string[] =>
  children(template, 'quasis').map(({ value }) => (value as { raw: string }).raw);

export function treeOf(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as Node;
}
