/** One receiver of an order while it is being typed, and what of it was kept. */
import { DROPS_MAX } from '@banxin/contract/constants';
import type { AddressInput } from '@banxin/contract/entities/customer';

export interface DropRow {
  /** Stays with it when others go. */
  readonly id: number;
  readonly receiver: AddressInput;
  /** 0 while it is not given. */
  readonly quantity: number;
  /** Null: the recommended one. */
  readonly carrier: string | null;
}

/** True for rows that can be edited: what was kept by this code, and by no other. */
export const areRows = (kept: unknown): kept is DropRow[] =>
  Array.isArray(kept) &&
  kept.length > 0 &&
  kept.length <= DROPS_MAX &&
  kept.every(
    (row: unknown) =>
      typeof row === 'object' && row !== null && 'receiver' in row && 'quantity' in row,
  );
