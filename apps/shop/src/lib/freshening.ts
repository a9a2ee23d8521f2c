/** After a write, the reads that its row names are asked for again. */
import { type Client, isKeyOf } from '@banxin/contract/client';

/** Asks again for every cached answer whose key matches. */
export type Revalidate = (matches: (key: unknown) => boolean) => unknown;

/** The same client; a successful write makes the cached answers it outdates reload. */
export const freshening = (client: Client, revalidate: Revalidate): Client => ({
  url: client.url,
  send: async (call, input, options) => {
    const answer = await client.send(call, input, options);
    if (call.invalidates.length > 0) {
      void revalidate((key) => call.invalidates.some((name) => isKeyOf(name, key)));
    }
    return answer;
  },
});
