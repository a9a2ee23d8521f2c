/** The membership of whoever is here, the levels that are sold, and what they would have saved. */
import { canRenew, getVipSaving, getVipServices } from '@banxin/contract/calls/customer/membership';
import type { MemberLevel } from '@banxin/contract/calls/customer/membership.schemas';
import { VIP_LEVELS, type VipLevel } from '@banxin/contract/constants';
import { useMemo } from 'react';
import { useCanCall } from '../../features/session/useCanCall.ts';
import { type Loadable, useCall } from '../../lib/useCall.ts';

/** Asked once, however many ask: the call is shared. */
export const useRenewal = () => useCall(canRenew, {});

/** Null for a login that may not see prices: nothing is asked. */
export const useSaving = () => {
  const may = useCanCall();
  return useCall(getVipSaving, may(getVipSaving) ? {} : null);
};

export type PaidLevel = MemberLevel & { readonly level: VipLevel };

/** The levels by a fee. */
export function usePaidLevels(): Loadable<readonly PaidLevel[]> {
  const levels = useCall(getVipServices, {});
  return useMemo(
    () =>
      levels.state === 'ready'
        ? {
            ...levels,
            value: levels.value.filter((one): one is PaidLevel =>
              (VIP_LEVELS as readonly number[]).includes(one.level),
            ),
          }
        : levels,
    [levels],
  );
}
