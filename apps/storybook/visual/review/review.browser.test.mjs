// The review page in a real browser: opened as a file, and served so that what is accepted is written.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser, PATIENCE_MS } from '../../../../scripts/library/browser.ts';
import { expect } from '../../panel/expect.mjs';
import { pictures, update } from '../compare.mjs';
import { changes, pageFor } from './review.mjs';
import { serveReview } from './serve.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const home = mkdtempSync(join(tmpdir(), 'banxin-review-page-'));
let browser;
let page;
let kept;
let actual;
let served;
let isNext = 0;

before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  rmSync(home, { recursive: true, force: true });
});

/** A picture of a colour with a square on it. */
async function write(folder, name, [background, square, height = 200]) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  const input = { create: { width: 60, height: 60, channels: 4, background: square } };
  const bytes = await sharp({ create: { width: 400, height, channels: 4, background } })
    .composite([{ input, left: 20, top: 20 }])
    .png()
    .toBuffer();
  writeFileSync(file, bytes);
}

const button = 'actions-button/matrix.light-1366';
const login = 'screens-login/ready.light-1366';
const fresh = 'fields-select/open.dark-390';

beforeEach(async () => {
  isNext += 1;
  kept = join(home, `kept${isNext}`);
  actual = join(home, `run${isNext}`);
  const first = join(home, `first${isNext}`);
  const same = 'data-tag/matrix.light-1366';
  await write(first, `${button}.png`, ['#ffffff', '#2340b0']);
  await write(first, `${login}.png`, ['#ffffff', '#17191e']);
  await write(first, `${same}.png`, ['#ffffff', '#17191e']);
  await update(first, true, kept);
  await write(actual, `${button}.png`, ['#ffffff', '#c2361d']);
  await write(actual, `${login}.png`, ['#ffffff', '#17191e', 260]);
  await write(actual, `${fresh}.png`, ['#f6f4ee', '#1b7a4b']);
  writeFileSync(join(actual, dirname(button), 'sheet.dark-390.failed'), 'It keeps moving');
  mkdirSync(join(actual, 'data-tag'), { recursive: true });
  writeFileSync(join(actual, `${same}.kept`), '');
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
});
afterEach(async () => {
  await page.context().close();
  served?.close();
  served = undefined;
});

const found = () => changes({ actual, kept });

/** Opens the page as a file, without a network. */
async function openFile() {
  const file = join(home, `page${isNext}.html`);
  writeFileSync(file, await pageFor(await found(), { by: 'command' }));
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(file).href);
}

/** Serves the page. */
async function openServed() {
  const review = async (accepts) => {
    const report = await found();
    return { items: report.items, page: await pageFor(report, accepts) };
  };
  const { server, url } = await serveReview({ review, actual, kept });
  served = server;
  await page.goto(url);
  return url;
}

const title = () => page.getByRole('main').getByRole('heading', { level: 2 });
const press = (key) => page.keyboard.press(key);
/** Opens a picture of the list. Its address is heard of after the press: a key belongs to it from then on. */
async function open(name) {
  await page.getByRole('link', { name }).click();
  await expect(title()).toHaveText(name);
}

test('the page shows what changed below components and screens, and counts the rest, without a network', async () => {
  await openFile();
  const list = page.getByRole('navigation', { name: '变了的照片' });
  await expect(list.getByRole('heading')).toHaveText([
    '页面 / 登录',
    '表单 / 下拉选择',
    '操作 / 按钮',
  ]);
  await expect(list.getByRole('link')).toHaveText([
    /Ready.*浅色 1366.*大小改变/,
    /Open.*深色 390.*新的/,
    /Matrix.*浅色 1366.*改变/,
    /Sheet.*深色 390.*没有拍成/,
  ]);
  await expect(page.getByText('1 张没有变')).toBeVisible();
  await expect(page.getByText('原来 400 × 200，现在 400 × 260')).toBeVisible();
  const isDrawn = (image) => image.complete && image.naturalWidth === 400;
  for (const image of await page.getByRole('main').getByRole('img').all()) {
    assert.ok(await image.evaluate(isDrawn));
  }
});

