// A private PostgreSQL server for tests: its own folder, user, port and password; gone afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePostgresBinaries } from './postgres-binaries.mjs';

/** PostgreSQL refuses to run as root: the account to run as instead, or {} when we are not root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody']
    .map((n) => accounts.find(([name]) => name === n))
    .find(Boolean);
  if (!account)
    throw new Error('Root may not run PostgreSQL and there is no account postgres or nobody.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts an empty server. `crash` ends it at once, as a power cut of the program would; `resume` starts it again where
 * it stood. `freeze` lets it stand still with all its sessions until `thaw`. Tests lose nothing in a power cut, so that
 * it does not wait for the disk unless it is to be durable.
 * @param {{ isDurable?: boolean }} [how]
 * @returns {Promise<{ url: string, pid: number, folder: string, stop: () => Promise<void>, crash: () => Promise<void>,
 *   resume: () => Promise<void>, freeze: () => void, thaw: () => void }>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  const bin = await requirePostgresBinaries();
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'banxin-pg-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (account.uid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const options = {
    cwd: folder,
    ...account,
    env: { PATH: process.env.PATH, LC_ALL: 'C', PGPASSWORD: password },
  };
  const call = (program, args) => {
    const { status, stderr, error } = spawnSync(join(bin, program), args, {
      ...options,
      encoding: 'utf8',
    });
    if (status === 0) return;
    throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };

  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const data = join(folder, 'data');
  let server;
  try {
    call('initdb', [
      '-D',
      data,
      '-U',
      'banxin',
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--no-sync',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
    ]);
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      ...(!isDurable && { fsync: 'off', full_page_writes: 'off' }),
      jit: 'off',
    };
    const args = [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ];
    const launch = async () => {
      server = spawn(join(bin, 'postgres'), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await ready(server);
    };
    await launch();
    call('createdb', ['-h', folder, '-p', String(port), '-U', 'banxin', 'banxin']);
    const url = `postgres://banxin:${password}@127.0.0.1:${port}/banxin`;
    return {
      url,
      get pid() {
        return server.pid;
      },
      folder,
      stop: () => stop(server, removeFolder),
      crash: async () => {
        const gone = once(server, 'exit');
        server.kill('SIGQUIT');
        await gone;
      },
      resume: launch,
      freeze: () => tellAll(server.pid, 'SIGSTOP'),
      thaw: () => tellAll(server.pid, 'SIGCONT'),
    };
  } catch (error) {
    server?.kill('SIGQUIT');
    removeFolder();
    throw error;
  }
}

/** Sends a signal to a server and to each of its sessions, which are groups of their own. */
function tellAll(pid, signal) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const sessions = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([session]) => session);
  for (const one of [pid, ...sessions]) {
    try {
      process.kill(one, signal);
    } catch (error) {
      // A session may have ended meanwhile.
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** Resolves when the server accepts connections; afterwards its log is read and dropped. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`postgres did not start:\n${log}`)));
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
  });
}

/** Fast shutdown: open sessions are cut, then the folder is removed. Immediate after five seconds. */
function stop(server, removeFolder) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience);
      removeFolder();
      resolve();
    };
    const patience = setTimeout(() => server.kill('SIGQUIT'), 5000);
    if (server.exitCode !== null || server.signalCode !== null) return done();
    server.once('exit', done);
    tellAll(server.pid, 'SIGCONT');
    server.kill('SIGINT');
  });
}
