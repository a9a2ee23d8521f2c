/** What is told of goods that left the works: with a carrier, or by a way of our own. */
import type { Bilingual } from '@banxin/contract/entities/bilingual';
import type { MessageValues } from '@banxin/contract/messages/siteMessage';
import { isOwnWay } from '@banxin/contract/rules/ownWays';
import { book } from '@banxin/pricing/book';
import { english } from '@banxin/pricing/english';
import { name } from '@banxin/pricing/sentence';
import type { Tx } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

interface Leaving {
  readonly carrier: string | null;
  readonly trackingNo: string | null;
  /** Where it is picked up; undefined when it is not, or nobody knows. */
  readonly at?: Bilingual | undefined;
}

export const leavingValues = (
  orderSN: string,
  { carrier, trackingNo, at }: Leaving,
): MessageValues['shipped'] => ({
  orderSN,
  trackingNo,
  ...(isOwnWay(carrier) && { way: carrier }),
  ...(at !== undefined && { at }),
});

/** The factory that made it, with its address, for what is picked up there. */
export async function pickUpPlace(
  tx: Tx,
  { factory }: Pick<OrderRow, 'factory'>,
  carrier: string | null,
): Promise<Bilingual | undefined> {
  if (carrier !== 'pickup') return undefined;
  const made = book.factories.find(({ id }) => id === factory);
  if (made === undefined) return undefined;
  const [zh, en] = [made.name, english(name('factory', made.id, made.name))];
  const office = await tx
    .selectFrom('offices')
    .select('address')
    .where('factory_id', '=', made.id)
    .executeTakeFirst();
  if (office === undefined) return { zh, en };
  return { zh: `${zh}，${office.address.zh}`, en: `${en}, ${office.address.en}` };
}
