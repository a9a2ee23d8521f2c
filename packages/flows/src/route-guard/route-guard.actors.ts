/** Calls of the route guard. */
import { getSimpleCustomer, getSubPermissions } from '@banxin/contract/calls/customer/current';
import type { UserInfo } from '@banxin/contract/entities/customer';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';

/** `fetchUser` answers null for nobody, never opens the login dialog; `fetchPermissions` answers names. */
export const createRouteGuardActors = (client: FlowClient) => ({
  fetchUser: fromPromise<UserInfo | null>(({ signal }) =>
    client.send(getSimpleCustomer, {}, { signal }),
  ),
  fetchPermissions: fromPromise<readonly string[]>(async ({ signal }) =>
    (await client.send(getSubPermissions, {}, { signal })).map(({ name }) => name),
  ),
});
