/** How a Chinese text sounds: pinyin without tones, character by character, so that a sound leads back to its words. */
import { pinyin } from 'pinyin-pro';

export interface Phonetics {
  /** What is read, as given. */
  readonly text: string;
  /** `|zhu|guang|hong|bao|`; a character that is not Chinese sounds like itself. */
  readonly syllables: string;
  /** `zhuguanghongbao`. */
  readonly letters: string;
  /** For each of the letters, which character of the text begins there; -1 inside a syllable. */
  readonly begins: Int16Array;
  /** First letter of each character: `zghb`. */
  readonly initials: string;
}

const CHINESE = /\p{Script=Han}/u;

/** @param text in the form that searches compare, see `searchable.ts` */
export function phoneticsOf(text: string): Phonetics {
  // A character of two halves is read as two: none of them is a word of this trade.
  const read = pinyin(text, { toneType: 'none', type: 'array', v: true });
  const sounds =
    read.length === text.length ? read : Array.from({ length: text.length }, (_, at) => text[at]);
  const syllables = sounds.map((sound) => (sound ?? '').toLowerCase());
  const letters = syllables.join('');
  const begins = new Int16Array(letters.length).fill(-1);
  let at = 0;
  syllables.forEach((syllable, index) => {
    if (syllable !== '') begins[at] = index;
    at += syllable.length;
  });
  return {
    text,
    syllables: `|${syllables.join('|')}|`,
    letters,
    begins,
    initials: syllables.map((syllable) => syllable[0] ?? ' ').join(''),
  };
}

/** The character to which the letter at this place belongs. */
function characterAt({ begins }: Phonetics, letter: number): number {
  let at = letter;
  while (at > 0 && begins[at] === -1) at -= 1;
  return begins[at] ?? 0;
}

/** Words of the text whose pinyin begins with these letters; null when none has. */
export function spelledAs(phonetics: Phonetics, letters: string): string | null {
  for (
    let at = phonetics.letters.indexOf(letters);
    at !== -1;
    at = phonetics.letters.indexOf(letters, at + 1)
  ) {
    const first = phonetics.begins[at] ?? -1;
    if (first === -1) continue;
    const last = characterAt(phonetics, at + letters.length - 1);
    const words = phonetics.text.slice(first, last + 1);
    if (CHINESE.test(words)) return words;
  }
  return null;
}

/** Words of the text whose characters begin with these letters; null when none do. */
export function abbreviatedAs({ initials, text }: Phonetics, letters: string): string | null {
  const at = initials.indexOf(letters);
  if (at === -1) return null;
  const words = text.slice(at, at + letters.length);
  return CHINESE.test(words) ? words : null;
}

/** Words of the text that sound like these; null when none do. */
export function soundingLike({ syllables, text }: Phonetics, words: Phonetics): string | null {
  const at = syllables.indexOf(words.syllables);
  if (at === -1) return null;
  const first = syllables.slice(0, at + 1).split('|').length - 2;
  return text.slice(first, first + words.text.length);
}
