/**
 * The index of a node: everything that is for everybody, in memory, compared word by word. Ten thousand entries are
 * looked through in a few milliseconds, so there is no tree to keep, and a rebuild is a new list.
 */
import { setImmediate } from 'node:timers/promises';
import { searchable } from '../../db/searchable.ts';
import {
  abbreviatedAs,
  type Phonetics,
  phoneticsOf,
  soundingLike,
  spelledAs,
} from './phonetics.ts';
import { nearIn, nearSpelling, nearWordIn } from './slip.ts';

/** What is to be found, and by what. */
export interface Source<T> {
  readonly found: T;
  /** Each in its languages; the first is the Chinese one, also found by its pinyin. */
  readonly titles: readonly [string, ...string[]];
  /** Categories, tags, words that mean the same. */
  readonly tags: readonly string[];
  /** What it is about, in a line or two. */
  readonly summaries: readonly string[];
  /** The text itself. */
  readonly body?: string;
}

interface Entry<T> {
  readonly found: T;
  readonly titles: readonly string[];
  readonly tags: string;
  readonly summary: string;
  /** All of it, with the text itself. */
  readonly all: string;
  readonly phonetics: Phonetics;
}

/** Most entries that a node keeps; more are left out from the end. */
export const ENTRIES_MAX = 20_000;

/** So much of a text is searched. @unit characters */
const BODY_MAX = 1_000;

/** Entries prepared before others get their turn. */
const AT_ONCE = 100;

/** Most words of a search; what follows is left out. */
const WORDS_MAX = 6;

/** Most words to mark. */
const MARKS_MAX = 20;

export interface Found<T> {
  /** Best first. */
  readonly hits: readonly T[];
  readonly marks: readonly string[];
}

export interface SearchIndex<T> {
  /** What fits every word. */
  find(words: string): Found<T>;
  /** The words with one slip mended, where nothing fits them as they are; null when that does not help. */
  mend(words: string): string | null;
}

interface Fit {
  /** The more the better. */
  readonly score: number;
  readonly isSpelt: boolean;
  readonly mark: string;
}

const LETTERS = /^[a-z0-9]*[a-z][a-z0-9]*$/;
const CHINESE = /\p{Script=Han}/u;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,，、;；]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Chinese is written without spaces: its words, with single characters beside each other taken as one. Empty when one
 * of them stays a character alone, which stands anywhere.
 */
function segmentsOf(words: readonly string[]): readonly string[] {
  const segments = words.flatMap((word) => {
    const parts: string[] = [];
    let isSingle = false;
    for (const { segment } of segmenter.segment(word)) {
      const isAlone = segment.length === 1;
      if (isAlone && isSingle) parts.push(`${parts.pop()}${segment}`);
      else parts.push(segment);
      isSingle = isAlone;
    }
    return parts;
  });
  return segments.some((segment) => segment.length < 2) ? [] : segments.slice(0, WORDS_MAX);
}

/** How well an entry fits one word; null when it does not. */
function fitOf<T>(entry: Entry<T>, word: string): Fit | null {
  const spelt = (score: number): Fit => ({ score, isSpelt: true, mark: word });
  if (entry.all.includes(word)) {
    if (entry.titles.some((title) => title.startsWith(word))) return spelt(8);
    if (entry.titles.some((title) => title.includes(word))) return spelt(6);
    if (entry.tags.includes(word)) return spelt(4);
    return spelt(entry.summary.includes(word) ? 2 : 1);
  }
  if (word.length < 2 || !LETTERS.test(word)) return null;
  const mark = spelledAs(entry.phonetics, word);
  if (mark !== null)
    return { score: entry.phonetics.text.startsWith(mark) ? 3 : 2, isSpelt: false, mark };
  const short = abbreviatedAs(entry.phonetics, word);
  return short === null ? null : { score: 1, isSpelt: false, mark: short };
}

/** What is left of a slip, by how often entries say it. */
function bestOf(votes: ReadonlyMap<string, number>): string | null {
  let best: string | null = null;
  for (const [word, count] of votes) {
    if (best === null || count > (votes.get(best) ?? 0)) best = word;
  }
  return best;
}

