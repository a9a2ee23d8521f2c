// `npm run dev`: the server restarts and the shop reloads as files change. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root, toolEnvironment } from './processes.mjs';

const port = process.env.PORT ?? '4000';
const shopPort = process.env.SHOP_PORT ?? '5173';
const server = ['--watch', '--watch-preserve-output', '--conditions=@banxin/source', 'src/main.ts'];

const programs = [
  { name: 'api', folder: 'apps/api', command: 'node', args: server, env: { PORT: port } },
  {
    name: 'shop',
    folder: 'apps/shop',
    command: 'vite',
    args: ['--port', shopPort, '--strictPort', '--clearScreen=false'],
    env: { BANXIN_API: `http://localhost:${port}` },
  },
];

function start({ name, folder, command, args, env }) {
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // An own group: Ctrl-C reaches it once, through us, with everything it started.
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${name.padEnd(4)} │ ${line}`),
    );
  }
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  child.on('close', (code) => end(`${name} ended (${code ?? 'signal'})`, code === 0 ? 0 : 1));
  return child;
}

let ending = false;

function end(reason, code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  if (reason) console.log(reason);
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue;
    process.kill(-child.pid, 'SIGTERM');
  }
}

const children = programs.map(start);
console.log(
  `Shop with hot reload: http://localhost:${shopPort}   Server: http://localhost:${port}`,
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end('', 0));
