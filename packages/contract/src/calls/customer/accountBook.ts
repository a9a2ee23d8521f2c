/** What moved in the account, and the sums from which on somebody is told. @see specification §7 account */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './accountBook.schemas.ts';

/** Movements of balance and red packets, the newest first. A page beyond the last is the last. */
export const getAccountTransactions = defineCall<typeof schemas.getAccountTransactions>({
  name: 'Customer.GetCustomerAccountTransactions',
  method: 'POST',
  path: '/api/Customer/GetCustomerAccountTransactions',
  encoding: 'json',
  summary: '账户收支明细',
  access: { permission: permissions.topUp, right: 'prices' },
  tags: ['account'],
});

/** What moved the balance in the last twelve months, this one last; a month without a movement has zeros. */
export const getAccountStatistics = defineCall<typeof schemas.getAccountStatistics>({
  name: 'Customer.GetCustomerAccountStatistics',
  method: 'POST',
  path: '/api/Customer/GetCustomerAccountStatistics',
  encoding: 'json',
  summary: '账户按月收支',
  access: { permission: permissions.topUp, right: 'prices' },
  tags: ['account'],
});

/**
 * What is given back of what the balance paid while approved orders pay themselves: of this month as it stands, and of
 * the last ones.
 */
export const getCashback = defineCall<typeof schemas.getCashback>({
  name: 'Customer.GetCashback',
  method: 'POST',
  path: '/api/Customer/GetCashback',
  encoding: 'json',
  summary: '签约返现',
  access: { permission: permissions.topUp, right: 'prices' },
  tags: ['account'],
});

/**
 * Whether approved orders pay themselves from the balance, those of sub-accounts up to what these may pay. Repeat safe.
 */
export const updateAccountPreDeposit = defineCall<typeof schemas.updateAccountPreDeposit>({
  name: 'Customer.UpdateAccountPreDeposit',
  method: 'POST',
  path: '/api/Customer/UpdateAccountPreDeposit',
  encoding: 'json',
  summary: '设置审核通过的订单自动从余额付款',
  access: { permission: permissions.topUp, right: 'payBeyondLimit' },
  stale: ['account'],
});

/** Below which balance a message is sent, once each time that it falls below. 0 sends none. Repeat safe. */
export const updateAccountAlert = defineCall<typeof schemas.updateAccountAlert>({
  name: 'Customer.UpdateAccountAlertPreDeposit',
  method: 'POST',
  path: '/api/Customer/UpdateAccountAlertPreDeposit',
  encoding: 'json',
  summary: '设置余额提醒',
  access: { permission: permissions.topUp, right: 'prices' },
  stale: ['account'],
});

/** Up to which sum sub-accounts pay by themselves; above it the main account or finance pays. Repeat safe. */
export const updateOrderNotifySum = defineCall<typeof schemas.updateOrderNotifySum>({
  name: 'Customer.UpdateCustomerOrderNotifySum',
  method: 'POST',
  path: '/api/Customer/UpdateCustomerOrderNotifySum',
  encoding: 'json',
  summary: '设置子账号付款额度',
  access: { right: 'company' },
  stale: ['account', 'customer', 'orders', 'order'],
});

/**
 * What the list of movements shows under the same filter, newest first; no cell is a formula.
 * Errors 2001 more movements than one workbook takes · 1429 another workbook is being written.
 */
export const exportTransactions = defineCall<typeof schemas.exportTransactions>({
  name: 'Export.AccountTransactions',
  method: 'POST',
  path: '/api/Export/AccountTransactions',
  encoding: 'json',
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: '导出收支明细为 Excel 表格',
  access: { permission: permissions.topUp, right: 'prices' },
  limits: [{ by: 'customer', max: 20, windowSeconds: 3_600 }],
  errors: [1429],
});
