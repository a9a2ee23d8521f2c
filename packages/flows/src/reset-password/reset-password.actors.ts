/** Calls of a password reset. */
import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { FlowClient } from '../client.types.ts';
import { createSmsCountdownActors } from '../sms-countdown/sms-countdown.actors.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import type { ResetRequest } from './reset-password.machine.ts';
import type { IdentifyValues } from './reset-password.types.ts';

/** `validate` answers the proof that `reset` spends. The page shows why one failed. */
export const createResetPasswordActors = (client: FlowClient) => ({
  captcha: captchaMachine,
  sms: smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
  validate: fromPromise<{ ticket: string }, IdentifyValues | undefined>(({ input, signal }) => {
    if (!input) throw new Error('The reset form was sent without values.');
    const { mobilePhone, code, smsCode } = input;
    return client.send(validateReset, { mobilePhone, code, smsCode }, { signal, display: 0 });
  }),
  reset: fromPromise<unknown, ResetRequest>(({ input, signal }) =>
    client.send(resetPassword, input, { signal, display: 0 }),
  ),
});
