/** The client of calls, whose code comes when the page is drawn: what is asked before waits for it. */
import { CallError } from '@banxin/contract/callError';
import type { Client, DisplayEvent } from '@banxin/contract/client';
import { requestFailed } from '@banxin/contract/requestFailed';

/** A client that can be sent for before anybody asks it. */
export interface LaterClient extends Client {
  /** Begins to load the code. */
  readonly prepare: () => void;
}

/**
 * @param load loads the code and makes the client
 * @param onLost told of each call that could not be sent because the code did not come; the next one asks for it again
 */
export function laterClient(
  load: () => Promise<Client>,
  onLost: (event: Pick<DisplayEvent, 'mode' | 'message'>) => void,
): LaterClient {
  let coming: Promise<Client> | undefined;
  const come = (): Promise<Client> => {
    coming ??= load().catch((problem: unknown) => {
      coming = undefined;
      throw problem;
    });
    return coming;
  };
  return {
    // Whoever sends something asks again, and is told what is missing.
    prepare: () => void come().catch(() => undefined),
    async send(call, input, options) {
      const client = await come().catch((cause: unknown) => {
        onLost({ mode: options?.display ?? call.display, message: requestFailed });
        throw new CallError({ kind: 'network', message: requestFailed, call: call.name, cause });
      });
      return client.send(call, input, options);
    },
  };
}
