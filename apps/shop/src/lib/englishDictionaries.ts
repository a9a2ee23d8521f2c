/** The English of all dictionaries, where `build/oneLanguage.ts` has taken it out of them; elsewhere they have it themselves. */
import type { Translations } from './text.ts';

/** By the name that the build gives a dictionary. */
export const englishDictionaries: Translations = {};
