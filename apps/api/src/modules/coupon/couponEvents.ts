/** Steps of coupons, as `status_events` keeps them. */
import type { Tx } from '../../db/transaction.ts';

interface Step {
  readonly from: number | null;
  readonly to: number;
  readonly event: 'RECEIVE' | 'LOCK' | 'USE' | 'RETURN' | 'EXPIRE';
  /** customer:<id>, staff, system */
  readonly actor: string;
  /** ISO instant. */
  readonly at: string;
}

/** Writes the same step of each of these coupons. */
export async function recordCoupons(
  tx: Tx,
  coupons: readonly { readonly customer_id: number; readonly id: number }[],
  { from, to, event, actor, at }: Step,
): Promise<void> {
  if (coupons.length === 0) return;
  await tx
    .insertInto('status_events')
    .values(
      coupons.map(({ customer_id, id }) => ({
        customer_id,
        entity: 'coupon',
        entity_id: id,
        from_status: from,
        to_status: to,
        event,
        actor,
        reason: null,
        at,
      })),
    )
    .execute();
}
