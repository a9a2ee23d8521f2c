/** The certificate that an order was given, as its customer reads it. */
import type { OrderDetail } from '@banxin/contract/entities/order';
import type { Db } from '../../db/transaction.ts';
import type { OrderRow } from './order.ts';

/** Null for an order without one. */
export const certificateOf = async (
  db: Db,
  { customer_id, certificate_id }: Pick<OrderRow, 'customer_id' | 'certificate_id'>,
): Promise<OrderDetail['certificate']> =>
  certificate_id === null
    ? null
    : ((await db
        .selectFrom('certificates')
        .select(['id', 'brand', 'number'])
        .where('customer_id', '=', customer_id)
        .where('id', '=', certificate_id)
        .executeTakeFirst()) ?? null);
