/** Colleagues: sub-accounts, their roles, what they did. @see specification §6, §7 customer */
import { defineCall } from '../../call.ts';
import { permissions } from '../../rules/permissions.ts';
import type * as schemas from './subAccount.schemas.ts';

const access = { permission: permissions.admin } as const;

/** The newest first; 30 at most. */
export const getSubAccounts = defineCall<typeof schemas.getSubAccounts>({
  name: 'Customer.GetSubAccountList',
  method: 'POST',
  path: '/api/Customer/GetSubAccountList',
  encoding: 'json',
  summary: '子账号列表',
  access,
  display: 0,
  tags: ['colleagues'],
});

/**
 * Creates one, without an id, or changes one. Pausing, and a new password, end its sessions.
 * Errors 1106 name taken · 1108 number taken; both name their field · 2404 unknown ·
 * 3001 changed elsewhere {current}, or too many {limit}.
 */
export const saveSubAccount = defineCall<typeof schemas.saveSubAccount>({
  name: 'Customer.UpdateSubAccount',
  method: 'POST',
  path: '/api/Customer/UpdateSubAccount',
  encoding: 'json',
  summary: '新增或修改子账号',
  access,
  idempotent: true,
  limits: [{ by: 'customer', max: 300, windowSeconds: 3_600 }],
  errors: [1106, 1108, 2404, 3001],
  stale: ['colleagues'],
});

/**
 * Removes one: its name and number are free again, what it did stays.
 * Errors 2404 unknown · 3001 it has work that nobody took over {orders, tickets}.
 */
export const deleteSubAccount = defineCall<typeof schemas.deleteSubAccount>({
  name: 'Customer.DeleteSubAccount',
  method: 'DELETE',
  path: '/api/Customer/DeleteSubAccount',
  encoding: 'query',
  summary: '删除子账号',
  access,
  idempotent: true,
  errors: [2404, 3001],
  stale: ['colleagues'],
});

/** What one may do. Errors 2404 unknown. */
export const getGranted = defineCall<typeof schemas.getGranted>({
  name: 'Customer.GetSubPermissions',
  method: 'POST',
  path: '/api/Customer/GetSubPermissions',
  encoding: 'json',
  summary: '子账号的角色与权限',
  access,
  display: 0,
  errors: [2404],
  tags: ['colleagues'],
});

/** Gives one other roles. Errors 2001 no role · 2404 unknown · 3001 changed elsewhere {current}. Repeat safe. */
export const grantRoles = defineCall<typeof schemas.grantRoles>({
  name: 'Customer.GrantedSubPermissions',
  method: 'POST',
  path: '/api/Customer/GrantedSubPermissions',
  encoding: 'json',
  summary: '授予子账号角色',
  access,
  errors: [2404, 3001],
  stale: ['colleagues'],
});

/**
 * Gives the work of one to another, or to the main account; answers how much it was.
 * Errors 2001 nobody who could take it · 2404 unknown. Repeat safe: nothing is left to hand over.
 */
export const handOverSubAccount = defineCall<typeof schemas.handOverSubAccount>({
  name: 'Customer.HandOverSubAccount',
  method: 'POST',
  path: '/api/Customer/HandOverSubAccount',
  encoding: 'json',
  summary: '交接子账号的订单与售后',
  access,
  errors: [2404, 3001],
  stale: ['colleagues', 'orders', 'order'],
});

/** What one did and what was changed of it, the newest first. Errors 2404 unknown. */
export const getSubAccountLog = defineCall<typeof schemas.getSubAccountLog>({
  name: 'Customer.GetSubAccountLog',
  method: 'POST',
  path: '/api/Customer/GetSubAccountLog',
  encoding: 'json',
  summary: '子账号操作记录',
  access,
  display: 0,
  errors: [2404],
  tags: ['colleagues'],
});
