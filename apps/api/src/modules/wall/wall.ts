/** How the whole floor stands today: a few reads, as many for a million orders as for ten. */
import type { OutputOf } from '@banxin/contract/call';
import type { getWall } from '@banxin/contract/calls/works/wall';
import { queueDesks } from '@banxin/contract/lifecycles/works';
import type { UserContext } from '../../context.ts';
import { cutOffToday } from '../delivery/plan.ts';
import { waitingAt } from '../office/cases.ts';
import { moneyOf } from './money.ts';
import { promisesOf } from './promises.ts';
import { sheetsOf } from './sheets.ts';

export async function readWall({
  db,
  now,
  customer,
}: UserContext): Promise<OutputOf<typeof getWall>> {
  const [waiting, promises, factories, money] = await Promise.all([
    Promise.all(
      queueDesks.map(async (desk) => ({ desk, ...(await waitingAt({ db, now }, desk)) })),
    ),
    promisesOf(db, now),
    sheetsOf(db),
    customer.desks.includes('receipts') ? moneyOf(db, now) : null,
  ]);
  return { at: now, desks: waiting, promises, sheets: { ...cutOffToday(now), factories }, money };
}
