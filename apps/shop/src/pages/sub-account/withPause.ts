/** Pauses a colleague, or lets it in again: everything else of it is sent as it is stored. */
import type { InputOf } from '@banxin/contract/call';
import type { saveSubAccount } from '@banxin/contract/calls/customer/subAccount';
import type { SubAccount } from '@banxin/contract/entities/subAccount';

export const withPause = (
  { id, rev, name, linkPerson, mobilePhone, roles, payLimit }: SubAccount,
  isPaused: boolean,
): InputOf<typeof saveSubAccount> => ({
  ...{ id, rev, name, linkPerson, mobilePhone, roles, payLimit },
  isPaused,
});
