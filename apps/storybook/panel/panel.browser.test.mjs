// The statechart panel over the built Storybook, in a real browser.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openReviewRoom } from '../scripts/reviewRoom.mjs';
import { expect } from './expect.mjs';

let room;
let url;
let page;

before(async () => {
  room = await openReviewRoom({ permissions: ['clipboard-read', 'clipboard-write'] });
  url = room.url;
});
after(() => room?.close());
beforeEach(async () => {
  page = await room.takePage();
});

/** Opens a story with the panel in front; the list of thousands of stories beside it would take as long again. */
async function open(story) {
  await page.goto(`${url}/?path=/story/${story}&nav=false`);
  await page.getByRole('tab', { name: '状态图' }).click();
  await page.getByRole('list', { name: / 的状态$/ }).waitFor();
  // What is pressed before the story has begun is a part of how it begins.
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  await frame.waitForFunction(() => globalThis.banxinFlows?.isReady);
}

const current = () =>
  page.locator('[aria-current="true"]').evaluateAll((all) => all.map((one) => one.textContent));
const event = (name) =>
  page.getByRole('region', { name: '事件' }).getByRole('button', { name, exact: true });
const canvas = () => page.frameLocator('#storybook-preview-iframe');
const shows = (state) =>
  canvas().locator(`[data-flow="agreement"][data-state="${state}"]`).waitFor({ state: 'attached' });

test('shows the current states of the flow, nested as in the machine', async () => {
  await open('atlas-agreement--open-ready');
  await page.getByText('open.ready', { exact: true }).waitFor();
  assert.deepEqual(await current(), ['open', '● ready']);
});

test('offers the events that the state accepts, and sends the chosen one to the flow', async () => {
  await open('atlas-agreement--open-ready');
  await event('CONFIRM').click();
  await shows('open.signing');
  // The panel is told after the page has changed.
  await event('CONFIRM').waitFor({ state: 'detached' });
  const log = page.getByRole('list', { name: '事件记录' }).getByRole('listitem');
  await log.first().waitFor();
  assert.deepEqual(await log.allTextContents(), ['CONFIRM']);
});

test('moves the clock of the flow on by the seconds of a button', async () => {
  await open('atlas-agreement--open-reading');
  await page.getByRole('button', { name: '+1 s' }).click();
  await canvas().getByRole('button', { name: /4/ }).waitFor();
  await page.getByRole('button', { name: '+5 s' }).click();
  await shows('open.ready');
});

test('a click on a state opens its story', async () => {
  await open('atlas-agreement--open-ready');
  await page.getByRole('button', { name: 'signing' }).click();
  await page.waitForURL(/atlas-agreement--open-signing/);
  await shows('open.signing');
});

test('a state that nothing draws cannot be jumped to', async () => {
  await open('atlas-agreement--open-ready');
  assert.equal(await page.getByRole('button', { name: 'reloadPending' }).isDisabled(), true);
});

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
async function copied(what) {
  await page.getByRole('button', { name: `复制为${what === '故事' ? '' : ' '}${what}` }).click();
  await page.getByText(`已复制：${what}`).waitFor();
  return await clipboard();
}
/** Runs copied lines of a browser test, in the browser. */
async function runs(lines) {
  const text = `export default async (page, expect) => {\n${lines}\n};`;
  const { default: test } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  await test(page, expect);
}

test('a copy begins as its story does, and the copied test ends in the state that it names', async () => {
  await open('atlas-agreement--open-reading');
  for (let second = 0; second < 5; second += 1) {
    await page.getByRole('button', { name: '+1 s' }).click();
  }
  await page.getByText('open.ready', { exact: true }).waitFor();
  assert.match(
    await copied('故事'),
    /tags: \['state:open\.ready'\][\s\S]*input: 'signing'[\s\S]*type: 'OPEN', required: true[\s\S]*wait: 1000, times: 5/,
  );
  const lines = await copied('Playwright');
  assert.match(
    lines,
    /id=atlas-agreement--open-reading[\s\S]*wait: 1000, times: 5[\s\S]*'open\.ready'/,
  );
  await runs(lines);
});

test('a story that plays by itself is copied with how it began and what it heard', async () => {
  await open('flows-agreement--free');
  await page.getByText('hidden', { exact: true }).first().waitFor();
  assert.match(
    await copied('故事'),
    /input: 'signing'[\s\S]*type: 'OPEN', required: false[\s\S]*CLOSE\.BUTTON/,
  );
  await runs(await copied('Playwright'));
});

test('the answers of the server are buttons, with each refusal', async () => {
  await open('atlas-login--form-submitting-tab-account');
  const answers = page.getByRole('region', { name: 'login 的回答' });
  for (const label of [
    '✓ 成功',
    '✗ 图形验证码不正确或已失效',
    '✗ 尝试次数过多，请稍后再试',
    '⚠ 请求超时',
  ]) {
    await answers.getByRole('button', { name: label, exact: true }).waitFor();
  }
  await answers.getByRole('button', { name: '✗ 账号或密码不正确', exact: true }).click();
  await canvas()
    .locator('[data-flow="login"][data-state="shown.form.failed|shown.tab.account"]')
    .waitFor({ state: 'attached' });
  await answers.waitFor({ state: 'detached' });
  await runs(await copied('Playwright'));
});

test('the log folds repeats, hides what timers tell, and says what nothing happened on', async () => {
  await open('atlas-agreement--open-reading');
  await page.getByRole('button', { name: '+5 s' }).click();
  await shows('open.ready');
  const log = page.getByRole('list', { name: '事件记录' }).getByRole('listitem');
  await page.getByRole('checkbox', { name: '也看内部事件（5）' }).check();
  await expect(log).toHaveText([/⏱ AGREEMENT_TICK ×5/]);
  await page.getByRole('checkbox', { name: /也看内部事件/ }).uncheck();
  await expect(log).toHaveCount(0);
  await event('ESCAPE').click();
  await event('ESCAPE').click();
  await expect(log).toHaveText([/ESCAPE ×2（没有反应）/]);
});

