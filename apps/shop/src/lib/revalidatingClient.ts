/** After a write, the reads that carry a tag which its row makes stale are asked for again. */
import { hasTag } from '@banxin/contract/callKey';
import type { Client } from '@banxin/contract/client';

/** Asks again for every cached answer whose key matches. */
export type Revalidate = (matches: (key: unknown) => boolean) => unknown;

/** The same client; a successful write makes the cached answers it outdates reload. */
export const revalidatingClient = (client: Client, revalidate: Revalidate): Client => ({
  send: async (call, input, options) => {
    const answer = await client.send(call, input, options);
    if (call.stale.length > 0) void revalidate((key) => hasTag(call.stale, key));
    return answer;
  },
});
