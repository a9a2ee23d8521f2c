/** What the customer who is here orders again and again; nothing is asked for visitors and for who may not see orders. */
import { getUsualOrders } from '@banxin/contract/calls/order/usual';
import type { UsualOrder } from '@banxin/contract/calls/order/usual.schemas';
import { useSession } from '../../../features/session/session.ts';
import { type Loadable, useCall } from '../../../lib/useCall.ts';

export function useUsual(): Loadable<readonly UsualOrder[]> {
  const { user, mayOpen } = useSession();
  return useCall(getUsualOrders, user && mayOpen('myOrder') ? {} : null);
}
