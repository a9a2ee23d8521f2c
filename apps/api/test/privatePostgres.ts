/** A PostgreSQL server of a test's own, which may be stopped at once and started again where it stood, or stand still. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../scripts/private-postgres.mjs', import.meta.url));

type Reply = { readonly url?: string; readonly error?: string };

export interface PrivatePostgres {
  readonly url: string;
  /** Ends it at once: nothing is finished or written. */
  crash(): Promise<void>;
  /** Starts it again on the same folder and port. */
  resume(): Promise<void>;
  /** Lets it stand still, as a machine that has no memory left does: it takes questions and answers none. */
  freeze(): Promise<void>;
  /** Lets it go on. */
  thaw(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts one.
 * @param how whether it waits for the disk, as one does that customers' orders are kept in
 * @throws Error with what it said when it does not start
 */
export async function startPrivatePostgres(
  how: { readonly isDurable?: boolean } = {},
): Promise<PrivatePostgres> {
  const child = fork(program, how.isDurable ? ['--durable'] : [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const reply = async (): Promise<Reply> => {
    const [answer] = (await Promise.race([
      once(child, 'message'),
      gone.then(([code]) => [{ error: `the database's process ended with ${code}` }]),
    ])) as [Reply];
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  };
  const tell = async (name: 'crash' | 'resume' | 'freeze' | 'thaw'): Promise<void> => {
    const answered = reply();
    child.send(name);
    await answered;
  };
  const { url = '' } = await reply();
  return {
    url,
    crash: () => tell('crash'),
    resume: () => tell('resume'),
    freeze: () => tell('freeze'),
    thaw: () => tell('thaw'),
    stop: async () => {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}