test('J and K go on and back, 1 to 5 choose the view, and the address names the picture', async () => {
  await openFile();
  await expect(title()).toHaveText(/^Ready/);
  await press('j');
  await press('j');
  await expect(title()).toHaveText(/^Matrix/);
  assert.match(page.url(), /#actions-button%2Fmatrix\.light-1366$/);
  await press('k');
  await expect(title()).toHaveText(/^Open/);
  await press('j');
  for (const [key, name] of [
    ['2', '滑动'],
    ['3', '交换'],
    ['4', '叠放'],
    ['5', '差别'],
    ['1', '并排'],
  ]) {
    await press(key);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.reload();
  await expect(title()).toHaveText(/^Matrix/);
  await page.getByRole('checkbox', { name: '单个字母的快捷键有效' }).uncheck();
  await press('k');
  await expect(title()).toHaveText(/^Matrix/);
});

/** The colour of a point of the square, as it is drawn. */
async function colourAt(share) {
  const image = page.getByRole('main').getByRole('img').first();
  await image.scrollIntoViewIfNeeded();
  const { x, y } = await image.boundingBox();
  const shot = await page.screenshot({
    clip: { x: x + 20 + 60 * share, y: y + 50, width: 1, height: 1 },
  });
  return [...(await sharp(shot).removeAlpha().raw().toBuffer())];
}

test('the slider shows before on its left and after on its right, by keyboard and by pointer', async () => {
  await openFile();
  await open(/Matrix/);
  await press('2');
  const slider = page.getByRole('slider', { name: /分界/ });
  await slider.fill('100');
  assert.deepEqual(await colourAt(0.5), [0x23, 0x40, 0xb0]);
  await slider.fill('0');
  assert.deepEqual(await colourAt(0.5), [0xc2, 0x36, 0x1d]);
  await slider.press('End');
  assert.deepEqual(await colourAt(0.5), [0x23, 0x40, 0xb0]);
  const { x, y } = await page.getByRole('img', { name: '原来' }).boundingBox();
  await page.mouse.click(x + 50, y + 100);
  await expect(slider).toHaveValue('13');
  assert.deepEqual(await colourAt(0.2), [0x23, 0x40, 0xb0]);
  assert.deepEqual(await colourAt(0.9), [0xc2, 0x36, 0x1d]);
});

test('swapping shows the other one in the same place, the overlay both, the difference marks it', async () => {
  await openFile();
  await open(/Matrix/);
  await press('s');
  assert.deepEqual(await colourAt(0.5), [0xc2, 0x36, 0x1d]);
  await press('s');
  await expect(page.getByRole('status')).toHaveText('现在看的是：原来');
  assert.deepEqual(await colourAt(0.5), [0x23, 0x40, 0xb0]);
  await press('4');
  await page.getByRole('slider').fill('0');
  assert.deepEqual(await colourAt(0.5), [0x23, 0x40, 0xb0]);
  await page.getByRole('slider').fill('100');
  assert.deepEqual(await colourAt(0.5), [0xc2, 0x36, 0x1d]);
  await press('5');
  assert.deepEqual(await colourAt(0.5), [228, 0, 127]);
});

test('a file says the command that accepts what was marked, and remembers it', async () => {
  await openFile();
  await expect(page.getByText(/npm run review -- --serve/)).toBeVisible();
  await press('a');
  await expect(title()).toHaveText(/^Open/);
  await expect(page.locator('code')).toHaveText('npm run review -- --accept screens-login');
  await page.reload();
  await expect(page.locator('code')).toHaveText('npm run review -- --accept screens-login');
  await open(/Matrix/);
  await press('a');
  // Its component has a picture that was not taken: only the story is named.
  await expect(page.locator('code')).toHaveText(
    'npm run review -- --accept screens-login actions-button/matrix',
  );
  await page.getByRole('button', { name: '复制命令' }).click();
  await expect(page.getByRole('status')).toHaveText('已复制');
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^npm run review/);
  await page.getByRole('button', { name: '全部选中' }).click();
  await expect(page.locator('code')).toHaveText('npm run review -- --all');
});

test('A accepts: the picture is written, and the next one that waits is shown', async () => {
  await openServed();
  const before = (await found()).items.length;
  await press('a');
  await expect(title()).toHaveText(/^Open/);
  await expect(page.getByRole('status')).toContainText('已接受 1 张');
  assert.equal((await found()).items.length, before - 1);
  await open(/Ready/);
  await expect(page.getByRole('button', { name: '已接受' })).toBeDisabled();
  await open(/Sheet/);
  await expect(page.getByText('It keeps moving')).toBeVisible();
  await expect(page.getByRole('button', { name: '接受', exact: true })).toBeDisabled();
});

test('all are accepted after a question, and what cannot be stays', async () => {
  await openServed();
  await page.getByRole('button', { name: '全部接受' }).click();
  const dialog = page.getByRole('dialog', { name: /接受 3 张照片/ });
  await dialog.getByRole('button', { name: '返回' }).click();
  assert.equal(pictures(kept, '.webp').length, 3);
  await page.getByRole('button', { name: '全部接受' }).click();
  await dialog.getByRole('button', { name: '接受' }).click();
  await expect(page.getByRole('status')).toContainText('已接受 3 张');
  assert.ok(pictures(kept, '.webp').includes(fresh));
  assert.deepEqual(
    (await found()).items.map(({ kind }) => kind),
    ['untaken'],
  );
});

test('a picture taken anew meanwhile is not accepted unseen, and the page says so', async () => {
  await openServed();
  await write(actual, `${login}.png`, ['#ffffff', '#17191e', 300]);
  await press('a');
  await expect(page.getByRole('status')).toContainText('another picture was taken');
  await expect(title()).toHaveText(/^Ready/);
  assert.equal((await found()).items.length, 4);
});

test('a server that is gone is said, and nothing counts as accepted', async () => {
  await openServed();
  served.closeAllConnections();
  served.close();
  await press('a');
  await expect(page.getByRole('status')).toContainText('没有写成');
  await expect(page.getByRole('button', { name: '接受', exact: true })).toBeEnabled();
});

test('nobody else may accept: no key, another host, a name that is no picture', async () => {
  const url = await openServed();
  const send = (headers, body = [{ name: button }]) =>
    page.request.post(`${url}accept`, { headers, data: body });
  assert.equal((await send({})).status(), 403);
  assert.equal((await send({ 'X-Review-Key': 'guess' })).status(), 403);
  assert.equal((await send({ Host: 'evil.example' })).status(), 421);
  const key = JSON.parse(await page.locator('#report').textContent()).accepts.key;
  const named = await send({ 'X-Review-Key': key }, [{ name: '../../package' }]);
  assert.equal(named.status(), 400);
  assert.equal((await send({ 'X-Review-Key': key }, { name: button })).status(), 400);
  assert.equal((await found()).items.length, 4);
});

test('a kind can be left out; when nothing is left the page says why', async () => {
  await openFile();
  await page.getByRole('checkbox', { name: /大小改变/ }).uncheck();
  await expect(title()).toHaveText(/^Open/);
  await expect(page.getByRole('link')).toHaveCount(3);
  for (const name of [/新的/, /^改变/, /没有拍成/])
    await page.getByRole('checkbox', { name }).uncheck();
  await expect(page.getByText('这些都没有选中')).toBeVisible();
});

test('in English no sentence is Chinese but its own name', async () => {
  await openFile();
  await page.getByRole('radio', { name: 'English' }).press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed');
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  const text = (await page.locator('.page').innerText()).replace('中文', '');
  assert.doesNotMatch(text, /\p{Script=Han}/u);
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused();
});

test('nothing changed is said in words', async () => {
  rmSync(actual, { recursive: true });
  mkdirSync(actual);
  for (const name of pictures(kept, '.webp')) {
    mkdirSync(join(actual, dirname(name)), { recursive: true });
    writeFileSync(join(actual, `${name}.kept`), '');
  }
  await openFile();
  await expect(page.getByRole('heading', { name: '没有变化' })).toBeVisible();
  await expect(page.getByText('3 张没有变')).toBeVisible();
});

for (const width of [1440, 390]) {
  for (const theme of ['浅色', '深色']) {
    test(`at ${width} px, ${theme}, nothing stands in the way of anybody in any view`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openFile();
      await page.getByRole('radio', { name: theme }).press('Space');
      await press('a');
      await press('k');
      for (const key of ['1', '2', '3', '4', '5']) {
        await press(key);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => globalThis.axe.run(document));
        assert.deepEqual(
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`)),
          [],
        );
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.equal(wider, 0);
      }
    });
  }
}
