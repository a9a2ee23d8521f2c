/** Calls about the account's assets. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  exportTransactions,
  getAccountStatistics,
  getAccountTransactions,
  getCashback,
  updateAccountAlert,
  updateAccountPreDeposit,
  updateOrderNotifySum,
} from '@banxin/contract/calls/customer/accountBook';
import { handle, type Registration } from '../../http/handle.ts';
import { readAccount } from './account.ts';
import { setAlert, setOrderNotifySum, setPreDeposit } from './alerts.ts';
import { listTransactions, readMonths } from './book.ts';
import { readCashback } from './cashback.ts';
import { writeTransactions } from './exportBook.ts';

export const accountHandlers: readonly Registration[] = [
  handle(getAccount, readAccount),
  handle(getAccountTransactions, listTransactions),
  handle(getAccountStatistics, readMonths),
  handle(getCashback, readCashback),
  handle(exportTransactions, writeTransactions),
  handle(updateAccountAlert, setAlert),
  handle(updateAccountPreDeposit, setPreDeposit),
  handle(updateOrderNotifySum, setOrderNotifySum),
];
