/** Calls of the SMS countdown. */
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { SmsRequest } from './sms-countdown.machine.ts';

/** `sendSms` asks the server to send a code for a purpose to a number, with the answer to the captcha. */
export const createSmsCountdownActors = (client: FlowClient) => ({
  sendSms: fromPromise<unknown, SmsRequest>(({ input, signal }) =>
    client.send(sendSmsCode, input, { signal }),
  ),
});
