/** Receivers with the carriers of a plan. */
import type { ExpressWay, ShipPlan } from '@banxin/contract/calls/delivery/expressSum.schemas';
import type { DropRow } from './dropRow.ts';

export const withPlan = (rows: readonly DropRow[], { legs }: ShipPlan): DropRow[] =>
  rows.map((row, index) => ({ ...row, carrier: legs[index]?.carrier ?? row.carrier }));

/** True for the plan that is chosen already. */
export const isTaken = ({ legs }: ShipPlan, ways: readonly ExpressWay[]): boolean =>
  legs.every(({ carrier }, index) => ways[index]?.carrier === carrier);
