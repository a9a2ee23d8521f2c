// What the sidebar calls things: Chinese and English, at addresses that do not move.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { indexInBoth, withId } from '../.storybook/keepIds.ts';
import { englishOf, groups, titleIn, titleInBoth } from '../.storybook/titles.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = globSync('{packages/ui,packages/flows,apps/shop}/src/**/*.stories.tsx', {
  cwd: root,
});
const titles = files.map((file) => {
  const [, title] = titleIn.exec(readFileSync(root + file, 'utf8')) ?? [];
  return title;
});
const shown = [...new Set(titles)].map(titleInBoth);
const find = (word) =>
  shown.filter((title) => title.split('/').at(-1).toLowerCase().includes(word.toLowerCase()));

test('every file of stories says its title, in a group that has a place in the sidebar', () => {
  assert.ok(titles.length > 150);
  assert.deepEqual(
    files.filter((_, at) => titles[at] === undefined),
    [],
  );
  const preview = readFileSync(`${root}apps/storybook/.storybook/preview.tsx`, 'utf8');
  for (const [english, chinese] of Object.entries(groups)) {
    assert.ok(preview.includes(`'${chinese} ${english}',`), english);
  }
});

test('states and flows are found in Chinese', () => {
  const flows = shown.filter((title) => /^(流程|状态图册) /.test(title));
  assert.ok(flows.length > 30);
  assert.deepEqual(
    flows.filter((title) => englishOf(title.split('/').at(-1)) === title.split('/').at(-1)),
    [],
  );
});

test('what people look for is found in both languages', () => {
  for (const word of [
    '登录',
    '验证码',
    '表格',
    '首页',
    'Login',
    'Captcha',
    'Table',
    'Home',
    '订单',
  ]) {
    assert.ok(find(word).length > 0, word);
  }
});

test('every page of the manual is named in both languages, at the address that it had', () => {
  const pages = globSync('apps/storybook/docs/*.mdx', { cwd: root });
  assert.ok(pages.length > 8);
  const plain = pages.filter(
    (page) =>
      !/<Meta title="版心设计系统\/\S+ [A-Z][\w ]+" id="版心设计系统[^"]*" \/>/.test(
        readFileSync(root + page, 'utf8'),
      ),
  );
  assert.deepEqual(plain, []);
});

test('the name by which a component is imported is read out of its title', () => {
  assert.equal(englishOf('按钮 Button'), 'Button');
  assert.equal(englishOf('绑定QQ BindQq'), 'BindQq');
  assert.equal(englishOf('My orders'), 'My orders');
  for (const title of titles) {
    const name = title.split('/').at(-1);
    assert.equal(englishOf(titleInBoth(title).split('/').at(-1)), name);
  }
});

test('a story is indexed under both names and keeps its address', async () => {
  const entry = { title: 'Screens/Login', exportName: 'Ready', __id: 'screens-login--ready' };
  const [indexer] = await indexInBoth([{ test: /x/, createIndex: async () => [entry] }]);
  assert.deepEqual(await indexer.createIndex('a', {}), [
    { ...entry, title: '页面 Screens/登录 Login', metaId: 'screens-login' },
  ]);
});

test('the preview is told the same address, on a line of its own or in a line with others', () => {
  assert.equal(
    withId("const meta = {\n  title: 'Screens/My orders',\n  tags: [],\n};"),
    "const meta = {\n  id: 'screens-my-orders', title: 'Screens/My orders',\n  tags: [],\n};",
  );
  assert.equal(
    withId("const meta = { title: 'Features/Xray' } satisfies Meta;"),
    "const meta = { id: 'features-xray', title: 'Features/Xray' } satisfies Meta;",
  );
});
