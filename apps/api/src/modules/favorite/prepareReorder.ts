/** What favourites could take off that are ordered again together. Nothing is ordered. */
import type { OutputOf, ParsedOf } from '@banxin/contract/call';
import type { prepareReorder as prepareCall } from '@banxin/contract/calls/order/favorite';
import { favorite as refusals } from '@banxin/contract/refusals/favorite';
import type { UserContext } from '../../context.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { offeredTogether } from '../checkout/prepareTogether.ts';
import type { Line } from '../checkout/takeOffTogether.ts';
import { findFavorites } from './favorite.ts';
import { pricedFor, whereTo } from './plan.ts';

export async function prepareReorder(
  context: UserContext,
  { jobs, addressId, ...choice }: ParsedOf<typeof prepareCall>,
): Promise<OutputOf<typeof prepareCall> | Refusal> {
  const to = await whereTo(context, addressId);
  if (to instanceof Refusal) return to;
  const ids = jobs.map(({ id }) => id);
  const rows = await findFavorites(context.db, context.customer.ownerId, ids);
  const lines: Line[] = [];
  for (const { id, ...amounts } of jobs) {
    const row = rows.get(id);
    if (row === undefined) return refuse(refusals.unknown);
    const made = await pricedFor(context, row, amounts, to(row));
    // What cannot be ordered takes nothing off; ordering it says why it cannot.
    if (made) lines.push({ base: made.priced, urgent: made.job.urgent });
  }
  return offeredTogether(context, lines, choice);
}
