/** Who may make a call: one check for the server that refuses and for the shop that hides. */
import type { Access } from '../call.ts';
import { ADMIN_USER_ROLE_TYPE } from '../constants.ts';
import { type Holder, hasPermissions } from './holder.ts';
import type { Right } from './rights.ts';

/** Who asks; null is a visitor. */
export type Asker = (Holder & { readonly rights: readonly Right[] }) | null;

/** Whether a visitor may call. */
export const isOpen = (access: Access): boolean =>
  access === 'public' || (typeof access === 'object' && access.visitors === true);

/** What the asker lacks: a login, the permission, or the right of this name; null when nothing. */
export const missingAccess = (
  access: Access,
  asker: Asker,
): 'login' | 'permission' | Right | null => {
  if (asker === null) return isOpen(access) ? null : 'login';
  if (access === 'public' || access === 'user') return null;
  const { permission, right } = access;
  if (permission !== undefined && !hasPermissions(asker, permission)) return 'permission';
  const isHeld =
    right === undefined ||
    asker.userRoleType === ADMIN_USER_ROLE_TYPE ||
    asker.rights.includes(right);
  return isHeld ? null : right;
};
