// Digits of a code, out of what was typed or pasted.

/** Full-width digits of a Chinese keyboard count too. */
const plain = (text: string): string => text.normalize('NFKC');

/** The first digits of a text. */
export const digitsOf = (text: string, most: number): string =>
  plain(text).replace(/\D/g, '').slice(0, most);

/**
 * The code in a pasted text: the group of exactly `length` digits, else digits that only gaps part; null when
 * there is neither, as in a text with a phone number.
 */
export function codeIn(text: string, length: number): string | null {
  const exact = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(plain(text));
  if (exact) return exact[0];
  const bare = plain(text).replace(/[\s-]/g, '');
  return /^\d+$/.test(bare) && bare.length <= length ? bare : null;
}
