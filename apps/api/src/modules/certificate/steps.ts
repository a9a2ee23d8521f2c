/** Steps of certificates along their two charts, as `status_events` keeps them. */
import {
  certificateReviewChart,
  certificateValidityChart,
} from '@banxin/contract/lifecycles/authentication';
import type { Tx } from '../../db/transaction.ts';
import type { CertificateRow } from './certificates.ts';

const charts = { review: certificateReviewChart, validity: certificateValidityChart };

export interface Step {
  readonly event: string;
  readonly from: number | null;
  readonly to: number;
  /** customer:<id>, staff, system */
  readonly actor: string;
  readonly reason?: string;
  /** Instant. */
  readonly at: string;
}

export async function recordStep(
  tx: Tx,
  { customer_id, id }: Pick<CertificateRow, 'customer_id' | 'id'>,
  of: keyof typeof charts,
  { event, from, to, actor, reason, at }: Step,
): Promise<void> {
  await tx
    .insertInto('status_events')
    .values({
      customer_id,
      entity: charts[of].entity,
      entity_id: id,
      from_status: from,
      to_status: to,
      event,
      actor,
      reason: reason ?? null,
      at,
    })
    .execute();
}
