// Every prop of every public component: type, default, sentence in both languages. Read from the interfaces in the sources.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Documentation, makeFsImporter, parse, type Resolver } from 'react-docgen';
import type { PublicName } from '../../../scripts/library/publicNames.ts';
import { home, manifest } from './publicFiles.ts';
import { components } from './publicNames.ts';

type Prop = NonNullable<Documentation['props']>[string];

const fromDisk = makeFsImporter((name, base) => {
  const file = resolve(base, name);
  if (!name.startsWith('.') || !existsSync(file)) throw new Error(`${name} is not ours`);
  return file;
});

/** Types of registry packages stay names. */
const importer: typeof fromDisk = (...args) => {
  try {
    return fromDisk(...args);
  } catch (error) {
    if (error instanceof Error && / is not ours$/.test(error.message)) return null;
    throw error;
  }
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a type that react-docgen has no name for, such as `readonly Row[]`. */
function typeText(name: string, component: PublicName): string {
  const folder = dirname(component.file);
  const near = readdirSync(folder).map((file) => join(folder, file));
  const shared = readdirSync(`${home}/src/internal`).map((file) => `${home}/src/internal/${file}`);
  const pattern = new RegExp(`^  ['"]?${name}['"]?\\??:([^;{]+(?:\\{[^}]*\\}[^;]*)?);`, 'm');
  const files = [component.file, ...near, ...shared].filter((file) => /\.tsx?$/.test(file));
  for (const file of files) {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    if (found) return oneLine(found);
  }
  throw new Error(`${component.name}: the type of ${name} cannot be read`);
}

/** A comment: the English sentence, then what its tags say. */
function partsOf(comment: string): { en: string; zh: string; unit: string; standard?: string } {
  const [en = '', ...tags] = comment.split(/@(zh|unit|default)\s+/).map(oneLine);
  const said = (tag: string): string | undefined => {
    const at = tags.findIndex((part, place) => place % 2 === 0 && part === tag);
    return at < 0 ? undefined : tags[at + 1];
  };
  const standard = said('default');
  return {
    en,
    zh: said('zh') ?? '',
    unit: said('unit') ?? '',
    ...(standard !== undefined && { standard }),
  };
}

function propLine(component: PublicName, name: string, prop: Prop): string {
  const { tsType } = prop;
  const stated =
    tsType && ('raw' in tsType ? tsType.raw : 'value' in tsType ? tsType.value : tsType.name);
  const type =
    typeof stated === 'string' && stated !== 'unknown'
      ? oneLine(stated)
      : typeText(name, component);
  const { en, zh, unit, standard: byDoc } = partsOf(prop.description ?? '');
  const standard = byDoc ?? oneLine(String(prop.defaultValue?.value ?? ''));
  const head = `${name}${prop.required ? '' : '?'}: ${type.replace(/ \| undefined$/, '')}`;
  const value = standard ? ` = ${standard}` : '';
  const sentences = [unit ? `${en} @unit ${unit}` : en, zh].filter(Boolean);
  return [`- \`${head}${value}\``, ...sentences].join('  \n  ');
}

/** Finds a component by its name, whatever it returns. */
const named =
  (name: string): Resolver =>
  (file) =>
    file.path.get('body').flatMap((statement) => {
      if (!statement.isExportNamedDeclaration()) return [];
      const declared = statement.get('declaration');
      return declared.isFunctionDeclaration() && declared.node.id?.name === name ? [declared] : [];
    });

/** Documentation of one function in a file's text. */
function documented(component: PublicName, source: string, name: string): Documentation {
  try {
    const [found] = parse(source, {
      filename: component.file,
      importer,
      resolver: named(name),
      babelOptions: { babelrc: false, configFile: false },
    });
    if (found) return found;
  } catch (error) {
    throw new Error(`${name} cannot be read from ${component.file}`, { cause: error });
  }
  throw new Error(`${name} is not declared in ${component.file}`);
}

const linesOf = (component: PublicName, props: Documentation['props'] = {}): string =>
  Object.entries(props)
    .map(([name, prop]) => propLine(component, name, prop))
    .join('\n');

/** A component whose props are one of several interfaces: each with its own list. */
function choiceOf(component: PublicName, source: string): string | null {
  const union = new RegExp(`type ${component.name}Props =([\\w\\s|]+);`).exec(source)?.[1];
  const names = union?.match(/\w+/g) ?? [];
  if (names.length < 2) return null;
  const parts = names.map((name) => {
    const asked = `${source}\nexport function Asked(props: ${name}) { return null; }`;
    return `### ${name}\n\n${linesOf(component, documented(component, asked, 'Asked').props)}`;
  });
  return parts.join('\n\n');
}

function sectionOf(component: PublicName): string {
  const source = readFileSync(component.file, 'utf8');
  const { description, props } = documented(component, source, component.name);
  const body = choiceOf(component, source) ?? (linesOf(component, props) || 'No props.');
  const { en, zh } = partsOf(description ?? '');
  const sentences = [en, zh].filter(Boolean).join('  \n');
  return `## ${component.name}\n\n${sentences ? `${sentences}\n\n` : ''}${body}\n`;
}

export function propsReport(): string {
  const head = `# Props\n\nWritten by \`npm run reports -w ${manifest.name}\`.\n`;
  return `${head}\n${components.map(sectionOf).join('\n')}`;
}
