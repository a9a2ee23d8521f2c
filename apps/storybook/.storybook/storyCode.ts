// The code of a story as it is written, for its page: a build would print names that a minifier made up.
import { type ESTree, type Plugin, parseSync } from 'vite';

/** A node of the source, as far as this file looks. */
type Node = ESTree.Node & { start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string';

const isPlay = (node: Node): boolean =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'play';

/** Names that stand in a piece of source. */
function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
    } else if (isNode(value)) {
      if (value.type === 'Identifier' || value.type === 'JSXIdentifier') names.add(value.name);
      // What a play proves with is not what the story is drawn with.
      if (isPlay(value)) return;
      for (const [key, child] of Object.entries(value)) {
        if (key !== 'parent' && typeof child === 'object') visit(child);
      }
    }
  };
  visit(node);
  return names;
}

interface Declared {
  names: readonly string[];
  node: Node;
  isStory: boolean;
}

/** What a file declares at its top: functions and constants, in order. */
function declarationsOf(body: readonly Node[]): Declared[] {
  return body.flatMap((statement): Declared[] => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? (statement.declaration as Node | null) : statement;
    if (node?.type === 'FunctionDeclaration' && node.id) {
      return [{ names: [node.id.name], node: statement, isStory: false }];
    }
    if (node?.type !== 'VariableDeclaration') return [];
    const names = node.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
    return [{ names, node: statement, isStory: isExported }];
  });
}

/** Whether a story says how it is drawn: one with args alone is better shown as what it draws. */
function hasRender(story: Node): boolean {
  const declaration = story.type === 'ExportNamedDeclaration' ? story.declaration : null;
  if (declaration?.type !== 'VariableDeclaration') return false;
  let value: unknown = declaration.declarations[0]?.init;
  while (
    isNode(value) &&
    (value.type === 'TSSatisfiesExpression' || value.type === 'TSAsExpression')
  ) {
    value = value.expression;
  }
  if (!isNode(value) || value.type !== 'ObjectExpression') return false;
  return value.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'render',
  );
}

/** What a play proves is said by its steps, not by how the story is written. */
const withoutPlay = (code: string): string =>
  code.replace(/\n {2}play: async [\s\S]*?\n {2}\},(?=\n)/, '');

/** The code of every story that says how it is drawn, with the functions and data of its file that it uses. */
export function storyCodes(file: string, source: string): Record<string, string> {
  const { program } = parseSync(file, source, { lang: 'tsx' });
  const declared = declarationsOf(program.body as unknown as Node[]);
  const byName = new Map(declared.flatMap((one) => one.names.map((name) => [name, one])));
  const textOf = ({ node }: Declared): string => source.slice(node.start, node.end);
  const codes: Record<string, string> = {};
  for (const story of declared) {
    const [name] = story.names;
    if (!story.isStory || name === undefined || !hasRender(story.node)) continue;
    const used = new Set<Declared>();
    const collect = (node: Node): void => {
      for (const found of namesIn(node)) {
        const one = byName.get(found);
        if (!one || one === story || one.isStory || used.has(one) || found === 'meta') continue;
        used.add(one);
        collect(one.node);
      }
    };
    collect(story.node);
    const parts = declared.filter((one) => used.has(one)).map(textOf);
    codes[name] = [...parts, withoutPlay(textOf(story))].join('\n\n');
  }
  return codes;
}

/** Hands the pages of the manual the code of stories as it is written. */
export const storyCode = (): Plugin => ({
  name: 'banxin:story-code',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.stories.tsx') || file.endsWith('.atlas.stories.tsx')) return null;
    const told = Object.entries(storyCodes(file, code)).map(
      ([name, text]) =>
        `\n${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: { ...${name}.parameters?.docs?.source, code: ${JSON.stringify(text)}, language: 'tsx' } } };`,
    );
    return told.length === 0 ? null : { code: code + told.join(''), map: null };
  },
});
