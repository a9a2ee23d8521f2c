// Bundles every public subpath as a consumer would. React is left out; languages other than the two of
// the package are dropped, as the README advises.
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { weigh } from '../../../scripts/library/sizes.ts';
import { library, manifest, subpaths } from './publicFiles.ts';

const without = Object.keys(manifest.peerDependencies);

await weigh(
  library,
  subpaths.map((name) => ({ name, subpaths: [name], without })),
  [optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] })],
);
