// Every rule of the import table refuses what it forbids and lets the neighbouring good import pass.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkImports } from './check-imports.mjs';
import { cyclesOf } from './import-cycles.mjs';
import { apiModules, workspaces } from './import-rules.mjs';

/** The problems found in a throw-away repository that holds exactly these files. */
function problemsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'banxin-imports-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  try {
    for (const { folder } of workspaces) {
      write(`${folder}/package.json`, JSON.stringify({ dependencies: { swr: '1', hono: '1' } }));
    }
    for (const [path, text] of Object.entries(files)) write(path, text);
    return checkImports(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** rule | file | forbidden import | reason | import that is right instead (may be missing) */
const cases = `
contract knows zod/mini only | packages/contract/src/a.ts | import 'zod' | not among | import 'zod/mini'
contract knows no other package | packages/contract/src/a.ts | import '@banxin/pricing/x' | may not know |
contract does not use Node | packages/contract/src/a.ts | import 'node:fs' | Node alone |
contract uses no registry package lazily | packages/contract/src/a.ts | void import('hono') | not among |
pricing takes only types of contract | packages/pricing/src/a.ts | import { x } from '@banxin/contract/money' | import type | import type { x } from '@banxin/contract/money'
pricing uses no registry package | packages/pricing/src/a.ts | import 'swr' | not among |
pricing does not know flows | packages/pricing/src/a.ts | import type { x } from '@banxin/flows/x' | may not know |
ui knows no contract | packages/ui/src/components/A/A.tsx | import type { x } from '@banxin/contract/x' | may not know |
ui knows no pricing | packages/ui/src/components/A/A.tsx | export * from '@banxin/pricing/x' | may not know |
ui knows no flows | packages/ui/src/components/A/A.tsx | import '@banxin/flows/x' | may not know |
ui uses its own libraries only | packages/ui/src/components/A/A.tsx | import 'swr' | not among | import 'react-aria-components/Button'
ui internal stands below components | packages/ui/src/internal/a.ts | import '../components/A/A.tsx' | may import only | import '../css/a.ts'
ui css stands below internal | packages/ui/src/css/a.ts | import '../internal/a.ts' | may import only | import '../theme/a.ts'
ui theme stands at the bottom | packages/ui/src/theme/a.ts | import '../css/a.ts' | may import only | import './b.ts'
ui components do not read exports | packages/ui/src/components/A/A.tsx | import '../../../exports/A.ts' | may import only | import '../../layout/B/B.tsx'
ui has no file outside its layers | packages/ui/src/a.ts | import './theme/a.ts' | one of its layers |
flows runs only constants, enums, rules and messages of contract | packages/flows/src/login/a.ts | import { x } from '@banxin/contract/client' | import type | import { x } from '@banxin/contract/rules/phone'
flows knows calls in its actors only | packages/flows/src/login/login.machine.ts | import { x } from '@banxin/contract/calls/login' | import type | import type { x } from '@banxin/contract/calls/login'
shop takes schemas as types | apps/shop/src/lib/a.ts | import { x } from '@banxin/contract/calls/login/oauth.schemas' | holds schemas | import type { x } from '@banxin/contract/calls/login/oauth.schemas'
shop takes entities as types | apps/shop/src/lib/a.ts | import { x } from '@banxin/contract/entities/file' | holds schemas | import type { x } from '@banxin/contract/entities/file'
flows' actors take schemas as types | packages/flows/src/login/login.actors.ts | import { x } from '@banxin/contract/calls/login/oauth.schemas' | holds schemas | import { x } from '@banxin/contract/calls/login/oauth'
flows does not know ui | packages/flows/src/login/a.ts | import '@banxin/ui/Button' | may not know |
flows knows React in ./react only | packages/flows/src/login/a.ts | import '@xstate/react' | only in packages/flows/src/react | import 'xstate'
flows sources do not import ./testing | packages/flows/src/login/a.ts | import '../testing/atlas.ts' | not part of the product | import '../captcha/a.ts'
flows machines do not import ./react | packages/flows/src/login/a.ts | import '../react/useFlow.ts' | may import only |
api does not know flows | apps/api/src/a.ts | import '@banxin/flows/x' | may not know | import '@banxin/contract/server'
api does not know ui | apps/api/src/a.ts | import '@banxin/ui/Button' | may not know |
api does not know shop | apps/api/src/a.ts | import '../../shop/src/a.ts' | may not leave |
api uses declared packages only | apps/api/src/a.ts | import 'express' | not among | import 'hono/csrf'
api modules import the modules of their row only | apps/api/src/modules/order/a.ts | import '../payment/b.ts' | only: coupon, file | import '../file/b.ts'
api modules know each other in one direction | apps/api/src/modules/customer/a.ts | import type { x } from '../login/b.ts' | only: none | import '../../http/session.ts'
api modules have a row | apps/api/src/modules/invented/a.ts | import '../order/b.ts' | has its row |
api handlers join rows and use cases | apps/api/src/modules/order/handlers.ts | import '../../db/a.ts' | nothing else | import './create.ts'
api http does not know modules | apps/api/src/http/a.ts | import '../modules/order/b.ts' | may import only | import '../db/b.ts'
api context and services know the ground only | apps/api/src/services.ts | import type { x } from './http/a.ts' | may import only | import type { x } from './ports/a.ts'
api file checks know nothing of the shop | apps/api/src/preflight/a.ts | import '../db/a.ts' | may import only | import './b.ts'
api file checks are known by the module of files only | apps/api/src/modules/order/a.ts | import '../../preflight/b.ts' | only: coupon, file |
api database and ports do not know modules | apps/api/src/db/a.ts | import '../modules/order/order.ts' | may import only | import './b.ts'
shop does not know api | apps/shop/src/lib/a.ts | import '@banxin/api/x' | may not know |
shop does not take the server half of contract | apps/shop/src/lib/a.ts | import '@banxin/contract/openapi' | is not for | import '@banxin/contract/client'
shop does not ship the testing half of flows | apps/shop/src/lib/a.ts | import '@banxin/flows/testing' | is not for | import '@banxin/flows/react'
shop does not use Node | apps/shop/src/lib/a.ts | import 'node:path' | Node alone | import 'swr'
pages never import pages | apps/shop/src/pages/home/a.ts | import '../login/a.ts' | may import only | import '../../features/quote/a.ts'
features never import features | apps/shop/src/features/quote/a.ts | import '../upload/a.ts' | may import only | import '../../lib/a.ts'
features never import pages | apps/shop/src/features/quote/a.ts | import '../../pages/home/a.ts' | may import only | import './b.ts'
lib stands below features | apps/shop/src/lib/a.ts | import '../features/quote/a.ts' | may import only |
shell stands beside pages | apps/shop/src/shell/a.ts | import '../pages/home/a.ts' | may import only | import '../features/quote/a.ts'
storybook takes only types of contract | apps/storybook/src/a.ts | import { x } from '@banxin/contract/money' | import type |
storybook does not know pricing | apps/storybook/src/a.ts | import '@banxin/pricing/x' | may not know |
product code does not import its tests | apps/shop/src/lib/a.ts | import './a.test.ts' | not part of the product |
a package imports itself by relative path | packages/pricing/src/a.ts | import '@banxin/pricing/b' | by relative path | import './b.ts'
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

for (const [rule, file, forbidden, reason, allowed] of cases) {
  test(rule, () => {
    const problems = problemsOf({ [file]: forbidden });
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.ok(problems[0].startsWith(`${file}: `) && problems[0].includes(reason), problems[0]);
    if (allowed) assert.deepEqual(problemsOf({ [file]: allowed }), []);
  });
}

test('a cycle of imports is printed, a cycle of types alone is not one', () => {
  const folder = 'packages/pricing/src';
  const problems = problemsOf({
    [`${folder}/a.ts`]: "import './b.ts'",
    [`${folder}/b.ts`]: "export * from './c.ts'",
    [`${folder}/c.ts`]: "import './a.ts'",
  });
  assert.equal(problems.length, 1);
  assert.match(problems[0], /^import cycle: .*a\.ts.*b\.ts.*c\.ts.*a\.ts/);
  assert.deepEqual(
    problemsOf({
      [`${folder}/a.ts`]: "import './b.ts'",
      [`${folder}/b.ts`]: "import type { A } from './a.ts'",
    }),
    [],
  );
});

test('the modules of the server know each other without a cycle', () => {
  const graph = new Map(
    Object.entries(apiModules).map(([name, others]) => [name, new Set(others)]),
  );
  assert.deepEqual(cyclesOf(graph), []);
});

test('every row of the server’s modules is a folder, and uses what it may import', () => {
  const folder = new URL('../apps/api/src/modules/', import.meta.url);
  const names = readdirSync(folder);
  assert.deepEqual(Object.keys(apiModules).sort(), names.sort());
  for (const [name, others] of Object.entries(apiModules)) {
    const files = readdirSync(new URL(`${name}/`, folder), { recursive: true }).filter(
      (file) => file.endsWith('.ts') && !/\.test/.test(file),
    );
    const text = files
      .map((file) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'))
      .join();
    for (const other of others)
      assert.match(text, new RegExp(`'\\.\\./${other}/`), `${name}: ${other}`);
  }
});

test('the actors of a flow may import calls', () => {
  const text = "import { x } from '@banxin/contract/calls/login'";
  assert.deepEqual(problemsOf({ 'packages/flows/src/login/login.actors.ts': text }), []);
});

test('tests may import tools and testing files that product code may not', () => {
  assert.deepEqual(
    problemsOf({
      'packages/flows/src/login/a.test.ts':
        "import 'vitest'; import '../testing/atlas.ts'; import 'node:fs'",
      'apps/shop/src/lib/a.test.ts': "import '@banxin/flows/testing'",
    }),
    [],
  );
});

test('this repository obeys the table', () => {
  assert.deepEqual(checkImports(fileURLToPath(new URL('..', import.meta.url))), []);
});
