// The statechart panel over the built Storybook, in a real browser.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { chromium } from 'playwright';
import { serveStorybook } from '../scripts/serve.mjs';

let browser;
let server;
let url;
let page;

before(async () => {
  ({ server, url } = await serveStorybook());
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
after(async () => {
  await browser?.close();
  server?.close();
});

beforeEach(async () => {
  await page?.context().close();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
});

/** Opens a story with the panel in front. */
async function open(story) {
  await page.goto(`${url}/?path=/story/${story}`);
  await page.getByRole('tab', { name: '状态图' }).click();
  await page.getByRole('list', { name: / 的状态$/ }).waitFor();
}

const current = () =>
  page.locator('[aria-current="true"]').evaluateAll((all) => all.map((one) => one.textContent));
const event = (name) =>
  page.getByRole('region', { name: '事件' }).getByRole('button', { name, exact: true });
const canvas = () => page.frameLocator('#storybook-preview-iframe');
const shows = (state) =>
  canvas().locator(`[data-flow="agreement"][data-state="${state}"]`).waitFor({ state: 'attached' });

test('shows where the flow of the story is, nested as in the machine', async () => {
  await open('atlas-agreement--open-ready');
  await page.getByText('open.ready', { exact: true }).waitFor();
  assert.deepEqual(await current(), ['open', '● ready']);
});

test('offers the events that the state accepts, and the flow hears them', async () => {
  await open('atlas-agreement--open-ready');
  await event('CONFIRM').click();
  await shows('open.signing');
  assert.equal(await event('CONFIRM').count(), 0);
  const log = page.getByRole('list', { name: '事件记录' }).getByRole('listitem');
  assert.deepEqual(await log.allTextContents(), ['CONFIRM ']);
});

test('moves the clock', async () => {
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

test('the way is copied as a story and as lines of a browser test', async () => {
  await open('atlas-agreement--open-ready');
  await event('CONFIRM').click();
  await shows('open.signing');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: '复制为故事' }).click();
  await page.getByText('已复制：故事').waitFor();
  assert.match(await clipboard(), /tags: \['state:open\.signing'\][\s\S]*"type": "CONFIRM"/);
  await page.getByRole('button', { name: '复制为 Playwright' }).click();
  await page.getByText('已复制：Playwright').waitFor();
  assert.match(await clipboard(), /id=atlas-agreement--open-ready[\s\S]*'open\.signing'/);
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
  await page.getByRole('button', { name: '下一步' }).click();
  await shows('open.signing');
  await page.getByRole('button', { name: '放到最后' }).click();
  await shows('hidden');
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
