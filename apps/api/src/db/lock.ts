/**
 * Keeps a second process out of an embedded database folder: the engine itself has no lock, and two
 * openers lose rows. A socket is bound beside the folder; it dies with the process, so a kill leaves
 * nothing that has to be repaired.
 */
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder is in use. The message says what to do, in Chinese and English. */
export class DatabaseLockedError extends Error {
  constructor(folder: string) {
    super(
      `数据目录 ${folder} 正被另一个版心进程使用。请先停止它，或用 BANXIN_DATA_DIR 指定另一个目录，` +
        '或设置 DATABASE_URL 使用 PostgreSQL（可多进程）。\n' +
        `The data folder ${folder} is in use by another Banxin process. Stop it, choose another ` +
        'folder with BANXIN_DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
    );
    this.name = 'DatabaseLockedError';
  }
}

/** Longest path that every system accepts for a socket. @unit byte */
const SOCKET_PATH_MAX = 100;

const listen = (path: string): Promise<Server | null> =>
  new Promise((done, fail) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    );
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

const stop = (server: Server | null): Promise<void> =>
  new Promise((done) => (server === null ? done() : server.close(() => done())));

/**
 * Locks the folder, or throws {@link DatabaseLockedError}. Answers a function that unlocks it.
 * On Linux an abstract socket decides races inside one machine; the socket file also holds between
 * containers that share the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  const key = createHash('sha256').update(real).digest('hex').slice(0, 24);
  const besideFolder = `${real}.lock`;
  const path =
    Buffer.byteLength(besideFolder) <= SOCKET_PATH_MAX
      ? besideFolder
      : join(tmpdir(), `banxin-${key}.lock`);

  const abstract = process.platform === 'linux' ? await listen(`\0banxin-${key}`) : null;
  if (process.platform === 'linux' && abstract === null) throw new DatabaseLockedError(folder);

  let server = await listen(path);
  if (server === null && !(await isAnswering(path))) {
    rmSync(path, { force: true });
    server = await listen(path);
  }
  if (server === null) {
    await stop(abstract);
    throw new DatabaseLockedError(folder);
  }
  const held = server;
  return async () => {
    await stop(held);
    await stop(abstract);
  };
}
