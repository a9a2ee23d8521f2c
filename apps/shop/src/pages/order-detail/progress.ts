/** How far an order has come: six steps, by the tab it is listed under. */
import type { OrderSummary } from '@banxin/contract/entities/order';
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

/** The step under way; null when the order is cancelled or comes back. An unconfirmed order is still being placed. */
export function currentStep({
  tab,
  confirmed,
}: Pick<OrderSummary, 'tab' | 'confirmed'>): Step | null {
  if (tab === 'unpaid' && !confirmed) return 'placed';
  return STEP_OF[tab as OrderTab] ?? null;
}
