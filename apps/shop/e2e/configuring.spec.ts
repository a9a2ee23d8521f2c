/** Configuring a product: price and button in view at every size, what changed can be taken back, the address keeps it. */
import { expect, logIn, test, tick } from './shop.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const;

test('a buyer configures cards: always sees the price, takes a change back, reloads, and prints the quote', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '铜版纸名片' })).toBeVisible();
  const price = page.getByRole('region', { name: '价格明细' });
  const total = price.locator('[data-part=total] [data-component=Money]');

  for (const size of SIZES) {
    await test.step(`price and button are in view at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      const isPhone = size.width < 769;
      const sum = isPhone ? page.locator('[data-page-bar] [data-component=Money]') : total;
      const button = page.getByRole('button', {
        name: isPhone ? '按此价格立即下单' : '立即下单',
        exact: true,
      });
      // From the head of the page to where the last option ends at the foot of the window.
      const end = await page
        .getByRole('region', { name: '规格与工艺' })
        .evaluate((options) => options.getBoundingClientRect().bottom + scrollY - innerHeight);
      for (const top of [0, 400, end]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await expect(sum).toBeInViewport({ ratio: 1 });
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      // At the end of the page, where the footer pushes the price out of a wide window, the bar has it.
      // A phone's footer is taller than its window: there it covers both.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.locator('[data-page-bar] [data-component=Money]').or(total);
      if (!isPhone) {
        await expect(last.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
      }
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    });
  }

  await test.step('a field that is focused on a phone stands above the bar', async () => {
    const fields = page.getByRole('region', { name: '规格与工艺' }).getByRole('textbox');
    const bar = page.locator('[data-page-bar]');
    for (const field of await fields.all()) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await field.focus();
      const [own, edge] = [await field.boundingBox(), await bar.boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    }
  });

  await test.step('the bar leads to the lines', async () => {
    await page.getByRole('button', { name: '明细' }).click();
    await expect(price).toBeInViewport();
  });

  await page.setViewportSize(SIZES[1]);
  await test.step('what UV changes stands beside it and is taken back exactly', async () => {
    const before = await total.textContent();
    await tick(page.getByRole('checkbox', { name: /^局部 UV/ }));
    await expect(page.getByText('哑膜上的局部 UV 对比最明显')).toBeInViewport();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(page.getByRole('checkbox', { name: /^局部 UV/ })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: /^覆亮膜/ })).toBeChecked();
    await expect(total).toHaveText(before ?? '');
  });

  await test.step('the address keeps the configuration through a reload', async () => {
    await tick(page.getByRole('radio', { name: /^20 盒/ }));
    await expect(page).toHaveURL(/[?&]c=/);
    const before = await total.textContent();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^20 盒/ })).toBeChecked();
    await expect(total).toHaveText(before ?? '');
  });

  await test.step('its link is copied', async () => {
    await page.getByRole('button', { name: '复制链接' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/product/detail/101?c=');
    expect(decodeURIComponent(copied)).toContain('"quantity":20');
  });

  await test.step('the quote sheet has a number and a day, and prints alone', async () => {
    const sum = await total.textContent();
    await page.getByRole('button', { name: '报价单', exact: true }).click();
    const sheet = page.locator('[data-quote-sheet]');
    await expect(sheet).toContainText(/BJ\d{8}-\d{7}/);
    await expect(sheet).toContainText(/有效期至/);
    await expect(sheet).toContainText(sum ?? '');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: '打印或存为 PDF' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
});
