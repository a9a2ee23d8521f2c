/** Calls of the QQ binding page. */
import { bindQqOpenId } from '@banxin/contract/calls/login/oauth';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { FlowClient } from '../client.types.ts';
import type { BindQqRequest } from './bind-qq.machine.ts';

/** `bind` proves the account by its password and logs in. The flow shows its failures itself. */
export const createBindQqActors = (client: FlowClient) => ({
  captcha: captchaMachine,
  bind: fromPromise<unknown, BindQqRequest>(({ input, signal }) => {
    if (!input.values) throw new Error('The binding form was sent without values.');
    return client.send(
      bindQqOpenId,
      { openId: input.openId, ...input.values },
      { signal, display: 0 },
    );
  }),
});
