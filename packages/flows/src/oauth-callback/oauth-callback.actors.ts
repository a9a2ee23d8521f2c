/** Calls of the page inside the QQ or WeChat window. */
import { exchangeQq, exchangeWechat } from '@banxin/contract/calls/login';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { OauthCallbackInput, OauthExchange } from './oauth-callback.types.ts';

/** `exchange` turns the provider's code into a login or a binding. The flow shows its failures itself. */
export const createOauthCallbackActors = (client: FlowClient) => ({
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
