// Test pages of the design system are built without its manual pages.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import type { Stage } from '../../../../scripts/library/stage.ts';
import { home } from '../../build/publicFiles.ts';
import { shortName } from '../../build/shortNames.ts';

const withoutGuides: Plugin = {
  name: 'banxin-without-guides',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.guide.ts') ? '\0guide' : null),
  load: (id) => (id === '\0guide' ? 'export const guide = null;' : null),
};

export const stage = (name: string, entry: string): Stage => ({
  home,
  name,
  entry,
  plugins: [vanillaExtractPlugin({ identifiers: shortName }), withoutGuides],
});
