/** The shop's own server as a process: production build, own data folder, can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
/** The project's own Node, whatever started the tests. */
const pinned = join(root, 'node_modules/.bin/node');
const pinnedNode = existsSync(pinned) ? pinned : process.execPath;

/** What every captcha of a journey shows. */
export const CAPTCHA = 'abcd';

/** Far above what a busy machine needs to create and seed a database. @unit ms */
export const START_TIMEOUT_MS = 300_000;

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Ends a process and what it started at once; a group that is gone already is no fault. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export interface ShopServerOptions {
  /** What runs instead of the shop's server, with its arguments. */
  readonly program?: readonly [command: string, ...args: string[]];
  /** Environment variables on top of the journeys' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** It seeds its own database, though the run has made one: with another demo. @default false */
  readonly isFresh?: boolean;
  /** Aborts when it should have been ready. @default after START_TIMEOUT_MS */
  readonly patience?: AbortSignal;
}

/** Environment variable with the data folder that every server of a run starts from. */
export const SEEDED = 'BANXIN_E2E_SEEDED';

/** Lines of output that an error carries. */
const LAST_LINES = 40;

/** Pause between two looks at a server that starts. @unit ms */
const LOOK_EVERY = 100;

export class ShopServer {
  readonly #folder: string;
  readonly #options: ShopServerOptions;
  /** The system's choice at the first start, kept afterwards: pages stay open over a crash. */
  #port = 0;
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(folder: string, options: ShopServerOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /**
   * A server with a data folder of its own: a copy of the seeded one, where the run has made one; else an empty one,
   * and it creates and seeds its database.
   * One that does not get ready is gone, with all it started and stored, when the error is thrown.
   */
  static async create(options: ShopServerOptions = {}): Promise<ShopServer> {
    const folder = await mkdtemp(join(tmpdir(), 'banxin-e2e-'));
    const seeded = options.isFresh ? undefined : process.env[SEEDED];
    // At once: file by file, by way of promises, it would cost five times as much, before every file of journeys.
    if (seeded !== undefined) cpSync(seeded, folder, { recursive: true });
    const server = new ShopServer(folder, options);
    try {
      await server.start();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  /** @throws Error with the last lines it wrote, when it ends or does not get ready; it does not run then. */
  async start(): Promise<void> {
    const { program, env, patience = AbortSignal.timeout(START_TIMEOUT_MS) } = this.#options;
    const [command, ...args] = program ?? [
      pinnedNode,
      '--conditions=@banxin/source',
      'apps/api/src/main.ts',
    ];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: what it starts ends with it.
      detached: true,
      env: {
        ...process.env,
        PORT: String(this.#port),
        BANXIN_DATA_DIR: this.#folder,
        BANXIN_FIXED_CAPTCHA: CAPTCHA,
        // Orders of a journey stand still unless it moves them.
        BANXIN_WORKSHOP: 'off',
        DATABASE_URL: '',
        NODE_ENV: 'development',
        ...env,
      },
    });
    this.#process = child;
    this.#log = '';
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
    });
    // Tests that are broken off leave nothing behind.
    const endWithTests = (): void => endGroup(child);
    process.once('exit', endWithTests);
    child.once('close', () => process.off('exit', endWithTests));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.#log = (this.#log + part.toString()).slice(-20_000);
      });
    }
    while (!patience.aborted) {
      if (failure !== undefined) throw failure;
      if (hasEnded(child)) {
        await this.kill();
        throw this.#said('The server ended');
      }
      // Where it is the server says last of all.
      const told = /http:\/\/localhost:(\d+)\n/.exec(this.#log)?.[1];
      if (told !== undefined) {
        this.#port = Number(told);
        return;
      }
      await wait(LOOK_EVERY);
    }
    await this.kill();
    throw this.#said('The server did not get ready in time');
  }

  /** Ends the process as an operator would; its data folder stays. @returns that folder */
  async stop(): Promise<string> {
    await this.#end('SIGTERM');
    return this.#folder;
  }

  /** Ends the process at once, as a crash or a power switch would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it at once: what it would still write down goes with its folder. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  get log(): string {
    return this.#log;
  }

  #said(what: string): Error {
    const last = this.#log.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
    return new Error(`${what}. The last it wrote:\n${last || '(nothing)'}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child?.pid === undefined) return;
    this.#process = undefined;
    const closed = once(child, 'close');
    if (!hasEnded(child)) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    endGroup(child);
    // Nothing holds its output any more: the last of it has been read.
    if (!child.stdout?.closed || !child.stderr?.closed) await closed;
  }
}
