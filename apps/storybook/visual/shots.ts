// Which pictures are taken of a story.
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

const shot = (theme: Shot['theme'], viewport: Shot['viewport'], isForced: boolean): Shot => ({
  name: `${isForced ? 'forced' : theme}-${viewports[viewport].width}`,
  theme,
  viewport,
  isForced,
});

/**
 * Light and dark at 1366 and 390 px; a matrix in forced colours too. Whole screens are made of parts that
 * have been photographed both ways: two pictures show their composition. What a story fixes stays fixed.
 */
export function shotsOf(storyId: string, globals: StoryGlobals): Shot[] {
  const fixed = globals.viewport?.value;
  const sizes = fixed ? [fixed] : (['laptop1366', 'phone390'] as const);
  if (globals.colours === 'forced') return sizes.map((size) => shot('light', size, true));
  const themes = globals.theme ? [globals.theme] : (['light', 'dark'] as const);
  const own = sizes.flatMap((size) => themes.map((theme) => shot(theme, size, false)));
  if (/^(screens|features|atlas)-/.test(storyId)) {
    return own.filter((_, index) => index === 0 || index === own.length - 1);
  }
  return storyId.endsWith('--matrix') && sizes[0] ? [...own, shot('light', sizes[0], true)] : own;
}

/** `actions-button--matrix` and `dark-390` → `actions-button/matrix.dark-390`. */
export const shotPath = (storyId: string, shotName: string): string =>
  `${storyId.replace('--', '/')}.${shotName}`;
