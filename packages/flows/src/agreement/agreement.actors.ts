/** Calls of the agreement dialog. */
import { signAgreement } from '@banxin/contract/calls/customer/agreement';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';

/** `sign` sets the customer's signed flag and answers the message to keep. */
export const createAgreementActors = (client: FlowClient) => ({
  sign: fromPromise<{ message: string }>(({ signal }) =>
    client.send(signAgreement, {}, { signal }),
  ),
});
