/** The log of where orders are looked at from. */
import type { ParsedOf } from '@banxin/contract/call';
import type { logLocalOrder } from '@banxin/contract/calls/delivery/localOrder';
import type { Context } from '../../context.ts';

/** Keeps the address that the server sees: what the browser believes is not asked for twice. */
export async function noteLocalOrder(
  { db, now, address }: Context,
  { remark }: ParsedOf<typeof logLocalOrder>,
): Promise<null> {
  await db.insertInto('local_orders').values({ address, remark, at: now }).execute();
  return null;
}
