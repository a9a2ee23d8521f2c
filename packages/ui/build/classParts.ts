// Reads from an expression in a built script which classes it can give to an element.
import { interim } from './cascade.ts';
import { child, children, type Node, textsOf, walk } from './syntaxTree.ts';

/** What gives an element at most one of these classes. */
export interface Part {
  names: ReadonlySet<string>;
  /** Whether it can give classes that the module does not name, such as a `className` that was passed in. */
  isOpen: boolean;
}

/** Exported name of a style file → the classes in it. */
export type StyleExports = ReadonlyMap<string, ReadonlySet<string>>;

export const namesIn = (text: string): string[] =>
  [...text.matchAll(interim)].map(([name]) => name);

const fixed = (names: Iterable<string>): Part => ({ names: new Set(names), isOpen: false });
const open: Part = { names: new Set(), isOpen: true };

const either = (parts: readonly Part[]): Part => ({
  names: new Set(parts.flatMap(({ names }) => [...names])),
  isOpen: parts.some(({ isOpen }) => isOpen),
});

/** Names that a pattern binds, and those in its defaults. */
function bound(pattern: Node | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  // The key of `{ tone: own }` binds nothing.
  if (pattern.type === 'Property') return bound(child(pattern, 'value'));
  return Object.keys(pattern).flatMap((key) => children(pattern, key).flatMap(bound));
}

/** Uses of names that a function around binds to what comes in: parameters, parts of objects, what is assigned. */
function unsureIn(program: Node): ReadonlySet<Node> {
  const found = new Set<Node>();
  const mark = (body: Node): void => {
    const names = new Set(children(body, 'params').flatMap(bound));
    walk(body, (node) => {
      const id = child(node, 'id');
      if (node.type === 'VariableDeclarator' && id?.type !== 'Identifier') {
        for (const name of bound(id)) names.add(name);
      }
      if (node.type === 'AssignmentExpression') {
        for (const name of bound(child(node, 'left'))) names.add(name);
      }
    });
    walk(body, (node) => {
      if (node.type === 'Identifier' && names.has(String(node.name))) found.add(node);
    });
  };
  walk(program, (node) => {
    if (Array.isArray(node.params)) mark(node);
  });
  return found;
}

/** @param stylesOf the exports behind a module specifier; nothing when it is no style file */
export function partsReader(
  program: Node,
  stylesOf: (specifier: string) => StyleExports | undefined,
): (node: Node | undefined) => Part[] {
  const imported = new Map<string, ReadonlySet<string>>();
  const values = new Map<string, Node[]>();
  const unsure = unsureIn(program);
  walk(program, (node) => {
    const [id, init] = [child(node, 'id'), child(node, 'init')];
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init) {
      const name = String(id.name);
      values.set(name, [...(values.get(name) ?? []), init]);
    }
    if (node.type !== 'ImportDeclaration') return;
    const styles = stylesOf(String(child(node, 'source')?.value));
    for (const specifier of styles ? children(node, 'specifiers') : []) {
      const all = [...(styles?.values() ?? [])].flatMap((names) => [...names]);
      const own = styles?.get(String(child(specifier, 'imported')?.name));
      // All styles of a file at once may be any of them.
      imported.set(String(child(specifier, 'local')?.name), own ?? new Set(all));
    }
  });

  const read = (node: Node | undefined, seen: readonly string[]): Part[] => {
    const inner = (key: string): Part[] => read(child(node, key), seen);
    const each = (key: string): Part[] => children(node, key).flatMap((part) => read(part, seen));
    switch (node?.type) {
      case undefined:
        return [];
      case 'Literal':
        return typeof node.value === 'string'
          ? namesIn(node.value).map((name) => fixed([name]))
          : [];
      case 'TemplateLiteral':
        return [
          ...textsOf(node).flatMap((text) => namesIn(text).map((name) => fixed([name]))),
          ...each('expressions'),
        ];
      case 'LogicalExpression':
        return node.operator === '&&'
          ? inner('right')
          : [either([...inner('left'), ...inner('right')])];
      case 'ConditionalExpression':
        return [either([...inner('consequent'), ...inner('alternate')])];
      case 'BinaryExpression':
        return [...inner('left'), ...inner('right')];
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        return inner('expression');
      case 'ArrayExpression':
        return each('elements');
      case 'ObjectExpression':
        return [either(each('properties'))];
      case 'Property':
        return inner('value');
      case 'MemberExpression':
        return inner('object');
      case 'Identifier': {
        const name = String(node.name);
        if (name === 'undefined') return [];
        const found = seen.includes(name) ? undefined : values.get(name);
        const parts = [
          ...(found ?? []).flatMap((value) => read(value, [...seen, name])),
          ...(imported.has(name) ? [fixed(imported.get(name) ?? [])] : []),
        ];
        return [either(parts.length === 0 || unsure.has(node) ? [...parts, open] : parts)];
      }
      case 'CallExpression': {
        if (child(node, 'callee')?.name === 'classes') return each('arguments');
        const callee = inner('callee');
        return callee.some(({ isOpen }) => isOpen) ? [either([...callee, open])] : callee;
      }
      default:
        return [open];
    }
  };
  return (node) => read(node, []);
}
