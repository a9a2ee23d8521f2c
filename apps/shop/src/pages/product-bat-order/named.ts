/** Print files and the rows that name them: whoever wrote 名片 means 名片.pdf, however it is typed. */
import type { NamedSource } from '../../features/upload/archive.ts';

/** A Mac writes letters with marks apart; Windows does not tell A from a. */
const plain = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/\.pdf$/iu, '')
    .toLowerCase();

/** Under which name a file is looked for on the server. */
const uploadName = (wanted: string): string => (/\.pdf$/iu.test(wanted) ? wanted : `${wanted}.pdf`);

export interface Matched {
  /** Files that rows name, under the names that the rows say. */
  readonly found: readonly { readonly source: NamedSource; readonly name: string }[];
  /** Names without a file. */
  readonly missing: readonly string[];
  /** Files that no row names. */
  readonly unused: number;
}

/** @param wanted  names as the rows say them */
export function matchNames(wanted: readonly string[], sources: readonly NamedSource[]): Matched {
  const bySource = new Map(sources.map((source) => [plain(source.name), source]));
  const names = [...new Set(wanted)];
  const found = names.flatMap((name) => {
    const source = bySource.get(plain(name));
    return source ? [{ source, name: uploadName(name) }] : [];
  });
  const used = new Set(found.map(({ source }) => source));
  return {
    found,
    missing: names.filter((name) => !bySource.has(plain(name))),
    unused: sources.filter((source) => !used.has(source)).length,
  };
}

/** Longer than any phone number: the numbers of orders of a shop elsewhere. */
const NUMBER = /(?<!\d)\d{13,24}(?!\d)/gu;

/** Numbers in a pasted text, each once. @param most  as many as are looked up together */
export const numbersIn = (text: string, most: number): string[] =>
  [...new Set(text.match(NUMBER) ?? [])].slice(0, most);
