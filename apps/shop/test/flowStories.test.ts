// Every rule of section 4 and every event that a flow emits is driven by a story, with real gestures.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atlases } from '@banxin/flows/atlases';
import { explore } from '@banxin/flows/testing';
import { describe, expect, it } from 'vitest';
import { type RuleOfSection4, section4 } from '../src/stories/flows/section4.ts';
import { type DrivenPlay, declaredBy, type Emits, surprises } from '../src/stories/flows/stage.ts';

const sources = new URL('../src/', import.meta.url);
const root = new URL('../../../', import.meta.url);

/** Rules that no story drives, with the reason and the file that tests them. */
const rulesElsewhere: Readonly<Partial<Record<RuleOfSection4, readonly [string, string]>>> = {
  modifyStatus: [
    'Order.SetOrderModifyStatusModified and …Confirmed are specified, but neither server nor shop has them yet',
    'packages/contract/src/specification/specification.test.ts',
  ],
  favouriteStale: [
    'no flow: driven on its page',
    'apps/shop/src/pages/favorites/FavoritesPage.stories.tsx',
  ],
};

/** What a flow emits and no story drives, with the reason and the file that tests it. */
const emittedElsewhere: Readonly<Record<string, readonly [string, string]>> = {
  'bind-qq navigate': [
    'no rule of section 4: driven on its page',
    'apps/shop/src/pages/bind-qq/BindQqPage.stories.tsx',
  ],
  'cashier navigate': [
    'the cashier of the shop has links in its place, which can be opened in another tab',
    'packages/flows/src/cashier/cashier.test.ts',
  ],
  'register success': [
    'no rule of section 4: driven on its page',
    'apps/shop/src/pages/register/RegisterPage.stories.tsx',
  ],
  'reset-password navigate': [
    'no rule of section 4: driven on its page',
    'apps/shop/src/pages/reset-password/ResetPasswordPage.stories.tsx',
  ],
  'usage-log beacon': ['nothing of it is seen', 'packages/flows/src/usage-log/usage-log.test.ts'],
  'usage-log store': ['nothing of it is seen', 'packages/flows/src/usage-log/usage-log.test.ts'],
};

interface FlowStory {
  /** Title and name, `Flows/Login › Closes`. */
  readonly name: string;
  readonly source: string;
}

/** The driven stories of a file, each with its source; other files have none. */
function storiesIn(source: string): readonly FlowStory[] {
  const title = /title: '([^']+)'/.exec(source)?.[1];
  if (title === undefined || !/tags: \['flow'/.test(source)) return [];
  return [...source.matchAll(/^export const (\w+): Story = \{$([\s\S]*?)^\};$/gm)].flatMap(
    ([, name, body = '']) =>
      /\bplay: /.test(body) ? [{ name: `${title} › ${name}`, source: body }] : [],
  );
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx') && !path.endsWith('.atlas.stories.tsx'))
  .map((path) => ({ path, source: readFileSync(new URL(path, sources), 'utf8') }));

const stories = files.flatMap(({ source }) => storiesIn(source));

/** Which stories quote a rule as a step. */
const quoting = (all: readonly FlowStory[], rule: string): readonly string[] =>
  all
    .filter(({ source }) => new RegExp(`step\\(\\s*(\`\\$\\{)?section4\\.${rule}\\b`).test(source))
    .map(({ name }) => name);

interface Driven {
  readonly name: string;
  /** undefined: the play asserts nothing of what is emitted. */
  readonly emits: Emits | undefined;
}

interface StoryFile {
  readonly default: { readonly title: string; readonly tags: readonly string[] };
}

/** Every story of a flow that is played, as the file itself exports it. */
async function drivenIn(path: string): Promise<readonly Driven[]> {
  const { default: meta, ...exported }: StoryFile = await import(new URL(path, sources).href);
  return Object.entries(exported as Record<string, { play?: Partial<DrivenPlay<never>> }>).flatMap(
    ([name, { play }]) => (play ? [{ name: `${meta.title} › ${name}`, emits: play.emits }] : []),
  );
}

const flowFiles = files.filter(({ source }) => storiesIn(source).length > 0);
const driven = (await Promise.all(flowFiles.map(({ path }) => drivenIn(path)))).flat();

/** `login reload`: every event that a machine emits on one of its edges. */
const emitted = Object.entries(atlases).flatMap(([flow, atlas]) =>
  explore(atlas).emitted.map((type) => `${flow} ${type}`),
);
const declared = new Set(driven.flatMap(({ emits = {} }) => [...declaredBy(emits).keys()]));

describe('section 4 of the specification', () => {
  it.each(Object.keys(section4))('%s is driven by a story that quotes it', (rule) => {
    const elsewhere = rulesElsewhere[rule as RuleOfSection4];
    if (elsewhere === undefined) expect(quoting(stories, rule)).not.toEqual([]);
    else expect([quoting(stories, rule), elsewhere[1]]).toEqual([[], elsewhere[1]]);
  });

  it.each(Object.entries(rulesElsewhere))('%s is tested where the table says', (_, [, file]) => {
    expect(existsSync(new URL(file, root)), file).toBe(true);
  });
});

describe('what flows emit', () => {
  it('is said by every story that is played; the play then expects exactly that', () => {
    expect(driven.map(({ name }) => name).toSorted()).toEqual(
      expect.arrayContaining(stories.map(({ name }) => name)),
    );
    expect(driven.filter(({ emits }) => emits === undefined)).toEqual([]);
  });

  it('is nothing that no machine emits', () => {
    expect([...declared].filter((line) => !emitted.includes(line))).toEqual([]);
  });

  it.each(emitted)('%s is driven by a story', (line) => {
    expect(declared.has(line)).toBe(!(line in emittedElsewhere));
  });

  it.each(Object.entries(emittedElsewhere))(
    '%s is tested where the table says',
    (line, [, file]) => {
      expect(emitted).toContain(line);
      expect(existsSync(new URL(file, root)), file).toBe(true);
    },
  );
});

describe('the check sees', () => {
  const story = (body: string) =>
    storiesIn(
      `const meta = { title: 'Flows/Sample', tags: ['flow'] };\nexport const Once: Story = {\n${body}\n};\n`,
    );

  it('a rule that no step quotes', () => {
    expect(quoting(story('play: async () => { section4.guardEnd; }'), 'guardEnd')).toEqual([]);
    expect(quoting(story('play: async () => { step(section4.guardEnd, go) }'), 'guardEnd')).toEqual(
      ['Flows/Sample › Once'],
    );
  });

  it('an event that nobody declared, and one that came twice', () => {
    const reload = { machine: 'login', event: { type: 'reload' } } as const;
    const once = { login: { reload: 1 } } as const;
    const often = { login: { reload: 'often' } } as const;
    expect(surprises([reload], {})).toEqual(['login reload: 1 times']);
    expect(surprises([reload, reload], once)).toEqual(['login reload: 2 times']);
    expect(surprises([], once)).toEqual(['login reload: 0 times']);
    expect(surprises([], often)).toEqual(['login reload: 0 times']);
    expect(surprises([reload], once)).toEqual([]);
    expect(surprises([reload, reload], often)).toEqual([]);
  });

  it('a story that is not driven', () => {
    expect(story('step(section4.guardEnd)')).toEqual([]);
  });

  it('a file that is not tagged as a flow', () => {
    const file = "title: 'Flows/Sample',\nexport const A: Story = {\nplay: async\n};";
    expect(storiesIn(file)).toEqual([]);
    expect(storiesIn(`tags: ['flow'],\n${file}`)).toHaveLength(1);
  });
});
