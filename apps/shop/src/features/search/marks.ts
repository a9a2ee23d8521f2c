/** Where words stand in a text. */

export interface Part {
  readonly words: string;
  readonly isMarked: boolean;
}

/** The text in parts, in order; the longest of the words wins, letter case does not matter. */
export function partsOf(text: string, marks: readonly string[]): readonly Part[] {
  const wanted = marks
    .map((mark) => mark.toLowerCase())
    .filter((mark) => mark !== '')
    .sort((a, b) => b.length - a.length);
  const plain = text.toLowerCase();
  // Letters that change their length with their case: nothing is marked rather than the wrong part.
  if (plain.length !== text.length) return [{ words: text, isMarked: false }];
  const parts: Part[] = [];
  let begun = 0;
  let at = 0;
  while (at < text.length) {
    const mark = wanted.find((one) => plain.startsWith(one, at));
    if (mark === undefined) {
      at += 1;
      continue;
    }
    if (begun < at) parts.push({ words: text.slice(begun, at), isMarked: false });
    at += mark.length;
    parts.push({ words: text.slice(at - mark.length, at), isMarked: true });
    begun = at;
  }
  if (begun < text.length) parts.push({ words: text.slice(begun), isMarked: false });
  return parts;
}
