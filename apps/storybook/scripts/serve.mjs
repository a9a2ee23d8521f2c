// Serves the built Storybook on a free port of this machine.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../storybook-static', import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Answers with the address and the server; throws when there is nothing to serve. */
export async function serveStorybook() {
  if (!existsSync(join(built, 'index.json'))) {
    throw new Error('There is no built Storybook: run "npm run build -w @banxin/storybook" first.');
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
    // What is built stays as it is while this address lives: no page fetches or compiles it twice.
    response.setHeader('Cache-Control', 'max-age=3600, immutable');
    createReadStream(path).pipe(response);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}
