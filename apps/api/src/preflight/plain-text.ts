/** Text out of a PDF, made safe to store and to show. */

/** Without control characters and half surrogates (a database refuses them), cut to `most` characters. */
export function plainText(text: string, most: number): string {
  const clean = text.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
  return [...clean].slice(0, most).join('');
}
