/** Whether a route is open to somebody, as far as permissions say. */
import type { UserInfo } from '@banxin/contract/entities/customer';
import type { Route } from '@banxin/contract/routes';
import { hasPermissions } from '@banxin/contract/rules/holder';

/** Whether somebody holds the permission of a route; one without needs none. */
export const holdsPermission = (
  { permission }: Route,
  user: UserInfo | null | undefined,
  permissions: readonly string[],
): boolean =>
  permission === null ||
  (!!user && hasPermissions({ userRoleType: user.userRoleType, permissions }, permission));
