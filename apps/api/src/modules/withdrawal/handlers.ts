/** Calls that take money out of the account. */
import {
  cancelWithdrawal,
  getWithdrawals,
  sendWithdrawalCode,
  withdraw,
} from '@banxin/contract/calls/customer/withdrawal';
import { handle, type Registration } from '../../http/handle.ts';
import { ask, list, prove, sendCode, takeBack } from './withdrawal.ts';

export const withdrawalHandlers: readonly Registration[] = [
  handle(getWithdrawals, list),
  handle(sendWithdrawalCode, sendCode),
  handle(withdraw, ask, prove),
  handle(cancelWithdrawal, takeBack),
];
