// The public subpaths of the package and the files behind them, read from what is there.
import { readLibrary } from '../../../scripts/library/library.ts';

export const library = readLibrary(new URL('..', import.meta.url));

export const { home, manifest, subpaths } = library;
