/** The client of a form that lets somebody in: a number that the server took is remembered. */
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import type { Client } from '@banxin/contract/client';
import type { Store } from '../../lib/storage.ts';
import { rememberPhone } from './phoneHistory.ts';

const BY_PHONE: readonly string[] = [loginByMobile.path, registerCustomer.path];

export const rememberingClient = (
  client: Pick<Client, 'send'>,
  store: Store,
): Pick<Client, 'send'> => ({
  send: async (call, input, options) => {
    const answer = await client.send(call, input, options);
    if (call.path === loginByAccount.path) rememberPhone(store, null);
    else if (BY_PHONE.includes(call.path)) {
      rememberPhone(store, (input as { readonly mobilePhone: string }).mobilePhone);
    }
    return answer;
  },
});
