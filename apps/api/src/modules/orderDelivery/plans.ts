/** The cheapest plan for the drops of an order, and what a wished day makes of it, as the editor offers them. */
import type { ShipPlan, ShipPlans } from '@banxin/contract/calls/delivery/expressSum.schemas';
import { type Fen, fen } from '@banxin/contract/money';
import { type DropPlan, dropPlans } from '@banxin/pricing/dropPlan';
import type { Shared } from '@banxin/pricing/severalWays';

/** @param paid what a freight comes to after the coupon on it. @unit fen */
export function plansFor(
  shared: Shared,
  drops: readonly { readonly province: string; readonly quantity: number }[],
  paid: (freight: number) => number,
): ShipPlans | null {
  const plans = drops.length < 2 ? null : dropPlans(shared, drops);
  if (plans === null) return null;
  const shown = ({ legs, freight, arriveDate }: DropPlan): ShipPlan => ({
    legs: legs.map((leg) => ({
      carrier: leg.carrier,
      freight: fen(leg.fee),
      arriveDate: leg.arriveDate,
    })),
    after: fen(paid(freight)),
    arriveDate,
  });
  const cheapest = shown(plans.cheapest);
  const { wished } = plans;
  if (wished === null || shared.wishedDate === undefined) return { cheapest, wished: null };
  const plan = shown(wished);
  return {
    cheapest,
    wished: {
      day: shared.wishedDate,
      plan,
      costs: (plan.after - cheapest.after) as Fen,
      late: wished.legs.flatMap(({ late, arriveDate }, index) =>
        late > 0 ? [{ position: index + 1, arriveDate }] : [],
      ),
    },
  };
}
