// Every rule of section 4 and every event that a flow emits is driven by a story, with real gestures.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FlowEmitted } from '@banxin/flows/effects';
import { describe, expect, it } from 'vitest';
import { type RuleOfSection4, section4 } from '../src/stories/flows/section4.ts';

const sources = new URL('../src/', import.meta.url);
const root = new URL('../../../', import.meta.url);

/** Rules that no story of a flow drives, with the reason and the file that tests them. */
const rulesElsewhere: Readonly<Partial<Record<RuleOfSection4, readonly [string, string]>>> = {
  couponHad: ['a rule without a state', 'packages/contract/src/rules/customer.test.ts'],
  modifyStatus: [
    'the server has no such call yet',
    'packages/contract/src/specification/specification.test.ts',
  ],
  favouriteStale: [
    'the server has no such call yet',
    'packages/contract/src/specification/specification.test.ts',
  ],
  qqExchange: [
    'its page is driven by stories that say it in other words',
    'packages/flows/src/oauth-callback/oauth-callback.test.ts',
  ],
  qqPopup: [
    'its page is driven by stories that say it in other words',
    'packages/flows/src/oauth-popup/oauth-popup.test.ts',
  ],
  wechat: [
    'its page is driven by stories that say it in other words',
    'packages/flows/src/oauth-callback/oauth-callback.test.ts',
  ],
};

/** Events that no story of a flow shows; a new event does not compile without a place here or a story. */
const eventsElsewhere: Readonly<Partial<Record<FlowEmitted['type'], readonly [string, string]>>> = {
  provider: [
    'its page is driven by stories that say it in other words',
    'packages/flows/src/oauth-callback/oauth-callback.test.ts',
  ],
  'popup.result': [
    'its page is driven by stories that say it in other words',
    'packages/flows/src/oauth-callback/oauth-callback.test.ts',
  ],
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
      /\bplay: async/.test(body) ? [{ name: `${title} › ${name}`, source: body }] : [],
  );
}

const stories = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx') && !path.endsWith('.atlas.stories.tsx'))
  .flatMap((path) => storiesIn(readFileSync(new URL(path, sources), 'utf8')));

/** Which stories quote a rule as a step. */
const quoting = (all: readonly FlowStory[], rule: string): readonly string[] =>
  all
    .filter(({ source }) => new RegExp(`step\\(\\s*(\`\\$\\{)?section4\\.${rule}\\b`).test(source))
    .map(({ name }) => name);

/** Which stories look at an emitted event. */
const hearing = (all: readonly FlowStory[], type: string): readonly string[] =>
  all.filter(({ source }) => source.includes(`emitted('${type}')`)).map(({ name }) => name);

const events = [
  ...readFileSync(new URL('packages/flows/src/emitted.types.ts', root), 'utf8').matchAll(
    /^ {2}type: '([^']+)';$/gm,
  ),
].map(([, type = '']) => type);

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
  it('is read from their types', () => {
    expect(events).toContain('toast');
    expect(events).toHaveLength(19);
  });

  it.each(events)('%s is heard in a story', (type) => {
    const elsewhere = eventsElsewhere[type as FlowEmitted['type']];
    if (elsewhere === undefined) expect(hearing(stories, type)).not.toEqual([]);
    else expect(hearing(stories, type)).toEqual([]);
  });

  it.each(Object.entries(eventsElsewhere))('%s is tested where the table says', (_, [, file]) => {
    expect(existsSync(new URL(file, root)), file).toBe(true);
  });
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

  it('an event that no story looks at', () => {
    expect(hearing(story("play: async () => { stage.emitted('toast') }"), 'alert')).toEqual([]);
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
