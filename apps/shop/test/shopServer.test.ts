/** The server of the journeys: one that does not get ready is gone when the error is thrown, which says why. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ShopServer, type ShopServerOptions } from '../e2e/server.ts';

/** Writes fifty lines and never answers; it and a child of its own hold a line to the given port. */
const silent = (port: number): string => `
  const hold = "require('node:net').connect(${port}, '127.0.0.1')";
  for (let line = 1; line <= 50; line += 1) console.log('line ' + line);
  require('node:child_process').spawn(process.execPath, ['-e', hold], { stdio: 'inherit' });
  eval(hold);
`;

const program = (script: string) => [process.execPath, '-e', script] as const;

const failureOf = async (options: ShopServerOptions): Promise<string> => {
  const server = await ShopServer.create(options).catch((error: Error) => error);
  if (server instanceof Error) return server.message;
  await server.dispose();
  throw new Error('It got ready');
};

describe('a server that does not get ready', () => {
  it('is ended with what it started, and the error carries the last lines it wrote', async () => {
    const patience = new AbortController();
    const ends: Promise<unknown>[] = [];
    const listener = createServer((line: Socket) => {
      // Cut off by a kill is an end too.
      ends.push(new Promise((end) => line.on('error', () => undefined).once('close', end)));
      line.resume();
      if (ends.length === 2) patience.abort();
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as { port: number };
    const message = await failureOf({ program: program(silent(port)), patience: patience.signal });
    expect(message).toMatch(/^The server did not get ready in time. The last it wrote:\nline 11\n/);
    expect(message).toMatch(/\nline 50$/);
    expect(ends).toHaveLength(2);
    await Promise.all(ends);
    listener.close();
  });

  it('and ends by itself fails at once with its last words', async () => {
    const script = "console.error('port taken'); process.exitCode = 1;";
    const message = await failureOf({ program: program(script) });
    expect(message).toBe('The server ended. The last it wrote:\nport taken');
  });

  it('leaves no data folder', async () => {
    const script =
      "require('node:fs').readdirSync(process.env.BANXIN_DATA_DIR); console.log(process.env.BANXIN_DATA_DIR)";
    const folder = (await failureOf({ program: program(script) })).split('\n').at(-1) ?? '';
    expect(folder).toContain('banxin-e2e-');
    expect(existsSync(folder)).toBe(false);
  });
});

it('a program that is not there is an error of its own', async () => {
  await expect(ShopServer.create({ program: ['/nowhere/banxin'] })).rejects.toThrow(/ENOENT/);
});
