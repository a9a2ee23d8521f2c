/** The check of permissions, which a page needs once somebody has logged in. Specification §6. */
import { ADMIN_USER_ROLE_TYPE } from '../constants.ts';
import { messages } from '../messages.ts';

/** Who is asked about. */
export type Holder = { readonly userRoleType: number; readonly permissions: readonly string[] };

/**
 * True when the holder has every permission asked for; the administrator has all of them.
 * Throws an Error with '请设置操作权限值' when none is asked for: a forgotten value must not open a door.
 */
export const hasPermissions = (
  holder: Holder,
  ...needed: readonly (string | null | undefined)[]
) => {
  const names = needed.filter((name): name is string => typeof name === 'string' && name !== '');
  if (names.length === 0 || names.length !== needed.length) {
    throw new Error(messages.permissionMissing);
  }
  return (
    holder.userRoleType === ADMIN_USER_ROLE_TYPE ||
    names.every((name) => holder.permissions.includes(name))
  );
};
