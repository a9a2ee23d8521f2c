/** Calls about the customer: who, what may they do, agreement, addresses. */
import {
  createAddress as createAddressCall,
  getAddresses,
  setDefaultAddress as setDefaultAddressCall,
} from '@banxin/contract/calls/customer/address';
import { signAgreement as signAgreementCall } from '@banxin/contract/calls/customer/agreement';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import { createAddress, listAddresses, setDefaultAddress } from './addresses.ts';
import { signAgreement } from './agreement.ts';
import { currentCustomer, listPermissions } from './userInfo.ts';

export const customerHandlers: readonly Registration[] = [
  handlePublic(getSimpleCustomer, currentCustomer),
  handle(getSubPermissions, listPermissions),
  handle(signAgreementCall, signAgreement),
  handle(getAddresses, listAddresses),
  handle(createAddressCall, createAddress),
  handle(setDefaultAddressCall, setDefaultAddress),
];
