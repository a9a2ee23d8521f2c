// The public subpaths of the package and the files behind them, read from what is there.
import { readLibrary } from '../../../scripts/library/library.ts';

/** `exports/styles.ts` exists for the style sheet's sake: people outside get `styles.css` instead. */
const sheetEntry = 'styles';

export const library = readLibrary(new URL('..', import.meta.url), [sheetEntry]);

export const { home, manifest, subpaths } = library;
