/** The shared words of a language. English arrives when somebody reads it. */
import { inChinese } from './catalogueWords.ts';
import { untranslated } from './fixedWords.ts';
import { chineseTitle } from './routeTitle.ts';
import type { SharedWords } from './Surroundings.tsx';
import { keepEnglish, type Locale } from './text.ts';

export const chineseWords: SharedWords = {
  // Each component brings its own: all of them would travel with every page.
  messages: undefined,
  fixedWords: untranslated,
  routeTitle: chineseTitle,
  catalogue: inChinese,
};

/** @throws what a part throws that did not arrive */
export async function wordsOf(locale: Locale): Promise<SharedWords> {
  if (locale === 'zh-CN') return chineseWords;
  const { englishWords, englishDictionaries } = await import('./englishWords.ts');
  keepEnglish(englishDictionaries);
  return englishWords;
}
