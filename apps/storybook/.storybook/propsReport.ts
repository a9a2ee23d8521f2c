// The design system's committed reports of its public face, read: what stands in `reports/props.md` is the table of props.

/** One prop, as the report says it. */
export interface PropRow {
  name: string;
  isRequired: boolean;
  /** As it is written in the source: unions, functions and names of types. */
  type: string;
  /** Value that it has when it is left out. */
  standard?: string;
  /** What it is for, in both languages. */
  says: { zh: string; en: string };
  /** What its number counts, as the source has it: `px`, `fen`. */
  unit?: string;
}

/** A component: one list of props, or one for each of several interfaces. */
export interface ComponentProps {
  name: string;
  /** What it is, in both languages. */
  says: { zh: string; en: string };
  lists: readonly { interface?: string; rows: readonly PropRow[] }[];
}

/** What a subpath exports. */
export interface Subpath {
  name: string;
  components: readonly string[];
  values: readonly string[];
}

/** How a prop can be tried out. */
export type Control =
  | { as: 'switch' | 'text' | 'number' | 'none' }
  | { as: 'choice'; options: readonly (string | number)[] };

const LINE = /^- `(['"]?)([\w-]+)\1(\??): (.*)`\s*$/;

function rowOf(head: string, en: string, zh: string): PropRow {
  const [, , name, optional, rest] = LINE.exec(head) ?? [];
  if (name === undefined || rest === undefined) throw new Error(`No prop is read out of ${head}`);
  const at = rest.indexOf(' = ');
  const [sentence = '', unit] = en.split(' @unit ');
  return {
    name,
    isRequired: optional === '',
    type: at < 0 ? rest : rest.slice(0, at),
    ...(at >= 0 && { standard: rest.slice(at + 3) }),
    says: { zh, en: sentence },
    ...(unit !== undefined && { unit }),
  };
}

/** Each prop is a line with its type, followed by the English and the Chinese sentence. */
const rowsIn = (text: string): PropRow[] =>
  [...text.matchAll(/^(- `.*`)[ ]*(?:\n {2}(\S.*?)[ ]*)?(?:\n {2}(\S.*?)[ ]*)?$/gm)].map(
    ([, head = '', en = '', zh = '']) => rowOf(head, en, zh),
  );

/** The components of `reports/props.md`. */
export function readProps(report: string): ComponentProps[] {
  return report
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = section.split('\n');
      const [intro = '', ...lists] = lines.join('\n').split(/^### /m);
      const [en = '', zh = ''] = intro
        .split('\n')
        .filter((line) => line !== '' && line !== 'No props.' && !/^(- `| {2})/.test(line))
        .map((line) => line.trim());
      const named = lists.map((list) => {
        const [title = '', ...rest] = list.split('\n');
        return { interface: title, rows: rowsIn(rest.join('\n')) };
      });
      return {
        name,
        says: { zh, en },
        lists: named.length > 0 ? named : [{ rows: rowsIn(intro) }],
      };
    });
}

/** The subpaths of `reports/exports.md`. */
export function readExports(report: string): Subpath[] {
  return report
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const all = (kind: string): string[] =>
        [...section.matchAll(new RegExp(`^- ${kind} \`(\\w+)\`$`, 'gm'))].map(
          ([, name = '']) => name,
        );
      const [name = ''] = section.split('\n');
      return { name, components: all('component'), values: all('value') };
    });
}

/** A type without what only says that it may be absent, and without the parentheses around a function. */
const bare = (type: string): string =>
  type.replace(/ \| (undefined|null)\b/g, '').replace(/^\((\(.*\) => .*)\)$/, '$1');

/** How a prop of a type can be tried out: what cannot be typed (functions, elements, lists of objects) has no control. */
export function controlOf(type: string): Control {
  const parts = bare(type)
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.every((part) => /^'[^']*'$|^\d+$/.test(part))) {
    return {
      as: 'choice',
      options: parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part))),
    };
  }
  const [only = ''] = parts;
  if (parts.length > 1) return { as: 'none' };
  if (only === 'boolean') return { as: 'switch' };
  if (only === 'string') return { as: 'text' };
  return { as: only === 'number' ? 'number' : 'none' };
}

/** The components of a page: those of the subpath that it is called after, its own first. */
export function componentsOf(
  page: string,
  subpaths: readonly Subpath[],
  components: readonly ComponentProps[],
): ComponentProps[] {
  const path = subpaths.find(({ name }) => name.endsWith(`/${page}`));
  const names = [...(path?.components ?? [])].sort(
    (a, b) => Number(b === page) - Number(a === page),
  );
  return names.flatMap((name) => components.find((component) => component.name === name) ?? []);
}

/** How the names of a page are imported. */
export function importOf(page: string, subpaths: readonly Subpath[]): string | null {
  const path = subpaths.find(({ name }) => name.endsWith(`/${page}`));
  if (!path) return null;
  const names = [...path.components, ...path.values].sort();
  return `import { ${names.join(', ')} } from '${path.name}';`;
}
