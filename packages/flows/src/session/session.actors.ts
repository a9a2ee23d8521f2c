/** Calls of the session. */
import { logout } from '@banxin/contract/calls/login/session';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';

/** `logout` ends the session on the server. */
export const createSessionActors = (client: FlowClient) => ({
  logout: fromPromise<unknown>(({ signal }) => client.send(logout, {}, { signal })),
});
