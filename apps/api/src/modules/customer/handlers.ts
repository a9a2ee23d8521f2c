/** Calls about the customer: registration, forgotten password, who, what may they do, agreement, account, addresses. */

import { getAccount } from '@banxin/contract/calls/customer/account';
import {
  createAddress as createAddressCall,
  getAddresses,
  setDefaultAddress as setDefaultAddressCall,
} from '@banxin/contract/calls/customer/address';
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { receiveNewCustomerCoupon } from '@banxin/contract/calls/customer/coupon';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  getSessions,
} from '@banxin/contract/calls/customer/device';
import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import {
  isExistsByMobile,
  isExistsByName,
  isExistsByQq,
  registerCustomer,
} from '@banxin/contract/calls/customer/register';
import { customerSign, userRoleType } from '@banxin/contract/enums/customer';
import { permissionNames } from '@banxin/contract/rules/permissions';
import { sql } from 'kysely';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { readAccount } from '../account/account.ts';
import { receiveGiftPack } from '../coupon/giftPack.ts';
import { endOtherSessions, endSession, listSessions } from '../login/ownSessions.ts';
import { isTaken, register } from '../registration/register.ts';
import { proveNumber, setPassword } from '../registration/resetPassword.ts';
import { createAddress, listAddresses, setDefaultAddress } from './addresses.ts';
import { userInfoOf } from './userInfo.ts';

export const customerHandlers: readonly Registration[] = [
  handlePublic(getSimpleCustomer, async ({ customer }) => customer && userInfoOf(customer)),

  handlePublic(registerCustomer, register),
  handlePublic(isExistsByName, ({ db }, { name }) => isTaken(db, 'name', name)),
  handlePublic(isExistsByQq, ({ db }, { qq }) => isTaken(db, 'qq', qq)),
  handlePublic(isExistsByMobile, ({ db }, { mobilePhone }) => isTaken(db, 'mobile', mobilePhone)),
  handlePublic(validateReset, proveNumber),
  handlePublic(resetPassword, setPassword),

  handle(getSessions, listSessions),
  handle(endSessionCall, endSession),
  handle(endOtherSessionsCall, endOtherSessions),

  handle(getSubPermissions, async ({ customer }) => {
    const held =
      customer.userRoleType === userRoleType.admin ? permissionNames : customer.permissions;
    return held.map((name) => ({ name }));
  }),

  handle(signAgreement, async ({ db, customer }) => {
    await db
      .updateTable('customers')
      .set({ sign: sql<number>`sign | ${customerSign.agreementSigned}::int` })
      .where('id', '=', customer.ownerId)
      .execute();
    return { message: '《承印品协议书》签订成功' };
  }),

  handle(receiveNewCustomerCoupon, ({ db, customer, now }) => receiveGiftPack(db, customer, now)),

  handle(getAccount, ({ db, customer }) => readAccount(db, customer)),

  handle(getAddresses, ({ db, customer }) => listAddresses(db, customer.ownerId)),

  handle(createAddressCall, ({ db, customer, now }, input) =>
    createAddress(db, customer.ownerId, input, now),
  ),

  handle(setDefaultAddressCall, ({ db, customer }, { id }) =>
    setDefaultAddress(db, customer.ownerId, id),
  ),
];