function entryOf<T>({ found, titles, tags, summaries, body = '' }: Source<T>): Entry<T> {
  // Titles in other languages keep their blanks: there words end.
  const own = searchable(titles[0]);
  const others = titles.slice(1).map((title) => title.normalize('NFKC').toLowerCase());
  const line = (texts: readonly string[]): string =>
    texts.join('\n').normalize('NFKC').toLowerCase();
  const parts = {
    titles: [own, ...others],
    tags: line(tags),
    summary: line(summaries),
  };
  const all = [...parts.titles, parts.tags, parts.summary, line([body.slice(0, BODY_MAX)])];
  return { found, ...parts, all: all.join('\n'), phonetics: phoneticsOf(own) };
}

/** @param known every character that an entry has */
function indexOf<T>(entries: readonly Entry<T>[], known: ReadonlySet<string>): SearchIndex<T> {
  // Most wrong words have a character that no entry has: nothing need be looked through.
  const isUnknown = (word: string): boolean =>
    !LETTERS.test(word) && [...word].some((character) => !known.has(character));

  const findAll = (words: readonly string[]): Found<T> => {
    if (words.length === 0 || words.some(isUnknown)) return { hits: [], marks: [] };
    const marks = new Set<string>();
    const hits: { readonly entry: Entry<T>; readonly score: number; readonly isSpelt: boolean }[] =
      [];
    for (const entry of entries) {
      let score = 0;
      let isSpelt = true;
      const found: string[] = [];
      for (const word of words) {
        const fit = fitOf(entry, word);
        if (fit === null) break;
        score += fit.score;
        isSpelt &&= fit.isSpelt;
        found.push(fit.mark);
      }
      if (found.length < words.length) continue;
      for (const mark of found) if (marks.size < MARKS_MAX) marks.add(mark);
      hits.push({ entry, score, isSpelt });
    }
    // What only sounds so stands behind what is spelt so; equals keep their order.
    hits.sort((a, b) => Number(b.isSpelt) - Number(a.isSpelt) || b.score - a.score);
    return { hits: hits.map(({ entry }) => entry.found), marks: [...marks] };
  };

  const find = (text: string): Found<T> => {
    const words = wordsOf(text);
    const found = findAll(words);
    if (found.hits.length > 0) return found;
    const segments = segmentsOf(words);
    return segments.length > words.length ? findAll(segments) : found;
  };

  /** What a word that is nowhere may have been meant to be. */
  const mendWord = (word: string): string | null => {
    const votes = new Map<string, number>();
    const vote = (meant: string | null): void => {
      if (meant !== null) votes.set(meant, (votes.get(meant) ?? 0) + 1);
    };
    if (CHINESE.test(word)) {
      if (word.length < 2) return null;
      // The commonest slip of all: another character of the same sound.
      const sound = phoneticsOf(word);
      for (const { phonetics } of entries) vote(soundingLike(phonetics, sound));
      // In two characters one slip would leave anything.
      if (votes.size === 0 && word.length > 2) {
        for (const { titles } of entries) vote(nearIn(titles[0] ?? '', word));
      }
    } else if (word.length > 3 && LETTERS.test(word)) {
      for (const { phonetics, titles } of entries) {
        vote(nearSpelling(phonetics, word));
        for (const title of titles) vote(nearWordIn(title, word));
      }
    }
    return bestOf(votes);
  };

  return {
    find,
    mend: (text) => {
      const words = wordsOf(text);
      const isLost = words.map((word) => findAll([word]).hits.length === 0);
      const at = isLost.indexOf(true);
      if (at === -1 || at !== isLost.lastIndexOf(true)) return null;
      const meant = mendWord(words[at] ?? '');
      if (meant === null) return null;
      const mended = words.with(at, meant).join(' ');
      return find(mended).hits.length > 0 ? mended : null;
    },
  };
}

/** Prepares the entries, a hundred at a time, so that nobody waits for it. */
export async function createSearchIndex<T>(sources: readonly Source<T>[]): Promise<SearchIndex<T>> {
  const entries: Entry<T>[] = [];
  const known = new Set<string>();
  for (const source of sources.slice(0, ENTRIES_MAX)) {
    const entry = entryOf(source);
    entries.push(entry);
    for (const character of entry.all) known.add(character);
    if (entries.length % AT_ONCE === 0) await setImmediate();
  }
  return indexOf(entries, known);
}
