/** What a refused confirmation says of single fields, such as an address or the certificate. */
import type { plain } from '@banxin/contract/refusals/plain';
import type { DataOf } from '@banxin/contract/refusals/row';
import type { Told } from '../../lib/fixedWords.ts';
import { refusedFields } from '../../lib/useSend.ts';

/** @param data what the flow keeps of the failure */
export function refusedIn(data: unknown): Readonly<Record<string, Told>> {
  const { fields } = (data ?? {}) as Partial<DataOf<typeof plain.invalidInput>>;
  return refusedFields({ data, fields });
}
