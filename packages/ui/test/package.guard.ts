// The package as strangers get it and use it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'vite';
import { openBrowser, openFolder } from '../../../scripts/library/browser.ts';
import { packageTests } from '../../../scripts/library/packageTests.ts';
import { library, subpaths } from '../build/publicFiles.ts';

const stranger = packageTests(library, {
  tools: ['vite', '@vitejs/plugin-react', '@types/react'],
  needed: ['tokens.json', 'dist/styles.css'],
  // A consumer's vanilla-extract plugin would compile `*.css.js` a second time.
  unwanted: /\.(stories|test|guide)\.|(^|\/)stories\/|\.css\.js$/,
  typed: ['types.mts'],
});

void test('plain Node renders components in both languages and loads every subpath', () => {
  const { zh, en, loaded } = JSON.parse(stranger.run('node', ['server.mjs', ...subpaths]));
  for (const words of ['提交订单', '请填写收货人', '我的订单', '202611200018']) {
    assert.ok(zh.includes(words), `${words} is missing`);
  }
  assert.match(zh, /aria-invalid="true"/);
  assert.notEqual(zh, en, 'built-in words follow the language');
  assert.deepEqual(
    loaded.filter(([, names]: [string, number]) => names === 0),
    [],
  );
});

void test('a bare Vite application shows styled, working components and a silent console', async () => {
  const { default: react } = await import('@vitejs/plugin-react');
  await build({
    root: stranger.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(stranger.folder, 'out') },
  });
  const browser = await openBrowser();
  try {
    const { page, said } = await openFolder(browser, join(stranger.folder, 'out'));
    const button = page.getByRole('button', { name: '修改抬头' });
    await button.focus();
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.equal(await ground(), 'rgb(35, 64, 176)');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '发票抬头' });
    await dialog.waitFor();
    const layer = await dialog.evaluate((element) => {
      const { position, zIndex } = getComputedStyle(
        element.closest('[data-rac][style]') ?? element,
      );
      return { position, zIndex, ground: getComputedStyle(document.body).backgroundColor };
    });
    assert.equal(layer.ground, 'rgb(246, 244, 238)');
    const field = dialog.getByRole('textbox', { name: '抬头' });
    await field.fill('版心印刷');
    assert.equal(await field.inputValue(), '版心印刷');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(await button.evaluate((element) => element === document.activeElement));
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.waitForFunction(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(20, 22, 26)',
    );
    assert.deepEqual(said, []);
  } finally {
    await browser.close();
  }
});
