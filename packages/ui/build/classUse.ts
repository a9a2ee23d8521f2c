// What the built scripts do with classes: which two can stand on one element, and which are looked for.
import { posix } from 'node:path';
import type { Meet } from './cascade.ts';
import { namesIn, partsReader, type StyleExports } from './classParts.ts';
import { child, children, type Node, textsOf, treeOf, walk } from './syntaxTree.ts';

export interface Module {
  code: string;
  imports: readonly string[];
}

export interface ClassUse {
  meet: Meet;
  /** Classes that a script looks for by a selector. */
  sought: ReadonlySet<string>;
}

type Together = (one: string, other: string) => void;

const isStyle = (file: string): boolean => file.endsWith('.style.js');

/** The classes that each export of a style file can give; tells which it gives together. */
function exportsOf(program: Node, together: Together): StyleExports {
  const exports = new Map<string, Set<string>>();
  const specifiers: Node[] = [];
  walk(program, (node) => {
    if (node.type === 'ExportSpecifier') specifiers.push(node);
    const init = child(node, 'init');
    if (node.type !== 'VariableDeclarator' || !init) return;
    const lists: string[][] = [];
    let isRecipe = false;
    walk(init, ({ type, value }) => {
      if (type === 'CallExpression') isRecipe = true;
      if (type === 'Literal' && typeof value === 'string') lists.push(namesIn(value));
    });
    // A recipe gives its base and a class per variant at once.
    for (const list of isRecipe ? [lists.flat()] : lists) {
      for (const one of list) for (const other of list) together(one, other);
    }
    exports.set(String(child(node, 'id')?.name), new Set(lists.flat()));
  });
  for (const specifier of specifiers) {
    const names = exports.get(String(child(specifier, 'local')?.name));
    if (names) exports.set(String(child(specifier, 'exported')?.name), names);
  }
  return exports;
}

/** Whether an expression gives an element several classes at once. */
const isJoin = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  node.type === 'ArrayExpression' ||
  (node.type === 'BinaryExpression' && node.operator === '+') ||
  (node.type === 'CallExpression' && child(node, 'callee')?.name === 'classes');

/** Fixed text of a node and the expression that follows it: `.${name}` and `'.' + name`. */
function continued(node: Node): [text: string, then: Node | undefined][] {
  if (node.type === 'TemplateLiteral') {
    const expressions = children(node, 'expressions');
    return textsOf(node).map((text, at) => [text, expressions[at]]);
  }
  if (node.type === 'BinaryExpression') {
    return [[String(child(node, 'left')?.value), child(node, 'right')]];
  }
  return node.type === 'Literal' ? [[String(node.value), undefined]] : [];
}

/**
 * Two classes meet where a script joins them: as parts of one `classes(…)`, of one text, or of one composed style.
 * A part that comes from elsewhere may be any class that a module around knows. Alternatives of one part, such as the
 * sizes of a button, exclude each other.
 */
export function classUse(modules: ReadonlyMap<string, Module>): ClassUse {
  const sought = new Set<string>();
  const pairs = new Set<string>();
  const together: Together = (one, other) => {
    if (one !== other) pairs.add(`${one} ${other}`).add(`${other} ${one}`);
  };
  const trees = [...modules].map(([file, { code }]) => [file, treeOf(file, code)] as const);
  const styles = new Map<string, StyleExports>();
  for (const [file, tree] of trees) if (isStyle(file)) styles.set(file, exportsOf(tree, together));

  /** Every class that can come into a module: from modules that import it, and by functions that it calls. */
  const around = (file: string): Set<string> => {
    const below = new Set([file]);
    for (const one of below) for (const next of modules.get(one)?.imports ?? []) below.add(next);
    const above = new Set([file]);
    for (const one of above) {
      for (const [other, { imports }] of modules) if (imports.includes(one)) above.add(other);
    }
    const files = [...above].flatMap((one) => [one, ...(modules.get(one)?.imports ?? [])]);
    return new Set([...below, ...files].flatMap((one) => namesIn(modules.get(one)?.code ?? '')));
  };

  for (const [file, tree] of trees) {
    if (isStyle(file)) continue;
    const partsOf = partsReader(tree, (specifier) =>
      styles.get(posix.join(posix.dirname(file), specifier)),
    );
    let outside: Set<string> | undefined;
    walk(tree, (node) => {
      for (const [text, then] of continued(node)) {
        for (const name of namesIn(text)) if (text.includes(`.${name}`)) sought.add(name);
        if (!text.endsWith('.')) continue;
        for (const { names } of partsOf(then)) for (const name of names) sought.add(name);
      }
      if (!isJoin(node)) return;
      const parts = partsOf(node);
      const isAboutClasses =
        child(node, 'callee')?.name === 'classes' || parts.some(({ names }) => names.size > 0);
      if (!isAboutClasses || parts.length < 2) return;
      const sets = parts.map(({ names, isOpen }) => {
        if (!isOpen) return names;
        outside ??= around(file);
        return new Set([...names, ...outside]);
      });
      sets.forEach((first, at) => {
        for (const second of sets.slice(at + 1)) {
          for (const one of first) for (const other of second) together(one, other);
        }
      });
    });
  }
  return { meet: (one, other) => pairs.has(`${one} ${other}`), sought };
}
