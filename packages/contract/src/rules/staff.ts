/** Who works for the shop: administrators, and people of the shop's own customer type; which desks they have the server knows. */
import { ADMIN_USER_ROLE_TYPE, INTERNAL_STAFF_TYPE } from '../constants.ts';

/** @param user its own role, the type of its main account */
export const isStaff = ({
  userRoleType,
  type,
}: {
  readonly userRoleType: number;
  readonly type: number;
}): boolean => userRoleType === ADMIN_USER_ROLE_TYPE || type === INTERNAL_STAFF_TYPE;
