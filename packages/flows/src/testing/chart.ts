/** Draws a machine as a Mermaid state diagram, so that a review shows changes of a chart as text. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { labelOf } from './coverage.ts';

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll('-', '_');

const actionNames = (edge: AnyTransitionDefinition): string =>
  edge.actions
    .map((action) =>
      typeof action === 'object' && 'type' in action ? String(action.type) : String(action),
    )
    .join(', ');

/** `EVENT [guard] / action` in front of the arrow of {@link labelOf}. */
function textOf(edge: AnyTransitionDefinition): string {
  const line = labelOf(edge);
  const from = line.indexOf(': ') + 2;
  const event = line.slice(from, line.lastIndexOf(' → ')).replace(/^after (.*)/, '⏱ $1');
  const actions = actionNames(edge);
  return actions ? `${event} / ${actions}` : event;
}

/** Where an edge is drawn: inside the innermost state that contains both of its ends. */
function ownerOf(edge: AnyTransitionDefinition): AnyStateNode {
  const target = edge.target?.[0];
  let owner: AnyStateNode = edge.source.parent ?? edge.source;
  while (owner.parent && target && !contains(owner, target)) owner = owner.parent;
  return owner;
}

const contains = (outer: AnyStateNode, inner: AnyStateNode): boolean =>
  outer.path.length < inner.path.length && outer.path.every((part, i) => inner.path[i] === part);

/** The Mermaid text of a machine. */
export function chartOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const edges = (function collect(node: AnyStateNode): AnyTransitionDefinition[] {
    return [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
      ...Object.values(node.states).flatMap(collect),
    ];
  })(root);

  const draw = (node: AnyStateNode, depth: number): string[] => {
    const pad = '  '.repeat(depth);
    const children = Object.values(node.states);
    const lines = children.flatMap((child, index): string[] => {
      const inner = draw(child, depth + 1);
      const separator = node.type === 'parallel' && index > 0 ? [`${pad}--`] : [];
      const final = child.type === 'final' ? [`${pad}${idOf(child)} --> [*]`] : [];
      const box =
        inner.length > 0
          ? [`${pad}state "${child.key}" as ${idOf(child)} {`, ...inner, `${pad}}`]
          : [`${pad}state "${child.key}" as ${idOf(child)}`];
      return [...separator, ...box, ...final];
    });
    const initial = node.initial?.target[0];
    const start = initial && node.type !== 'parallel' ? [`${pad}[*] --> ${idOf(initial)}`] : [];
    const arrows = edges
      .filter((edge) => ownerOf(edge) === node && edge.source !== root)
      .map((edge) => {
        const target = edge.target?.[0] ?? edge.source;
        const stays = edge.target ? '' : ' (stays)';
        return `${pad}${idOf(edge.source)} --> ${idOf(target)} : ${textOf(edge)}${stays}`;
      });
    return [...start, ...lines, ...arrows];
  };

  const anywhere = edges
    .filter((edge) => edge.source === root)
    .map((edge) => {
      const target = edge.target?.[0];
      return target
        ? `  anywhere --> ${idOf(target)} : ${textOf(edge)}`
        : `  anywhere --> anywhere : ${textOf(edge)} (stays)`;
    });
  const box = anywhere.length > 0 ? ['  state "any state" as anywhere', ...anywhere] : [];
  return `${['stateDiagram-v2', ...draw(root, 1), ...box].join('\n')}\n`;
}
