/** The levels, and how the membership of whoever is here stands. */
import { canRenew, getVipServices } from '@banxin/contract/calls/customer/membership';
import { useSession } from '../../features/session/session.ts';
import { useCall } from '../../lib/useCall.ts';

export const useLevels = () => useCall(getVipServices, {});

/** Asked only of a login. */
export function useRenewal() {
  const { user } = useSession();
  return useCall(canRenew, user ? {} : null);
}
