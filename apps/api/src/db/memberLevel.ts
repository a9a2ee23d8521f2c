/** The level of a customer at a moment: one that is paid for ends, maybe into another, and leaves the one that grew. */
import { VIP_LEVELS } from '@banxin/contract/constants';
import { msOf } from '../ports/clock.ts';
import type { CustomersTable } from './tables/customers.ts';

/** The columns that say it. */
export type MemberRow = { readonly vip_level: number; readonly growth_level: number } & Pick<
  CustomersTable,
  'vip_until' | 'vip_next_until'
> & { readonly vip_next_level: number | null };

/** A paid level, and its last moment. */
export interface PaidLevel {
  readonly level: number;
  /** Instant. */
  readonly until: string;
}

/** One that is bought, not grown. */
export const isPaidLevel = (level: number): boolean =>
  (VIP_LEVELS as readonly number[]).includes(level);

/** What is paid for at a moment, and what follows it. @param now @unit ms */
export function paidAt(
  { vip_level, vip_until, vip_next_level, vip_next_until }: MemberRow,
  now: number,
): { readonly present: PaidLevel | null; readonly next: PaidLevel | null } {
  const next =
    vip_next_level === null || vip_next_until === null || msOf(vip_next_until) <= now
      ? null
      : { level: vip_next_level, until: vip_next_until };
  if (!isPaidLevel(vip_level) || vip_until === null || msOf(vip_until) <= now) {
    return { present: next, next: null };
  }
  return { present: { level: vip_level, until: vip_until }, next };
}

/** The level whose prices and rights hold. One without an end holds for ever. @param now @unit ms */
export const levelAt = (row: MemberRow, now: number): number =>
  row.vip_until === null || msOf(row.vip_until) > now
    ? row.vip_level
    : (paidAt(row, now).present?.level ?? row.growth_level);
