// Runs programs for the repository scripts: output captured, whole process groups ended on the way out.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Programs started by this process that still run. */
const running = new Set();

/** The environment of every program: the pinned Node and the workspace's tools first on the PATH. */
export function toolEnvironment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...extra,
  };
}

/** Masks host names of package registries and mirrors in the output of installers. */
export const withoutHosts = (text) =>
  text
    .replace(/\b(https?:\/\/)[^\s/"')]+/g, '$1…')
    .replace(/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT) [^\s]+/g, '$1 …');

/**
 * Runs one program to its end in its own process group.
 * @returns {Promise<{ code: number, output: string }>} both streams, in the order they arrived
 */
export function run(command, args, { cwd = root, env = {}, logFile } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    const log = logFile ? createWriteStream(logFile) : null;
    let output = '';
    const take = (chunk) => {
      output += chunk;
      log?.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const finish = (code) => {
      running.delete(child);
      log?.end();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.on('close', (code, signal) => finish(signal ? 128 : (code ?? 1)));
  });
}

/** Ends every program still running, with all its children. */
export function endAll(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** The first of several programs that exists on the PATH or as an absolute path, or null. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    if (name.startsWith('/')) {
      if (existsSync(name)) return name;
      continue;
    }
    for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

/** Installs Debian packages when this is a Debian machine and we are root; answers whether it worked. */
export async function installDebian(packages) {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  let result = await run('apt-get', ['update', '-qq'], { env });
  if (result.code === 0) result = await run('apt-get', install, { env });
  if (result.code !== 0) console.error(withoutHosts(result.output).trim());
  return result.code === 0;
}
