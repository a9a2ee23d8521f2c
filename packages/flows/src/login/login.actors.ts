/** Calls of the login flow and its children. */
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { FlowClient } from '../client.types.ts';
import { createOauthPopupActors } from '../oauth-popup/oauth-popup.actors.ts';
import { oauthPopupMachine } from '../oauth-popup/oauth-popup.machine.ts';
import type { PopupPort } from '../oauth-popup/oauth-popup.types.ts';
import { createSmsCountdownActors } from '../sms-countdown/sms-countdown.actors.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import type { LoginValues } from './login.types.ts';

/** `login` sends the form of the tab it came from; the children get their own calls and windows. */
export const createLoginActors = (client: FlowClient, popups: PopupPort) => ({
  captcha: captchaMachine,
  sms: smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
  oauth: oauthPopupMachine.provide({ actors: createOauthPopupActors(popups) }),
  login: fromPromise<unknown, LoginValues | undefined>(({ input, signal }) => {
    if (!input) throw new Error('The login form was sent without values.');
    const { code } = input;
    if (input.tab === 'account') {
      const { nameOrQQOrMobilePhone, password, rememberMe } = input;
      const account = { nameOrQQOrMobilePhone, password, code, rememberMe };
      return client.send(loginByAccount, account, { signal });
    }
    const { mobilePhone, smsCode } = input;
    return client.send(loginByMobile, { mobilePhone, smsCode, code }, { signal });
  }),
});
