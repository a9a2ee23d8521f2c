/** The shared words in English. */
import { inEnglish } from '@banxin/contract/refusals/english';
import { englishTitles } from '@banxin/contract/routeTitles';
import { englishCatalogue } from '@banxin/pricing/english';
import { en } from '@banxin/ui/messagesEn';
import type { SharedWords } from './Surroundings.tsx';

export const englishWords: SharedWords = {
  messages: en,
  fixedWords: (told) => inEnglish(told, englishCatalogue.word),
  routeTitle: ({ name }) => englishTitles[name],
  catalogue: englishCatalogue,
};
