// Addresses of the shop are built by name: no product source of shop, server and flows writes a path of the route table.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseSync, Visitor } from 'vite';
import { matchRoute, pathOf, routes } from '../packages/contract/src/routes.ts';
import { workshop } from './import-rules.mjs';

/** The route that a text is an address or the beginning of an address of; home alone needs no name. */
const routeOf = (text) => {
  if (!text.startsWith('/') || /^\/(\W|$)/.test(text)) return undefined;
  const found = matchRoute(text) ?? (text.endsWith('/') ? matchRoute(`${text}x`) : null);
  return found?.route.name;
};

/** Every path of the route table that a source writes out, with the name it should be built by. */
function rawPaths(file, source) {
  const found = [];
  const look = (text, { start }) => {
    const name = routeOf(text);
    if (name) found.push(`${file}:${source.slice(0, start).split('\n').length} ${text}: ${name}`);
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') look(node.value, node);
      else if (node.regex) look(node.regex.pattern.replace(/^\^|\\(?=\/)/g, ''), node);
    },
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.cooked).join('x'), node),
  }).visit(parseSync(file, source).program);
  return found;
}

test('a path is found in text, in a template, in an attribute, joined and in a pattern', () => {
  for (const [source, name] of [
    ["const to = '/user/myorder';", 'myOrder'],
    ["const to = '/User/MyOrder?tab=unpaid';", 'myOrder'],
    [`const to = \`/user/orderDetail/\${sn}#files\`;`, 'UserOrderDetail'],
    ["const to = '/user/orderDetail/' + sn;", 'UserOrderDetail'],
    ['const link = <Link href="/category" />;', 'category'],
    ["const pattern = '/category/:id?';", 'category'],
    ['const isLogin = /^\\/login/.test(path);', 'login'],
  ]) {
    const [only, ...more] = rawPaths('a.tsx', source);
    assert.ok(only?.endsWith(`: ${name}`) && more.length === 0, `${source} → ${only}`);
  }
});

test('home, a comment, a module and an address elsewhere are no raw paths', () => {
  for (const source of [
    "const home = '/';",
    '/** Opens `/login`. */',
    "import('./pages/login/LoginPage.tsx');",
    "const call = '/api/Customer/Login';",
    "const far = 'https://example.com/login';",
    "const to = pathOf('login');",
  ]) {
    assert.deepEqual(rawPaths('a.tsx', source), [], source);
  }
});

test('the guard knows every route of the table', () => {
  for (const { name, path } of routes) {
    const address = pathOf(
      name,
      Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x'])),
    );
    if (name !== 'root') assert.equal(routeOf(address), name);
  }
});

test('shop, server and flows build their addresses by name', () => {
  const sources = globSync([
    'apps/{shop,api}/src/**/*.{ts,tsx}',
    'packages/flows/{src,exports}/**/*.{ts,tsx}',
  ]);
  const product = sources.filter((file) => !workshop.test(`/${file}`));
  assert.ok(product.length > 200, `only ${product.length} files`);
  assert.deepEqual(
    product.flatMap((file) => rawPaths(file, readFileSync(file, 'utf8'))),
    [],
  );
});
