/** Shapes of what current.ts sends and answers. */
import * as z from 'zod/mini';
import { userInfo } from '../../entities/customer.ts';
import { noInput } from '../../entities/primitives.ts';
import { permissionNames } from '../../rules/permissions.ts';

export const getSimpleCustomer = {
  input: noInput,
  output: z.nullable(userInfo),
};

export const getSubPermissions = {
  input: noInput,
  output: z.array(z.object({ name: z.enum(permissionNames) })),
};
