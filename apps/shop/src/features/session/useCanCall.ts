/** Whether whoever is here may make a call: what they may not do is not offered. */
import type { Call } from '@banxin/contract/call';
import { missingAccess } from '@banxin/contract/rules/access';
import { rightsOf } from '@banxin/contract/rules/roles';
import { useSession } from './session.ts';

export function useCanCall(): (call: Pick<Call, 'access'>) => boolean {
  const { user, permissions } = useSession();
  const asker = user
    ? { userRoleType: user.userRoleType, permissions, rights: rightsOf(user.roles) }
    : null;
  return ({ access }) => missingAccess(access, asker) === null;
}
