/** The words of the shop in English: those that all share, and those of its dictionaries. */
import { inEnglish } from '@banxin/contract/refusals/english';
import { englishTitles } from '@banxin/contract/routeTitles';
import { englishCatalogue } from '@banxin/pricing/english';
import { en } from '@banxin/ui/messagesEn';
import type { SharedWords } from './Surroundings.tsx';

export { englishDictionaries } from './englishDictionaries.ts';

export const englishWords: SharedWords = {
  messages: en,
  fixedWords: (told) => inEnglish(told, englishCatalogue.word),
  routeTitle: ({ name }) => englishTitles[name],
  catalogue: englishCatalogue,
};
