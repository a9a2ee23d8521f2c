/** Calls of the registration. */
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import { fromPromise } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { FlowClient } from '../client.types.ts';
import { createExistsCheckActors } from '../exists-check/exists-check.actors.ts';
import { existsCheckMachine } from '../exists-check/exists-check.machine.ts';
import { createSmsCountdownActors } from '../sms-countdown/sms-countdown.actors.ts';
import { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts';
import type { RegisterValues } from './register.types.ts';

/** `register` opens the account and logs in. One key per visit: a repeat opens no second account. The page shows why it failed. */
export const createRegisterActors = (client: FlowClient, key: string) => ({
  captcha: captchaMachine,
  sms: smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
  exists: existsCheckMachine.provide({ actors: createExistsCheckActors(client) }),
  register: fromPromise<unknown, RegisterValues | undefined>(({ input, signal }) => {
    if (!input) throw new Error('The registration was sent without values.');
    const { repeated: _, ...sent } = input;
    return client.send(registerCustomer, sent, { signal, idempotencyKey: key, display: 0 });
  }),
});
