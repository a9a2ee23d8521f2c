/** Puts other words in the place of words that were not understood; words that would run together are kept apart. */

/** Where words stand in a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const isApart = (before: string, after: string): boolean =>
  before === '' || after === '' || /[\s，,、；;。]$/.test(before) || /^[\s，,、；;。]/.test(after);

const join = (before: string, after: string): string =>
  isApart(before, after) ? before + after : `${before} ${after}`;

/** @param words  '' takes them out */
export function mend(text: string, { start, end }: Place, words: string): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (words === '') return join(before.replace(/ +$/, ''), after.replace(/^ +/, ''));
  return join(join(before, words), after);
}

/** Lets a line go on with the job above: the line break goes, and the count that was said there already. */
export function joined(text: string, { gap, count }: Record<'gap' | 'count', Place>): string {
  return mend(mend(text, count, ''), gap, '');
}
