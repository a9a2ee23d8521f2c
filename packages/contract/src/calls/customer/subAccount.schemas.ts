/** Shapes of what subAccount.ts sends and answers. */
import * as z from 'zod/mini';
import { SEARCH_WORDS_MAX } from '../../constants.ts';
import { password } from '../../entities/fields.ts';
import { day, nothing, pageInput, pageOf, rowId, shortText } from '../../entities/primitives.ts';
import {
  roleBits,
  subAccount,
  subAccountEntry,
  subAccountInput,
} from '../../entities/subAccount.ts';
import { permissionNames } from '../../rules/permissions.ts';

export const getSubAccounts = {
  input: z.object({ words: z.optional(shortText(SEARCH_WORDS_MAX)), ...pageInput }),
  output: z.extend(pageOf(subAccount), {
    /** Of all, whatever was searched for. */
    count: z.int(),
  }),
};

export const saveSubAccount = {
  input: z.object({
    ...subAccountInput,
    /** Absent: a new one. */
    id: z.optional(rowId),
    /** Of the row that was edited. */
    rev: z.optional(z.int()),
    /** Absent: stays as it is; a new one needs it. */
    password: z.optional(password),
  }),
  output: subAccount,
};

export const deleteSubAccount = {
  input: z.object({ id: rowId }),
  output: nothing,
};

export const getGranted = {
  input: z.object({ id: rowId }),
  output: z.object({
    rev: z.int(),
    roles: z.int(),
    permissions: z.array(z.object({ name: z.enum(permissionNames) })),
  }),
};

export const grantRoles = {
  input: z.object({ id: rowId, rev: z.int(), roles: roleBits }),
  output: subAccount,
};

export const handOverSubAccount = {
  input: z.object({ id: rowId, toId: rowId }),
  output: z.object({ orders: z.int(), tickets: z.int() }),
};

export const getSubAccountLog = {
  input: z.object({ id: rowId, from: z.optional(day), to: z.optional(day), ...pageInput }),
  output: pageOf(subAccountEntry),
};
