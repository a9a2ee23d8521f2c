/** Calls about the account's assets. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  getAccountStatistics,
  getAccountTransactions,
  updateAccountAlert,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import { handle, type Registration } from '../../http/handle.ts';
import { readAccount } from './account.ts';
import { setAlert, setOrderNotifySum } from './alerts.ts';
import { listTransactions, readMonths } from './book.ts';

export const accountHandlers: readonly Registration[] = [
  handle(getAccount, readAccount),
  handle(getAccountTransactions, listTransactions),
  handle(getAccountStatistics, readMonths),
  handle(updateAccountAlert, setAlert),
  handle(updateOrderNotifySum, setOrderNotifySum),
];
