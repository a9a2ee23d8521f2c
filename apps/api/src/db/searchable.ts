/** Text as words are looked for in it: lower case, wide characters as narrow ones, no spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
