/** The certificate by which a job's brand may be printed, as the desk of review judges it beside the files. */
import type { WorksCase } from '@banxin/contract/entities/works';
import type { Desk } from '@banxin/contract/lifecycles/works';
import { certificateStanding } from '@banxin/contract/messages/papers';
import { messageOf } from '@banxin/contract/refusals/row';
import type { Db } from '../../db/transaction.ts';
import { dayOf, msOf } from '../../ports/clock.ts';
import { certificateFiles } from '../certificate/files.ts';
import { picturesOf } from '../file/files.ts';
import type { OrderRow } from '../order/order.ts';

/** @param now an instant */
export async function certificateFor(
  db: Db,
  { customer_id, certificate_id }: Pick<OrderRow, 'customer_id' | 'certificate_id'>,
  desks: readonly Desk[],
  now: string,
): Promise<WorksCase['certificate']> {
  if (certificate_id === null || !desks.includes('review')) return null;
  const row = await db
    .selectFrom('certificates')
    .select(['brand', 'number', 'review', 'valid_until'])
    .where('customer_id', '=', customer_id)
    .where('id', '=', certificate_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { brand, number, review, valid_until } = row;
  return {
    ...{ brand, number },
    standing: messageOf(certificateStanding.status, { review }),
    validUntil: valid_until,
    hasEnded: valid_until !== null && valid_until < dayOf(msOf(now)),
    pictures: picturesOf(await certificateFiles(db, customer_id, certificate_id)),
  };
}
