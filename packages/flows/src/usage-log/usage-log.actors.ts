/** Calls of the usage log. */
import { clickCategory } from '@banxin/contract/calls/order';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { UsageBatch } from './usage-log.types.ts';

/** `post` sends a batch, silently, under its key. */
export const createUsageLogActors = (client: FlowClient) => ({
  post: fromPromise<unknown, UsageBatch | undefined>(async ({ input, signal }) => {
    if (!input) throw new Error('The usage log was posted without a batch.');
    const { entries, key, sealedAt } = input;
    return client.send(
      clickCategory,
      { clickCategoryItems: [...entries], sealedAt },
      { signal, idempotencyKey: key },
    );
  }),
});
