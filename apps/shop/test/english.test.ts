// The English interface is English: every text of every dictionary, built ones with their values in place.
import { expect, it } from 'vitest';

/** The button that leads back to Chinese, marked as Chinese. */
const MEANT: readonly string[] = ['shellText.language', 'shellText.languageLabel'];

const modules = import.meta.glob<Readonly<Record<string, object>>>('../src/**/*.messages.ts', {
  eager: true,
});

const dictionaries = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    'en-US' in value ? [{ name, texts: Object.entries(value['en-US'] as object) }] : [],
  ),
);

/** What a text says; values are put in as 2, which reads as a number and as words. */
const wordsOf = (text: unknown): string =>
  typeof text === 'function'
    ? String(text(...Array<number>(text.length).fill(2)))
    : [text].flat().join('\n');

it('every file of texts holds a dictionary', () => {
  expect(dictionaries.length).toBeGreaterThanOrEqual(Object.keys(modules).length);
});

it('no text of the shop is Chinese in the English interface', () => {
  const chinese = dictionaries.flatMap(({ name, texts }) =>
    texts
      .filter(([, text]) => /\p{Script=Han}/u.test(wordsOf(text)))
      .map(([key]) => `${name}.${key}`),
  );
  expect(chinese.toSorted()).toEqual(MEANT);
});
