/** Calls about the account's assets. */
import { getAccount } from '@banxin/contract/calls/customer/account';
import { handle, type Registration } from '../../http/handle.ts';
import { readAccount } from './account.ts';

export const accountHandlers: readonly Registration[] = [handle(getAccount, readAccount)];
