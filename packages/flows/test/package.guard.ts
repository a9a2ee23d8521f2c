// The package as strangers get it and use it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'vite';
import { openBrowser, openFolder } from '../../../scripts/library/browser.ts';
import { packageTests } from '../../../scripts/library/packageTests.ts';
import { library, subpaths } from '../build/publicFiles.ts';

const stranger = packageTests(library, {
  tools: ['vite', '@vitejs/plugin-react', '@types/react', 'react-dom'],
  needed: [],
  unwanted: /\.test\.|(^|\/)(test|bench|build|scripts)\//,
  typed: ['types.mts', 'SmsCode.tsx'],
});

void test('plain Node runs a flow to its end, walks every flow and loads every subpath', () => {
  const { asked, went, configurations, loaded } = JSON.parse(
    stranger.run('node', ['server.mjs', ...subpaths]),
  );
  assert.deepEqual(asked, {
    name: 'Common.SendSmsCode',
    input: { mobilePhone: '13800000001', code: 'ab2c', purpose: 'login' },
  });
  assert.deepEqual(went.slice(0, 3), ['sending 0', 'counting 60', 'counting 59']);
  assert.equal(went.at(-1), 'ready 0');
  assert.ok(configurations.every((count: number) => count > 0));
  const typesOnly = loaded
    .filter(([, names]: [string, number]) => names === 0)
    .map(([subpath]: [string]) => subpath);
  assert.deepEqual(typesOnly, []);
});

void test('a bare Vite application asks for a code, counts and keeps the deadline, with a silent console', async () => {
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
    const asked: string[] = [];
    await page.route('**/api/**', async (route) => {
      asked.push(`${route.request().method()} ${new URL(route.request().url()).search}`);
      await route.fulfill({ json: { errCode: 0, errMsg: '', data: null } });
    });
    const flow = page.locator('[data-flow="sms-countdown"]');
    assert.equal(await flow.getAttribute('data-state'), 'ready');
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000001');
    await page.evaluate(() => {
      addEventListener('said', (event) => {
        document.body.dataset.said = (event as CustomEvent).detail;
      });
    });
    await page.getByRole('button', { name: '发送验证码' }).click();
    assert.equal(
      await page.locator('body[data-said]').getAttribute('data-said'),
      '短信验证码已发送到 13800000001，请注意查收！',
    );
    await page.getByRole('button', { name: /^[1-9]\d* s$/ }).waitFor();
    assert.equal(await flow.getAttribute('data-state'), 'counting');
    assert.ok(await page.getByRole('button').isDisabled());
    assert.equal(await page.evaluate(() => localStorage.getItem('smsResendAt')), '13800000001');
    assert.deepEqual(asked, ['POST ?mobilePhone=13800000001&code=ab2c&purpose=login']);
    assert.deepEqual(said, []);
  } finally {
    await browser.close();
  }
});
