/** Several print files on the production build: two at a time, a lost network, and nothing is sent twice. */
import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { FIXTURES, type FixtureName, writeFixture } from '../../api/src/preflight/fixtures.ts';
import { expect, logIn, test } from './shop.ts';

test('three print files go up two at a time, survive a lost network and are all checked', async ({
  page,
  context,
  shop,
}, testInfo) => {
  const path = testInfo.outputPath('名片.pdf');
  writeFixture('card-with-bleed', path);
  const buffer = await readFile(path);
  /** Transfers that the network holds back. */
  const held: Route[] = [];
  let isSlow = true;
  await page.route('**/files/tus/**', (route) => {
    if (isSlow && route.request().method() === 'PATCH') held.push(route);
    else return route.continue();
  });

  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '悦享包装');
  await expect(page).toHaveURL(/\/product\/detail\/101$/);
  const styles = page.getByRole('textbox', { name: '款数' });
  await styles.fill('3');
  await styles.press('Tab');
  await page
    .locator('[data-component=FileDrop] input[type=file]')
    .setInputFiles(
      ['一.pdf', '二.pdf', '三.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer })),
    );
  const table = page.getByRole('table', { name: '各款的名称与文件' });
  await expect(table.getByRole('row')).toHaveCount(4);

  await test.step('two are on their way, the third waits', async () => {
    await expect.poll(() => held.length).toBe(2);
    await expect(table.getByText('上传中', { exact: true })).toHaveCount(2);
    await expect(table.getByText('等待上传', { exact: true })).toHaveCount(1);
  });

  await test.step('without network nothing fails', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/^网络已断开/)).toBeVisible();
    await expect(table.getByText('等待上传', { exact: true })).toHaveCount(3);
  });

  await test.step('with it all arrive, and the order may go on', async () => {
    isSlow = false;
    await context.setOffline(false);
    await expect(page.getByText('共 3 个文件，已完成 3 个')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: '立即下单', exact: true })).toBeEnabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('print that reaches an edge without bleed is an error with its edges marked; with a white border it is none', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '悦享包装');
  await expect(page).toHaveURL(/\/product\/detail\/101$/);
  const give = (name: string, sample: FixtureName) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(FIXTURES[sample]()),
      });
  const marks = page.locator('[data-component=ProofPreview] [data-part=finding]');

  await test.step('the finished size, filled to its edges', async () => {
    await give('满版.pdf', 'card-no-bleed');
    await expect(page.getByText(/第 1–2 页四边有画面，没有出血，应有 1 mm/).first()).toBeVisible();
    await expect(page.getByText('检查发现 1 处错误，请更换文件')).toBeVisible();
    await expect(marks).toHaveCount(4);
  });

  await test.step('another file takes its place, white at its edges', async () => {
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '换文件：满版.pdf' }).click();
    await (await asked).setFiles({
      name: '留白.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(FIXTURES['card-white-border']()),
    });
    await page.getByText(/项检查通过$/).click();
    await expect(page.getByText(/没有出血的边上没有画面，裁切不会露白/).first()).toBeVisible();
    await expect(page.getByText(/处错误，请更换文件/)).toHaveCount(0);
    await expect(marks).toHaveCount(0);
  });
});
