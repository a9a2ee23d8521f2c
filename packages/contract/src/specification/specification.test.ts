/** Our copies of the specification's lists against the originals, where those are at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { specifiedCalls, specifiedFileCalls, specifiedFlags } from './calls.ts';
import { specifiedRoutes } from './routes.ts';

const folder = fileURLToPath(new URL('../../../../../shared/spec/', import.meta.url));
const present = existsSync(folder);
if (!present)
  console.info('shared/spec is absent: the copies are not compared with the originals.');

type CallLine = { method: string; path: string; notes: string };
type RouteLine = { path: string; access: string; permission?: string; redirectTo?: string };

const read = (name: string): unknown => JSON.parse(readFileSync(folder + name, 'utf8'));

describe.runIf(present)('the copies equal the originals', () => {
  const lines = (calls: CallLine[]) => calls.map(({ method, path }) => `${method} ${path}`);

  test('calls', () => {
    const original = read('calls.json') as { api: CallLine[]; files: CallLine[] };
    expect([...specifiedCalls]).toEqual(lines(original.api));
    expect([...specifiedFileCalls]).toEqual(lines(original.files));
  });

  test('what is said of single calls: silent, cancellable, shared', () => {
    const original = read('calls.json') as { api: CallLine[]; files: CallLine[] };
    const flags = [...original.api, ...original.files].flatMap(({ method, path, notes }) => {
      const said = {
        ...(/silent/.test(notes) && { display: 0 }),
        ...(/cancellable/.test(notes) && { cancellable: true }),
        ...(/share one request/.test(notes) && { shared: true }),
      };
      return Object.keys(said).length > 0 ? [[`${method} ${path}`, said] as const] : [];
    });
    expect(specifiedFlags).toEqual(Object.fromEntries(flags));
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
