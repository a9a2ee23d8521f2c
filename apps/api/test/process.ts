/** Starts the server as a process of its own, as `npm start` does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Everything it wrote so far. */
  output(): string;
}

/** Environment of a test process: nothing of ours but the path. */
const environment = (env: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH ?? '',
  HOST: '127.0.0.1',
  PORT: '0',
  BANXIN_FIXED_CAPTCHA: 'ABCD',
  BANXIN_LOG_LEVEL: 'warn',
  ...env,
});

function launch(env: Readonly<Record<string, string>>): {
  child: ChildProcess;
  output: () => string;
} {
  const child = spawn(process.execPath, ['--conditions=@banxin/source', main], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  return { child, output: () => output };
}

/** Starts and waits for the address that it prints. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output } = launch(env);
  const port = await new Promise<string>((done, fail) => {
    const look = () => {
      const found = /http:\/\/localhost:(\d+)\n/.exec(output());
      if (found?.[1]) done(found[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => fail(new Error(`The server ended: ${output()}`)));
  });
  return { child, url: `http://127.0.0.1:${port}`, output };
}

/** Starts a server that must refuse; answers its exit code and what it said. */
export async function refusedProcess(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}

/** Waits for the end; answers the exit code. */
export async function ended({ child }: ServerProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Sends a signal and waits for the end. */
export async function endProcess(
  one: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (one.child.exitCode === null) one.child.kill(signal);
  return ended(one);
}
