/** Whether a paid membership can be renewed now. */
import type { OutputOf } from '@banxin/contract/call';
import type { canRenew } from '@banxin/contract/calls/customer/membership';
import { VIP_LEVELS } from '@banxin/contract/constants';
import { RENEW_AFTER_DAYS, RENEW_BEFORE_DAYS } from '@banxin/contract/membership';
import type { UserContext } from '../../context.ts';
import { dayOf, msOf } from '../../ports/clock.ts';

const DAY_MS = 24 * 3_600_000;

/** Days count whole: on the first and the last day of the window it can be renewed. */
export async function readRenewal({
  db,
  customer,
  clock,
}: UserContext): Promise<OutputOf<typeof canRenew>> {
  const { vip_level, vip_until } = await db
    .selectFrom('customers')
    .select(['vip_level', 'vip_until'])
    .where('id', '=', customer.ownerId)
    .executeTakeFirstOrThrow();
  const isPaid = (VIP_LEVELS as readonly number[]).includes(vip_level);
  if (!isPaid || vip_until === null) return { canRenew: false, from: null, until: null };
  const end = msOf(vip_until);
  const today = dayOf(clock.now());
  const from = dayOf(end - RENEW_BEFORE_DAYS * DAY_MS);
  const last = dayOf(end + RENEW_AFTER_DAYS * DAY_MS);
  return { canRenew: today >= from && today <= last, from, until: dayOf(end) };
}
