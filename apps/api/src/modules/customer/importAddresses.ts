/** Addresses out of a list: each row by itself, those that are right are kept and the others are named with why. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { importAddresses as importAddressesCall } from '@banxin/contract/calls/customer/address';
import { addressInput } from '@banxin/contract/entities/customer';
import { validateBy } from '@banxin/contract/issues';
import { customer as refusals } from '@banxin/contract/refusals/customer';
import { plain } from '@banxin/contract/refusals/plain';
import { type KeyedMessage, messageOf } from '@banxin/contract/refusals/row';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { insertAddress, keptAddresses, whyNotKept } from './addresses.ts';
import { lockKept } from './kept.ts';

type Output = OutputOf<typeof importAddressesCall>;
type Refused = Output['rows'][number];

export function importAddresses(
  { db, customer: { ownerId }, now }: UserContext,
  { rows }: ParsedOf<typeof importAddressesCall>,
): Promise<Output> {
  return transaction(db, async (tx): Promise<Output> => {
    await lockKept(tx, ownerId);
    const kept = await keptAddresses(tx, ownerId);
    const refused: Refused[] = [];
    let created = 0;
    for (const { row, ...typed } of rows) {
      const read = validateBy(addressInput, typed);
      if (!read.ok) {
        const [fault] = Object.values(read.fields);
        if (fault) refused.push({ row, code: plain.invalidInput.code, ...fault });
        continue;
      }
      const { isDefault: _, ...said } = read.input;
      if (said.mobilePhone.includes('*')) {
        refused.push({
          row,
          code: plain.invalidInput.code,
          ...messageOf(refusals.fullNumberNeeded),
        });
        continue;
      }
      const whyNot = whyNotKept(kept, said);
      if (whyNot !== null) {
        const { errCode: code, message, data } = whyNot;
        refused.push({ row, code, message, data: data as KeyedMessage['data'] });
        continue;
      }
      const given = { isDefault: kept.length === 0, now };
      kept.push(await insertAddress(tx, ownerId, said, given));
      created += 1;
    }
    return { created, rows: refused };
  });
}
