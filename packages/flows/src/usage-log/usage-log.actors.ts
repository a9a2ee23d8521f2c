/** Calls of the usage log. */
import { clickCategory } from '@banxin/contract/calls/order';
import { fromPromise } from 'xstate';
import type { FlowClient } from '../client.types.ts';
import type { UsageEntry } from './usage-log.types.ts';

/** `post` sends the log, silently. */
export const createUsageLogActors = (client: FlowClient) => ({
  post: fromPromise<unknown, { entries: readonly UsageEntry[] }>(({ input, signal }) =>
    client.send(clickCategory, { clickCategoryItems: [...input.entries] }, { signal }),
  ),
});
