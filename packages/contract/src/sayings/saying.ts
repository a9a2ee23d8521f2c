/**
 * What the server tells, apart from refusals: a sentence with a key, in both languages. It travels as refusals do, and
 * history keeps it so: the Chinese words beside the key and the values they were made of.
 */
import type { RefusalRow, Words } from '../refusals/row.ts';

/** One sentence. @typeParam D the values in it; undefined when there are none */
export type Saying<D = undefined> = Pick<RefusalRow<D>, 'key' | 'words'>;

type Definition = Words | ((data: never) => Words);

type SayingOf<W> = W extends (data: infer D) => Words ? Saying<D> : Saying;

/** The sentences of one area. */
/* @__NO_SIDE_EFFECTS__ */
export const sayings = <const T extends Readonly<Record<string, Definition>>>(
  area: string,
  definitions: T,
) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, words]) => [
      name,
      { key: `${area}.${name}`, words: typeof words === 'function' ? words : () => words },
    ]),
  ) as { readonly [Name in keyof T]: SayingOf<T[Name]> };
