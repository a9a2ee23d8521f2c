/** The shop's own server as a process: production build, own data folder, can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '../../..');
/** The project's own Node, whatever started the tests. */
const pinned = join(root, 'node_modules/.bin/node');
const pinnedNode = existsSync(pinned) ? pinned : process.execPath;

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export class ShopServer {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #log = '';

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.url = `http://localhost:${port}`;
  }

  /** A server with an empty data folder: it creates and seeds its database. */
  static async create(): Promise<ShopServer> {
    const server = new ShopServer(await freePort(), await mkdtemp(join(tmpdir(), 'banxin-e2e-')));
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const child = spawn(pinnedNode, ['--conditions=@banxin/source', 'apps/api/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        BANXIN_DATA_DIR: this.#folder,
        BANXIN_FIXED_CAPTCHA: 'abcd',
        DATABASE_URL: '',
        NODE_ENV: 'development',
      },
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.#log = (this.#log + part.toString()).slice(-20_000);
      });
    }
    for (let tries = 0; tries < 600; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${this.#log}`);
      const ready = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await wait(100);
    }
    throw new Error(`The server did not get ready:\n${this.#log}`);
  }

  /** Ends the process at once, as a crash or a power switch would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  get log(): string {
    return this.#log;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
