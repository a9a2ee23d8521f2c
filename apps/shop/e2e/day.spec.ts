/** Date first: a day is wished, kept through changes, a reload and the way to the confirmation; nothing chosen there is lost. */
import { expect, logIn, test, tick } from './shop.ts';

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a buyer names the day at ${size.width} px, keeps it to the confirmation, and finds everything again`, async ({
    page,
    context,
    shop,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(size);
    await page.goto(`${shop.url}/product/detail/101?by=`);
    await logIn(page, '悦享包装');
    const day = page.getByRole('region', { name: '我要指定日期收到' });
    const ladder = day.getByRole('radiogroup', { name: '哪天收到' });
    const first = ladder.getByRole('radio').first();
    const wanted = day.getByRole('heading', { name: /^我要 .+ 收到$/ });

    const words =
      await test.step('the earliest day is taken by the keyboard, at the price it says', async () => {
        await expect(first).toBeVisible();
        await first.focus();
        await page.keyboard.press('Space');
        await expect(first).toBeChecked();
        await expect(day.getByText(/^现在付款，.+ 送达：/)).toBeVisible();
        await expect(page).toHaveURL(/[?&]by=\d{4}-\d{2}-\d{2}/);
        return (await wanted.textContent()) ?? '';
      });

    await test.step('its link is copied with the day', async () => {
      await page.getByRole('button', { name: '复制链接' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/[?&]by=\d{4}-\d{2}-\d{2}/);
    });

    await test.step('it stays when the job changes', async () => {
      await tick(page.getByRole('radio', { name: /^10 盒/ }));
      await expect(wanted).toHaveText(words);
      await expect(first).toBeChecked();
    });

    await test.step('and after a reload', async () => {
      await page.reload();
      await expect(wanted).toHaveText(words);
      await expect(first).toBeChecked();
      await expect(page.getByRole('radio', { name: /^10 盒/ })).toBeChecked();
    });

    await test.step('the confirmation says that it is kept', async () => {
      const isPhone = size.width < 769;
      await page
        .getByRole('button', { name: isPhone ? '按此价格立即下单' : '立即下单', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
      await expect(page.getByText(/^您要 .+ 收到：现在付款，约 .+ 送达$/)).toBeVisible();
    });

    await test.step('packing and remark come back after the options were changed, and after a reload', async () => {
      await tick(page.getByRole('checkbox', { name: /^中性包装/ }));
      await page.getByRole('textbox', { name: '订单备注' }).fill('请放前台');
      await page.getByRole('link', { name: '修改规格' }).click();
      await expect(page.getByText(/^正在修改未提交的订单/)).toBeVisible();
      await expect(wanted).toHaveText(words);
      await tick(page.getByRole('radio', { name: /^20 盒/ }));
      await page
        .getByRole('button', { name: /保存修改，去确认$/ })
        .filter({ visible: true })
        .first()
        .click();
      const remark = page.getByRole('textbox', { name: '订单备注' });
      const neutral = page.getByRole('checkbox', { name: /^中性包装/ });
      await expect(remark).toHaveValue('请放前台');
      await expect(neutral).toBeChecked();
      await expect(page.getByText(/^您要 .+ 收到：/)).toBeVisible();
      await page.reload();
      await expect(remark).toHaveValue('请放前台');
      await expect(neutral).toBeChecked();
    });

    await test.step('another way is late: it is said, and one press keeps the day again', async () => {
      await tick(page.getByRole('radio', { name: /^常规/ }));
      await expect(page.getByText(/^您要 .+ 收到：按这里的地址和选择收不到/)).toBeVisible();
      await page.getByRole('button', { name: '改用这种' }).first().click();
      await expect(page.getByText(/^您要 .+ 收到：现在付款，约 .+ 送达$/)).toBeVisible();
    });
  });
}

test('a weekly buyer takes the last job in one press, and takes it back', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '悦享包装');
  const last = page.getByRole('region', { name: '上次这样下的' });
  const total = page.locator(
    '[data-component=PriceSheet] [data-part=total] [data-component=Money]',
  );
  await tick(page.getByRole('radio', { name: /^50 盒/ }));
  const before = (await total.textContent()) ?? '';
  await last.getByRole('button', { name: '就这样配' }).click();
  await expect(last.getByRole('button', { name: '现在就是这样' })).toBeDisabled();
  await expect(total).not.toHaveText(before);
  await last.getByRole('button', { name: '撤销' }).click();
  await expect(total).toHaveText(before);
});
