/** Processes of the measurement: each is asked something and answers, one question after the other. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process that answers questions. */
export interface Child {
  /** Rejects when the process ends or could not do what it was asked. */
  ask(question: unknown): Promise<unknown>;
  end(): Promise<void>;
}

type Reply = { readonly answer: unknown } | { readonly error: string };

/** Starts a file of this folder; resolves with its first message. */
export async function startChild(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ child: Child; hello: unknown }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env: { ...env, PATH: process.env.PATH ?? '' },
    execArgv: ['--conditions=@banxin/source', ...process.execArgv],
    // Its log goes nowhere; errors are seen.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<never>((_, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}`)));
  });
  gone.catch(() => undefined);
  const reply = async (): Promise<unknown> => {
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [Reply];
    if ('error' in message) throw new Error(`${file}: ${message.error}`);
    return message.answer;
  };
  const hello = await reply();
  return {
    hello,
    child: {
      ask: (question) => {
        const answered = reply();
        child.send(question as object);
        return answered;
      },
      end: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.disconnect();
        await once(child, 'exit');
      },
    },
  };
}

/** The other side: says hello, then answers every question; ends with its parent. */
export function answerParent<Q>(
  hello: unknown,
  answer: (question: Q) => unknown,
  end: () => Promise<void> = async () => undefined,
): void {
  const send = (reply: Reply) => void process.send?.(reply);
  process.on('message', async (question: Q) => {
    try {
      send({ answer: await answer(question) });
    } catch (error) {
      send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.once('disconnect', async () => {
    await end();
    process.exit(0);
  });
  send({ answer: hello });
}
