/** How a withdrawal stands. */
import type { WithdrawalStatus } from '../entities/withdrawal.ts';
import type { Words } from '../refusals/row.ts';
import { type MessageRow, messageRows } from './message.ts';

export const withdrawalStanding = messageRows('withdrawalStatus', {
  processing: ['处理中', 'Under way'],
  paid: ['已打款', 'Sent'],
  returned: ['已退回', 'Given back'],
  cancelled: ['已撤回', 'Taken back'],
} satisfies Record<WithdrawalStatus, Words>);

/** Every sentence about withdrawals. */
export const withdrawalMessages: readonly MessageRow[] = Object.values(withdrawalStanding);
