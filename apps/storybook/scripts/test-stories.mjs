// Serves the built Storybook on a free port and runs the story tests over it.
// Options are handed to test-storybook, for example --json --outputFile report.json
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const built = join(app, 'storybook-static');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

if (!existsSync(join(built, 'index.json'))) {
  console.error('There is no built Storybook: run "npm run build -w @banxin/storybook" first.');
  process.exit(1);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = join(built, normalize(decodeURIComponent(pathname)));
  const path = file.endsWith('/') ? join(file, 'index.html') : file;
  if (!path.startsWith(built) || !existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
  createReadStream(path).pipe(response);
});

server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}`;
  const args = ['--url', url, '--maxWorkers=2', '--failOnConsole', '--disable-telemetry'];
  const runner = spawn('test-storybook', [...args, ...process.argv.slice(2)], {
    cwd: app,
    env: {
      DEBUG_PRINT_LIMIT: '6000',
      ...process.env,
      PATH: `${join(app, 'node_modules/.bin')}:${process.env.PATH}`,
    },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.kill(signal));
  runner.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  runner.on('exit', (code) => process.exit(code ?? 1));
});
