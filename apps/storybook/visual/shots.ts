// Which pictures are taken of a story: those that its tags ask for.
import { viewports } from '../.storybook/viewports.ts';

/** One picture. */
export interface Shot {
  /** Last part of the file's name, for example `dark-390`. */
  name: string;
  theme: 'light' | 'dark';
  viewport: keyof typeof viewports;
  /** Photographed as a reader with forced colours sees it. */
  isForced: boolean;
}

/** The toolbar settings that a story fixes for itself. */
export interface StoryGlobals {
  theme?: Shot['theme'];
  colours?: 'own' | 'forced';
  motion?: string;
  viewport?: { value?: Shot['viewport'] };
}

/** A story as far as it says what is to be photographed. */
export interface AskingStory {
  id: string;
  tags?: readonly string[];
  /** What the story fixes. @default nothing */
  globals?: StoryGlobals;
}

/** What a story asks for; the first that fits. */
export type Asked = 'sheet' | 'state' | 'atlas' | 'photo' | 'nothing';

type Dress = readonly [theme: Shot['theme'], viewport: Shot['viewport'], isForced?: true];

/** Colours and widths at once: what is wrong in one of them shows. */
const both: readonly Dress[] = [
  ['light', 'laptop1366'],
  ['dark', 'phone390'],
];

const dresses: Readonly<Record<Asked, readonly Dress[]>> = {
  sheet: [...both, ['light', 'laptop1366', true]],
  state: [...both, ['dark', 'laptop1366']],
  atlas: both,
  photo: [['light', 'laptop1366']],
  nothing: [],
};

/**
 * The sheet of a component is its `Matrix`, or the story with the tag `sheet`; a state of a screen and a state of
 * a flow are told by `state:…`; everything else is photographed only with the tag `photo`.
 */
export function askedOf({ id, tags = [] }: AskingStory): Asked {
  if (id.endsWith('--matrix') || tags.includes('sheet')) return 'sheet';
  if (tags.some((tag) => tag.startsWith('state:')))
    return tags.includes('atlas') ? 'atlas' : 'state';
  return tags.includes('photo') ? 'photo' : 'nothing';
}

/** What a story fixes stays fixed: two dresses that become one are one. */
export function shotsOf(story: AskingStory): Shot[] {
  const { globals = {} } = story;
  const shots = dresses[askedOf(story)].map(([theme, viewport, isForced]): Shot => {
    const window = globals.viewport?.value ?? viewport;
    const forced = isForced === true || globals.colours === 'forced';
    const own = globals.theme ?? theme;
    return {
      name: `${forced ? 'forced' : own}-${viewports[window].width}`,
      theme: forced ? 'light' : own,
      viewport: window,
      isForced: forced,
    };
  });
  return [...new Map(shots.map((shot) => [shot.name, shot])).values()];
}

/** `actions-button--matrix` and `dark-390` → `actions-button/matrix.dark-390`. */
export const shotPath = (storyId: string, shotName: string): string =>
  `${storyId.replace('--', '/')}.${shotName}`;

/** How many pictures that is, where a story fixes nothing. */
export const dressesOf = (asked: Asked): number => dresses[asked].length;
