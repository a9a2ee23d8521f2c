/** Text in the form that searches compare: lower case, full-width characters as half-width ones, no spaces. */
export const searchable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