test('a flight record is replayed step by step', async () => {
  const entry = (type, at) => ({ flow: 'agreement', session: 'x:1', event: { type }, at });
  const record = { version: 1, entries: [entry('CONFIRM', 100), entry('ESCAPE', 900)] };
  await open('atlas-agreement--open-ready');
  await page
    .getByLabel('飞行记录')
    .last()
    .setInputFiles({
      name: 'flight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
  await page.getByText('这份记录没有说从哪里开始').waitFor();
  await page.getByRole('button', { name: '下一步' }).click();
  await shows('open.signing');
  await page.getByRole('button', { name: '放到最后' }).click();
  await shows('hidden');
});

/** Opens a record in the panel. */
const openRecord = (record) =>
  page
    .getByLabel('飞行记录')
    .last()
    .setInputFiles({
      name: 'flight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });

test('a record opens a story of its flow by itself, and begins as it began', async () => {
  const told = { flow: 'agreement', session: 'x:1' };
  const heard = [{ type: 'OPEN', required: true }];
  await open('atlas-captcha--ready');
  await openRecord({
    version: 1,
    starts: [{ ...told, input: { callSign: false }, at: 0, heard: heard.length }],
    entries: heard.map((one) => ({ ...told, event: one, at: 100, state: 'hidden' })),
  });
  await page.waitForURL(/story\/atlas-agreement--/);
  await page.getByText('从记录的开头开始。').waitFor();
  await page.getByText('hidden', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: '放到最后' }).click();
  await shows('open.reading');
  await page.getByRole('button', { name: '变成故事' }).click();
  assert.match(await clipboard(), /input: 'reading'/);
});

test('what a flow does not expect is said, and the flow lives on', async () => {
  const told = { flow: 'agreement', session: 'x:1', state: 'open.ready' };
  const error = { type: 'xstate.error.actor.sign', error: { message: '请求超时' } };
  await open('atlas-agreement--open-reading');
  await openRecord({
    version: 1,
    entries: [error, { type: 'CONFIRM' }].map((one) => ({ ...told, event: one, at: 0 })),
  });
  await page.waitForURL(/atlas-agreement--open-ready/);
  await page.getByText(/从同样在 open\.ready 的故事开始/).waitFor();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByText(/没有发出：open\.ready does not expect/).waitFor();
  await page.getByRole('button', { name: '放到最后' }).click();
  await shows('open.signing');
});

test('what people look for is found in the sidebar, in Chinese and in English', async () => {
  // A story with a dialog takes the focus when it stands, and with it what is typed at that moment.
  await page.goto(`${url}/?path=/docs/版心设计系统--docs`);
  const search = page.getByPlaceholder('Find components');
  for (const [word, found] of [
    ['登录', /登录 Login/],
    ['验证码', /验证码/],
    ['表格', /表格 Table/],
    ['Cashier', /收银台 Cashier/],
  ]) {
    await search.or(page.getByPlaceholder('Type to find...')).fill(word);
    await page.getByRole('option', { name: found }).first().waitFor();
  }
});

test('what the shop records in development is saved as a file, without secrets, and replayed', async () => {
  const shop = await createServer({
    root: fileURLToPath(new URL('../../shop', import.meta.url)),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  let file;
  try {
    await shop.listen();
    const [address] = shop.resolvedUrls.local;
    // The login page must work while the server is out of order.
    await page.route(`${address}api/**`, (route) =>
      route.fulfill({ status: 503, json: { errCode: 9002, errMsg: '', data: null } }),
    );
    await page.goto(`${address}login`);
    // The first visit of a fresh checkout bundles what the shop depends on.
    const account = page.getByRole('textbox', { name: '账号' });
    await account.waitFor();
    await page.getByRole('tab', { name: '短信登录' }).click();
    await page.getByRole('tab', { name: '账号登录' }).click();
    await account.fill('悦享包装');
    await page.getByLabel('密码', { exact: true }).fill('Demo-2026');
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    await page
      .locator('[data-flow="login"][data-state*="form.invalid"]')
      .waitFor({ state: 'attached' });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存飞行记录' }).click();
    file = await (await saved).path();
  } finally {
    await shop.close();
  }
  const text = readFileSync(file, 'utf8');
  const heard = JSON.parse(text)
    .entries.filter(({ flow }) => flow === 'login')
    .map(({ event }) => event.type);
  assert.deepEqual(
    heard.filter((type) => type !== 'CHANGE'),
    ['TAB.SMS', 'TAB.ACCOUNT', 'SUBMIT'],
  );
  assert.equal(text.includes('Demo-2026'), false);

  await open('atlas-login--form-editing-tab-account');
  await page
    .getByLabel('飞行记录')
    .last()
    .setInputFiles({
      name: 'flight.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await page.getByRole('button', { name: '放到最后' }).click();
  await canvas()
    .locator('[data-flow="login"][data-state="shown.form.invalid|shown.tab.account"]')
    .waitFor({ state: 'attached' });
});

test('a file that is no flight record is refused with the reason', async () => {
  await open('atlas-agreement--open-ready');
  await page
    .getByLabel('飞行记录')
    .last()
    .setInputFiles({
      name: 'letter.json',
      mimeType: 'application/json',
      buffer: Buffer.from('dear sir'),
    });
  assert.match(await page.getByRole('alert').textContent(), /not JSON/);
});
