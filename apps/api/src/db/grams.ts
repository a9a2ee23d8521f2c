/**
 * Search text as bigrams: two-character Chinese words, which a trigram index cannot find, become
 * single entries of an array index. Query: `search_grams @> grams(keyword)`, then verify with LIKE.
 */

/** Lower case, no spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Every pair of neighbouring characters, once. */
export function grams(text: string): string[] {
  const characters = [...searchable(text)];
  const found = new Set<string>();
  for (let at = 0; at + 1 < characters.length; at += 1) {
    found.add(`${characters[at]}${characters[at + 1]}`);
  }
  return [...found];
}
