/** What the user menu leads to, in order: pages that stand and that whoever is here may open. */
import { pathOf, type RouteName, routeOf } from '@banxin/contract/routes';
import { useSession } from '../../features/session/session.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';

const names = [
  'userIndex',
  'myOrder',
  'favorites',
  'userInventory',
  'userCoupon',
  'recharge',
  'invoice',
  'subaccount',
  'userMessage',
  'userAccount',
] as const satisfies readonly RouteName[];

export interface UserLink {
  readonly href: string;
  readonly label: string;
}

export function useUserLinks(): readonly UserLink[] {
  const { mayOpen } = useSession();
  const titleOf = useRouteTitle();
  return names
    .filter((name) => mayOpen(name))
    .map((name) => ({ href: pathOf(name), label: titleOf(routeOf(name)) }));
}
