/** One typing slip: a character too much, too little, wrong, or two in the wrong order. */
import type { Phonetics } from './phonetics.ts';

/** Whether two different words are one slip apart. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length === b.length) {
    if (a.slice(at + 1) === b.slice(at + 1)) return true;
    return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  }
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return long.slice(at + 1) === short.slice(at);
}

/** Lengths that are looked at: as typed first, for that is the commonest slip. */
const lengthsOf = (word: string): readonly number[] => [
  word.length,
  word.length + 1,
  word.length - 1,
];

/** Whether something one slip from the word can begin here: true of few places, and quick to say. */
const mayBegin = (text: string, at: number, word: string): boolean =>
  text[at] === word[0] ||
  text[at] === word[1] ||
  text[at + 1] === word[1] ||
  text[at + 1] === word[0];

/** A part of a text that is one slip from a word; null when there is none. */
export function nearIn(text: string, word: string): string | null {
  for (const length of lengthsOf(word)) {
    for (let at = 0; at + length <= text.length; at += 1) {
      if (!mayBegin(text, at, word)) continue;
      const part = text.slice(at, at + length);
      if (isOneSlip(part, word)) return part;
    }
  }
  return null;
}

/** A Latin word of a text that begins one slip from a word; null when there is none. */
export function nearWordIn(text: string, word: string): string | null {
  for (const [whole] of text.matchAll(/[a-z]+/g)) {
    if (!mayBegin(whole, 0, word)) continue;
    if (lengthsOf(word).some((length) => isOneSlip(whole.slice(0, length), word))) return whole;
  }
  return null;
}

/** Words whose pinyin is one slip from these letters; null when there are none. */
export function nearSpelling({ text, letters, begins }: Phonetics, word: string): string | null {
  for (let at = 0; at < letters.length; at += 1) {
    const first = begins[at] ?? -1;
    if (first === -1 || !mayBegin(letters, at, word)) continue;
    for (const length of lengthsOf(word)) {
      const end = at + length;
      // A whole number of syllables, so that what it stands for is clear.
      const last = end === letters.length ? text.length : (begins[end] ?? -1);
      if (last === -1 || !isOneSlip(letters.slice(at, end), word)) continue;
      return text.slice(first, last);
    }
  }
  return null;
}
