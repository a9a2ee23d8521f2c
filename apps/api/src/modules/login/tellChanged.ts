/** Tells a login that something has changed by which somebody gets in. */
import type { MessageValues } from '@banxin/contract/messages/siteMessage';
import type { Tx } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';

/** @param at instant: the same change at another time is told again */
export async function tellLoginChanged(
  tx: Tx,
  loginId: number,
  what: MessageValues['loginChanged']['what'],
  at: string,
): Promise<void> {
  const { owner_id: customerId } = await tx
    .selectFrom('customers')
    .select((eb) => eb.fn.coalesce('parent_id', 'id').as('owner_id'))
    .where('id', '=', loginId)
    .executeTakeFirstOrThrow();
  const of = `${loginId}:${what}:${at}`;
  await tell(tx, { customerId, loginId, kind: 'loginChanged', values: { what }, of, at });
}
