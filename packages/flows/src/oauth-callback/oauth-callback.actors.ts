/** Calls of the page inside the QQ or WeChat window. */
import { exchangeQq, exchangeWechat, startOauth } from '@banxin/contract/calls/login/oauth';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { OauthAddress, OauthCallbackInput, OauthExchange } from './oauth-callback.types.ts';

/**
 * `authorize` asks where the provider is, `exchange` turns its code into a login or a binding. The flow
 * shows their failures itself.
 */
export const createOauthCallbackActors = (client: FlowClient) => ({
  authorize: fromPromise<OauthAddress, OauthCallbackInput>(async ({ input, signal }) => {
    const { provider, purpose } = input;
    const { url } = await client.send(startOauth, { provider, purpose }, { signal, display: 0 });
    return { address: url };
  }),
  exchange: fromPromise<OauthExchange, OauthCallbackInput>(async ({ input, signal }) => {
    const { provider, code = '', state, purpose } = input;
    const options = { signal, display: 0 } as const;
    if (provider === 'qq') {
      const { isBind, openId } = await client.send(exchangeQq, { code, state }, options);
      return { isBound: isBind, openId };
    }
    const type = purpose === 'login' ? 0 : 1;
    const { hasBind } = await client.send(exchangeWechat, { code, type, state }, options);
    return { isBound: hasBind, openId: '' };
  }),
});
