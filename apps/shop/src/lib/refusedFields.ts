/** What a refusal says of single fields, to be worded where it stands. */
import type { plain } from '@banxin/contract/refusals/plain';
import type { DataOf } from '@banxin/contract/refusals/row';
import type { Told } from './fixedWords.ts';

/**
 * By name; the key of each stands beside its words.
 * @param data what a refusal carries
 * @param known its fields, where they are told apart from it
 */
export function refusedFields(
  data: unknown,
  known?: Readonly<Record<string, string>>,
): Readonly<Record<string, Told>> {
  const { fields = {}, why } = (data ?? {}) as Partial<DataOf<typeof plain.invalidInput>>;
  return Object.fromEntries(
    Object.entries(known ?? fields).map(([name, message]) => [
      name,
      { message, data: why?.[name] },
    ]),
  );
}
