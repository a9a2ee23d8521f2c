/** Decisions of the works on certificates; their customer is told of each. */
import { type ReviewStatus, reviewStatus } from '@banxin/contract/enums/customer';
import { certificateReviewChart } from '@banxin/contract/lifecycles/authentication';
import { can } from '@banxin/contract/lifecycles/chart';
import { type Db, transaction } from '../../db/transaction.ts';
import { tell } from '../message/tell.ts';
import { recordStep } from './steps.ts';

export interface Review {
  readonly id: number;
  readonly event: 'APPROVE' | 'REJECT';
  /** The customer reads it; of a rejection. */
  readonly reason?: string;
  /** staff, staff:<who> */
  readonly actor: string;
  /** Instant. */
  readonly at: string;
  /** As it was looked at; a newer one is not decided with it. @default whichever stands */
  readonly rev?: number;
}

/** The review that it has now, or had already; null: there is none. */
export type Reviewed = { readonly review: ReviewStatus } | { readonly over: ReviewStatus } | null;

export const reviewCertificate = (
  db: Db,
  { id, event, reason, actor, at, rev }: Review,
): Promise<Reviewed> =>
  transaction(db, async (tx): Promise<Reviewed> => {
    const row = await tx
      .selectFrom('certificates')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    const arrow = can(certificateReviewChart, row.review, event, 'staff');
    if (arrow === null || (rev !== undefined && rev !== row.rev)) return { over: row.review };
    const why = event === 'REJECT' ? (reason ?? '') : null;
    await tx
      .updateTable('certificates')
      .set({ review: arrow.to, reason: why })
      .where('customer_id', '=', row.customer_id)
      .where('id', '=', id)
      .execute();
    const step = { event, from: row.review, to: arrow.to, actor, at };
    await recordStep(tx, row, 'review', { ...step, ...(why !== null && { reason: why }) });
    const told = { customerId: row.customer_id, of: `${id}:${row.rev}`, at };
    const { brand, number } = row;
    if (arrow.to === reviewStatus.approved) {
      await tell(tx, { ...told, kind: 'certificateApproved', values: { brand, number } });
    } else {
      await tell(tx, { ...told, kind: 'certificateRejected', values: { brand, why: why ?? '' } });
    }
    return { review: arrow.to };
  });
