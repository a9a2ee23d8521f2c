/** What the user menu leads to, in order: pages that stand and that whoever is here may open. */
import { pathOf, type RouteName, routeOf } from '@banxin/contract/routes';
import { isStaff } from '@banxin/contract/rules/staff';
import { useSession } from '../../features/session/session.ts';
import { useRouteTitle } from '../../lib/routeTitle.ts';

const names = [
  'works',
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
  const { user, mayOpen } = useSession();
  const titleOf = useRouteTitle();
  return names
    .filter((name) => mayOpen(name) && (name !== 'works' || (user && isStaff(user))))
    .map((name) => ({ href: pathOf(name), label: titleOf(routeOf(name)) }));
}
