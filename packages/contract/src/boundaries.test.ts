/** What the browser loads with the client stays light: no schema library, no server side, no OpenAPI. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Modules that a file runs, direct and indirect; type imports are erased. */
const loadedBy = (file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const imports = /^(?:import|export)\s+(?!type\b)(?:[^'";]*\sfrom\s+)?'([^']+)'/gm;
  for (const [, target = ''] of source.matchAll(imports)) {
    if (target.startsWith('.')) {
      loadedBy(new URL(target, new URL(file, 'file:///')).pathname.replace(/^\//, './'), found);
    } else found.add(target);
  }
  return found;
};

test.each([
  './client.ts',
  './messages.ts',
  './constants.ts',
  './routes.ts',
  './lifecycles/order.ts',
])('%s needs no schema library', (file) => {
  const loaded = [...loadedBy(file)];
  expect(loaded.filter((name) => !name.startsWith('./'))).toEqual([]);
  expect(loaded).not.toContain('./server.ts');
});

const rows = readdirSync(new URL('./calls/', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.schemas.ts'))
  .map((file) => `./calls/${file}`);

test('rows need no schema, and so no schema library', () => {
  expect(rows.length).toBeGreaterThan(20);
  const loaded = [...new Set(rows.flatMap((file) => [...loadedBy(file)]))];
  expect(loaded.filter((name) => !name.startsWith('./'))).toEqual([]);
  expect(loaded.filter((name) => /\.schemas\.ts$|^\.\/entities\//.test(name))).toEqual([]);
});

test('neither server side nor OpenAPI is reached from rows or client', () => {
  for (const file of [...rows, './client.ts']) {
    const loaded = [...loadedBy(file)];
    for (const heavy of ['./server.ts', './decoding.ts', './openapi.ts', './reference.ts']) {
      expect(loaded).not.toContain(heavy);
    }
  }
});
