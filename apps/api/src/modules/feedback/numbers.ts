/** Numbers of opinions and how many an account gives a day, both kept where parallel requests take turns. */
import { SUGGESTIONS_PER_DAY } from '@banxin/contract/constants';
import type { Tx } from '../../db/transaction.ts';

/** Counts one more opinion of an account; false when the day's are used. */
export async function countOne(tx: Tx, customerId: number, day: string): Promise<boolean> {
  const counted = await tx
    .insertInto('suggestion_counts')
    .values({ customer_id: customerId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('suggestion_counts.count', '+', 1) }))
        .where('suggestion_counts.count', '<', SUGGESTIONS_PER_DAY),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** TJ20261120-0007, counted from 1 each day. */
export async function nextNumber(tx: Tx, day: string): Promise<string> {
  const { last } = await tx
    .insertInto('suggestion_days')
    .values({ day, last: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ last: eb('suggestion_days.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `TJ${day.replaceAll('-', '')}-${String(last).padStart(4, '0')}`;
}
