// Colours as text: 3 or 6 hexadecimal digits. @see specification §5

/** Full-width letters, digits and # that a Chinese keyboard may type. */
const plain = (text: string): string => text.normalize('NFKC').trim();

/** The normal form `#RRGGBB` of a colour code with or without `#`; null when the text is none. */
export function normalHex(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(plain(text))?.[1];
  if (digits === undefined) return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toUpperCase()}`;
}
