/** Calls of the SMS countdown. */
import { sendSmsCode } from '@banxin/contract/calls/login';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';

/** `sendSms` asks the server to send a code to a number. */
export const createSmsCountdownActors = (client: FlowClient) => ({
  sendSms: fromPromise<unknown, { mobilePhone: string }>(({ input, signal }) =>
    client.send(sendSmsCode, input, { signal }),
  ),
});
