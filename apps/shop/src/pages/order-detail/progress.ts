/** How far an order has come: six steps, by the tab it is listed under. */
import type { OrderSummary } from '@banxin/contract/entities/order';
import { orderStatus } from '@banxin/contract/enums/order';
import type { OrderTab } from '@banxin/contract/lifecycles/order';

/** Steps in order. */
export const STEPS = ['placed', 'paid', 'reviewed', 'made', 'shipped', 'received', 'done'] as const;

export type Step = (typeof STEPS)[number];

/** What is under way in each tab; cancelled and returned orders are on no way. */
const STEP_OF: Readonly<Record<OrderTab, Step | null>> = {
  unpaid: 'paid',
  inReview: 'reviewed',
  inProduction: 'made',
  toShip: 'shipped',
  toReceive: 'received',
  done: 'done',
  returns: null,
  cancelled: null,
};

/**
 * The step under way; null when the order is cancelled or comes back. What is not confirmed, or was
 * sent back before it was paid, is still being placed.
 */
export function currentStep({
  tab,
  status,
  confirmed,
}: Pick<OrderSummary, 'tab' | 'status' | 'confirmed'>): Step | null {
  if (tab === 'unpaid' && (!confirmed || status === orderStatus.reviewWithdrawn)) return 'placed';
  return STEP_OF[tab as OrderTab] ?? null;
}
