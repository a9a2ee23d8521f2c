/**
 * A refusal is a row: its errCode, its words in both languages and the shape of what it carries. The server refuses
 * with a row; the envelope carries the Chinese words, and in `data` the row's key beside the values, so that a reader
 * of English finds the English words by key.
 */
import type { ErrCode } from '../errors.ts';

/** Chinese and English. */
export type Words = readonly [zh: string, en: string];

/** Words with values in them are a function of the values. */
type Definition = readonly [
  code: ErrCode,
  words: Words | ((data: never) => Words),
  /** HTTP status. @default 200 */
  status?: number,
];

/** One refusal. @typeParam D the shape of its data; undefined when it carries none */
export interface RefusalRow<D = undefined> {
  /** `area.name`, unique. */
  readonly key: string;
  readonly code: ErrCode;
  /** HTTP status: 200 for refusals of the business. */
  readonly status: number;
  readonly words: (data: D) => Words;
}

/** What a row's refusals carry. */
export type DataOf<Row> = Row extends { readonly words: (data: infer D) => Words } ? D : never;

type RowOf<D> = D extends readonly [ErrCode, (data: infer T) => Words, number?]
  ? RefusalRow<T>
  : RefusalRow;

/** The refusals of one area. */
/* @__NO_SIDE_EFFECTS__ */
export const refusals = <const T extends Readonly<Record<string, Definition>>>(
  area: string,
  definitions: T,
) =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, [code, words, status = 200]]) => [
      name,
      {
        key: `${area}.${name}`,
        code,
        status,
        words: typeof words === 'function' ? words : () => words,
      },
    ]),
  ) as { readonly [Name in keyof T]: RowOf<T[Name]> };

/** A row's Chinese words with its key and values: how a refusal, or another message of the server, is sent and stored. */
export interface KeyedMessage {
  /** Chinese. */
  readonly message: string;
  /** Key of the row beside its values. */
  readonly data: { readonly key: string };
}

/** Values that a row needs, or none. */
export type Values<D> = [D] extends [undefined] ? [] : [data: D];

/** The message of a row with these values. */
export function messageOf<D>(
  { key, words }: Pick<RefusalRow<D>, 'key' | 'words'>,
  ...[data]: Values<D>
): KeyedMessage {
  return { message: words(data as D)[0], data: { key, ...data } };
}
