/** Our copies of the specification's lists against the originals, where those are at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { specifiedCalls, specifiedFileCalls } from './calls.ts';
import { specifiedRoutes } from './routes.ts';

const folder = fileURLToPath(new URL('../../../../../shared/spec/', import.meta.url));
const present = existsSync(folder);
if (!present)
  console.info('shared/spec is absent: the copies are not compared with the originals.');

type CallLine = { method: string; path: string };
type RouteLine = { path: string; access: string; permission?: string; redirectTo?: string };

const read = (name: string): unknown => JSON.parse(readFileSync(folder + name, 'utf8'));

describe.runIf(present)('the copies equal the originals', () => {
  const lines = (calls: CallLine[]) => calls.map(({ method, path }) => `${method} ${path}`);

  test('calls', () => {
    const original = read('calls.json') as { api: CallLine[]; files: CallLine[] };
    expect([...specifiedCalls]).toEqual(lines(original.api));
    expect([...specifiedFileCalls]).toEqual(lines(original.files));
  });

  test('routes', () => {
    const original = read('routes.json') as { routes: RouteLine[] };
    expect([...specifiedRoutes]).toEqual(
      original.routes.map(({ path, access, permission = null, redirectTo = null }) => ({
        path: path.replaceAll(/\{(\w+\??)\}/g, ':$1'),
        access,
        permission,
        redirectTo,
      })),
    );
  });
});

test('no call is named twice', () => {
  expect(new Set(specifiedCalls).size).toBe(specifiedCalls.length);
  expect(specifiedCalls).toHaveLength(128);
  expect(specifiedFileCalls).toHaveLength(9);
});
