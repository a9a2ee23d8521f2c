// A countdown draws its own label again and nothing else: not its button, not its form, not its page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Browser, Page } from 'playwright';
import { openBrowser, openFolder } from '../../../scripts/library/browser.ts';
import { buildPage } from '../../../scripts/library/stage.ts';

const home = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

interface Stage {
  open(name: string): void;
  seconds(count: number): Promise<Readonly<Record<string, number>>>;
}
declare const stage: Stage;

let browser: Browser;
let folder = '';

before(async () => {
  folder = await buildPage({
    home,
    name: 'renders',
    entry: 'countdowns.tsx',
    plugins: [vanillaExtractPlugin()],
  });
  browser = await openBrowser();
});
after(() => browser?.close());

const open = async (name: string): Promise<Page> => {
  const { page } = await openFolder(browser, folder);
  await page.evaluate((given) => stage.open(given), name);
  return page;
};

const seconds = (page: Page, count: number) =>
  page.evaluate((given) => stage.seconds(given), count);

void test('a minute of waiting for the next text message', async (context) => {
  const page = await open('login');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('13800000001');
  await page.getByRole('textbox', { name: '图形验证码' }).fill('abcd');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: '60 秒后重发' }).waitFor();
  const drawn = await seconds(page, 59);
  await page.getByRole('button', { name: '1 秒后重发' }).waitFor();
  context.diagnostic(`59 seconds: ${JSON.stringify(drawn)}`);
  assert.deepEqual(drawn, { LiveWords: 59 });
  const last = await seconds(page, 1);
  await page.getByRole('button', { name: '获取验证码' }).waitFor();
  context.diagnostic(`the last second: ${JSON.stringify(last)}`);
  assert.deepEqual(
    ['LoginPart', 'LoginForm', 'SmsCodeField'].filter((name) => name in last),
    [],
  );
});

void test('the seconds before an agreement may be signed', async (context) => {
  const page = await open('agreement');
  await page.getByRole('dialog', { name: '承印品协议书' }).waitFor();
  await page.getByRole('button', { name: /5/ }).waitFor();
  const drawn = await seconds(page, 4);
  await page.getByRole('button', { name: /1/ }).waitFor();
  context.diagnostic(`4 seconds: ${JSON.stringify(drawn)}`);
  assert.deepEqual(drawn, { LiveWords: 4 });
});

void test('a minute of a deadline', async (context) => {
  const page = await open('deadline');
  await page.getByRole('timer').waitFor();
  const drawn = await seconds(page, 60);
  context.diagnostic(`60 seconds: ${JSON.stringify(drawn)}`);
  // The label draws itself once a second; its announcement in the last minute is a second drawing.
  assert.equal('DeadlinePage' in drawn, false);
  assert.ok((drawn.Countdown ?? 0) >= 60 && (drawn.Countdown ?? 0) <= 62, `${drawn.Countdown}`);
});
