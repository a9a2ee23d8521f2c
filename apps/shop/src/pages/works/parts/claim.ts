/** Who else has a case in hand. */
import type { WorksClaim } from '@banxin/contract/entities/works';

/** The name of whoever it is; null when nobody else has it. */
export const heldByAnother = (claim: WorksClaim | null): string | null =>
  claim === null || claim.isOwn ? null : claim.by;
