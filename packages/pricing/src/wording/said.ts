/**
 * What the engine says, as data: the key of a sentence and what stands in it. It is worded where it is
 * read, in the reader's language; a stored order keeps it beside the Chinese sentence.
 */
import type { Said } from '@banxin/contract/entities/said';
import type { Sentences } from './chinese.ts';

export type { Said };

/** Words a sentence in one language. */
export type Wording = (said: Said) => string;

type PartsOf<P extends readonly unknown[]> = {
  [I in keyof P]: P[I] extends string ? P[I] | Said : P[I];
};

/** Builds a sentence; every language has it with the same parts. */
export const say = <K extends keyof Sentences>(
  key: K,
  ...parts: PartsOf<Parameters<Sentences[K]>> & readonly unknown[]
): Said => [key, ...(parts as unknown as (string | number | Said)[])];

/** What needs no words: measures, and what somebody called something. */
export const plain = (text: string): Said => ['plain', text];

/** Things with a name of their own, each found by its id. */
export type NameTable =
  | 'product'
  | 'description'
  | 'category'
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
  | 'urgent'
  | 'urgency';

/** A thing by its name; the Chinese name goes with it, so that an order outlives the thing. */
export const name = (table: NameTable, id: string | number, inChinese: string): Said => [
  'name',
  table,
  String(id),
  inChinese,
];

type Part = string | number | Said;
type NameWording = (table: string, id: string, inChinese: string) => string;
type Table = Readonly<Record<string, (...parts: never[]) => string>>;

/** Words sentences out of one language's table. Errors  RangeError for a sentence that the table does not have */
export function wordingIn(table: Table & { readonly name: NameWording }): Wording {
  const { name: nameOf } = table;
  const sentences = new Map(Object.entries(table)) as Map<string, (...parts: Part[]) => string>;
  const worded = (part: Part): Part => (typeof part === 'object' ? word(part) : part);
  function word(said: Said): string {
    // Half of what a quote says are names; the rest is short and goes without a list of its parts.
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
