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

/** What decides which pictures are taken of a story. */
export interface TaggedStory {
  id: string;
  tags?: readonly string[];
  /** Toolbar settings that the story fixes. @default none */
  globals?: StoryGlobals;
}

/** What a story is photographed as; the first that fits. */
export type PictureKind = 'sheet' | 'screen' | 'state' | 'photo' | 'nothing';

type Variant = readonly [theme: Shot['theme'], viewport: Shot['viewport'], isForced?: true];

/** Theme and width change together: two pictures show both themes and both widths. */
const lightAndDark: readonly Variant[] = [
  ['light', 'laptop1366'],
  ['dark', 'phone390'],
];

const variantsOf: Readonly<Record<PictureKind, readonly Variant[]>> = {
  sheet: [...lightAndDark, ['light', 'laptop1366', true]],
  screen: [...lightAndDark, ['dark', 'laptop1366']],
  state: lightAndDark,
  photo: [['light', 'laptop1366']],
  nothing: [],
};

/**
 * The sheet of a component is its `Matrix`, or the story with the tag `sheet`; the tag `state:ready` marks a screen as
 * its readers mostly see it, `state:…` another state of it, both together with `atlas` a state of a flow; everything
 * else is photographed only with the tag `photo`.
 */
export function pictureKindOf({ id, tags = [] }: TaggedStory): PictureKind {
  if (id.endsWith('--matrix') || tags.includes('sheet')) return 'sheet';
  if (tags.some((tag) => tag.startsWith('state:')))
    return tags.includes('state:ready') && !tags.includes('atlas') ? 'screen' : 'state';
  return tags.includes('photo') ? 'photo' : 'nothing';
}

/** The pictures of a story. A setting that the story fixes stays as it is: variants that become equal are one. */
export function shotsOf(story: TaggedStory): Shot[] {
  const { globals = {} } = story;
  const shots = variantsOf[pictureKindOf(story)].map(([theme, viewport, isForced]): Shot => {
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

/** Number of pictures of such a story when it fixes no toolbar setting. */
export const variantCount = (kind: PictureKind): number => variantsOf[kind].length;
