/**
 * Messages of the server apart from refusals: each a row with a key and words in both languages. They are sent and
 * stored as refusals are: the Chinese words beside the key and the values in them.
 */
import type { RefusalRow, Words } from '../refusals/row.ts';

/** One message. @typeParam D the values in it; undefined when there are none */
export type MessageRow<D = undefined> = Pick<RefusalRow<D>, 'key' | 'words'>;

type Definition = Words | ((data: never) => Words);

type MessageRowOf<W> = W extends (data: infer D) => Words ? MessageRow<D> : MessageRow;

/** The messages of one area. */
/* @__NO_SIDE_EFFECTS__ */
export const messageRows = <const T extends Readonly<Record<string, Definition>>>(
  area: string,
  definitions: T,
) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, words]) => [
      name,
      { key: `${area}.${name}`, words: typeof words === 'function' ? words : () => words },
    ]),
  ) as { readonly [Name in keyof T]: MessageRowOf<T[Name]> };
