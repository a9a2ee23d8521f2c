/** Calls of the usage log. */
import type { InputOf } from '@banxin/contract/call';
import { clickCategory } from '@banxin/contract/calls/order/usage';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { UsageBatch } from './usage-log.types.ts';

/** What the call carries for a batch. */
export const usageInput = ({ entries, sealedAt }: UsageBatch): InputOf<typeof clickCategory> => ({
  clickCategoryItems: [...entries],
  sealedAt,
});

/** `post` sends a batch, silently, under its key. */
export const createUsageLogActors = (client: FlowClient) => ({
  post: fromPromise<unknown, UsageBatch | undefined>(async ({ input, signal }) => {
    if (!input) throw new Error('The usage log was posted without a batch.');
    return client.send(clickCategory, usageInput(input), { signal, idempotencyKey: input.key });
  }),
});
