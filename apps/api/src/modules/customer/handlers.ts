/** Calls about the customer: who, what may they do, agreement, addresses, senders. */
import {
  createAddress as createAddressCall,
  deleteAddress as deleteAddressCall,
  getAddresses,
  importAddresses as importAddressesCall,
  setDefaultAddress as setDefaultAddressCall,
  updateAddress as updateAddressCall,
} from '@banxin/contract/calls/customer/address';
import { signAgreement as signAgreementCall } from '@banxin/contract/calls/customer/agreement';
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import {
  deleteSender as deleteSenderCall,
  getSenders,
  saveSender as saveSenderCall,
  setDefaultSender as setDefaultSenderCall,
} from '@banxin/contract/calls/customer/sender';
import { handle, handlePublic, type Registration } from '../../http/handle.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts';
import { signAgreement } from './agreement.ts';
import { importAddresses } from './importAddresses.ts';
import { deleteSender, listSenders, saveSender, setDefaultSender } from './senders.ts';
import { currentCustomer, listPermissions } from './userInfo.ts';

export const customerHandlers: readonly Registration[] = [
  handlePublic(getSimpleCustomer, currentCustomer),
  handle(getSubPermissions, listPermissions),
  handle(signAgreementCall, signAgreement),
  handle(getAddresses, listAddresses),
  handle(createAddressCall, createAddress),
  handle(updateAddressCall, updateAddress),
  handle(deleteAddressCall, deleteAddress),
  handle(setDefaultAddressCall, setDefaultAddress),
  handle(importAddressesCall, importAddresses),
  handle(getSenders, listSenders),
  handle(saveSenderCall, saveSender),
  handle(deleteSenderCall, deleteSender),
  handle(setDefaultSenderCall, setDefaultSender),
];
