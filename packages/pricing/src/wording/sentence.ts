/**
 * Sentences of the engine as data: a key and its parts. They are worded where they are read, in the
 * reader's language; a stored order keeps them beside the Chinese sentence.
 */
import type { Sentence } from '@banxin/contract/entities/sentence';
import type { Sentences } from './chinese.ts';

export type { Sentence };

/** Words a sentence in one language. */
export type Wording = (said: Sentence) => string;

type PartsOf<P extends readonly unknown[]> = {
  [I in keyof P]: P[I] extends string ? P[I] | Sentence : P[I];
};

/** Builds a sentence; every language has it with the same parts. */
export const sentence = <K extends keyof Sentences>(
  key: K,
  ...parts: PartsOf<Parameters<Sentences[K]>> & readonly unknown[]
): Sentence => [key, ...(parts as unknown as (string | number | Sentence)[])];

/** A text that is the same in every language: a measure, or a name that a person gave. */
export const plain = (text: string): Sentence => ['plain', text];

/** Things with a name of their own, each found by its id. */
export type NameTable =
  | 'product'
  | 'description'
  | 'category'
  | 'use'
  | 'size'
  | 'material'
  | 'short'
  | 'cover'
  | 'group'
  | 'craft'
  | 'param'
  | 'rule'
  | 'sheet'
  | 'carrier'
  | 'factory'
  | 'urgent';

/** A named thing; the Chinese name goes with it, for orders that outlive the thing. */
export const name = (table: NameTable, id: string | number, inChinese: string): Sentence => [
  'name',
  table,
  String(id),
  inChinese,
];

type Part = string | number | Sentence;
type NameWording = (table: string, id: string, inChinese: string) => string;
type Table = Readonly<Record<string, (...parts: never[]) => string>>;

/** Words sentences from one language's table. @throws RangeError for a key that the table does not have */
export function wordingIn(table: Table & { readonly name: NameWording }): Wording {
  const { name: nameOf } = table;
  const sentences = new Map(Object.entries(table)) as Map<string, (...parts: Part[]) => string>;
  const worded = (part: Part): Part => (typeof part === 'object' ? word(part) : part);
  function word(said: Sentence): string {
    // Names are half of a quote's sentences; the others are short, and a call without an array of parts is faster.
    if (said[0] === 'name') return nameOf(said[1] as string, said[2] as string, said[3] as string);
    const sentence = sentences.get(said[0]);
    if (sentence === undefined) throw new RangeError(`no sentence ${said[0]}`);
    switch (said.length) {
      case 1:
        return sentence();
      case 2:
        return sentence(worded(said[1] as Part));
      case 3:
        return sentence(worded(said[1] as Part), worded(said[2] as Part));
      default:
        return sentence(...said.slice(1).map(worded));
    }
  }
  return word;
}
