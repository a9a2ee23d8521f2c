/** Names the certificate by which the brand on an order may be printed. */
import type { ParsedOf } from '@banxin/contract/call';
import type { setOrderCertificate } from '@banxin/contract/calls/order/certificate';
import { mayAct } from '@banxin/contract/lifecycles/order';
import { order as refusals } from '@banxin/contract/refusals/order';
import { sql } from 'kysely';
import type { UserContext } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { invalid, type Refusal, refuse } from '../../http/refusal.ts';
import { lockOrder } from '../order/order.ts';
import { whyNotCertificate } from './certificates.ts';

export async function setCertificate(
  { db, customer, now }: UserContext,
  { orderSN, brandId }: ParsedOf<typeof setOrderCertificate>,
): Promise<null | Refusal> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, customer.ownerId, orderSN);
    if (order === undefined) return refuse(refusals.unknown);
    if (order.certificate_id === brandId) return null;
    if (!mayAct('editFiles', order.status, order.flags)) {
      return refuse(refusals.certificateTooLate, { status: order.status });
    }
    const whyNot =
      brandId === null ? null : await whyNotCertificate(tx, customer.ownerId, brandId, now);
    if (whyNot !== null) return invalid({ brandId: whyNot });
    await tx
      .updateTable('orders')
      .set({ certificate_id: brandId, updated_at: now, version: sql`version + 1` })
      .where('customer_id', '=', order.customer_id)
      .where('id', '=', order.id)
      .execute();
    return null;
  });
}
