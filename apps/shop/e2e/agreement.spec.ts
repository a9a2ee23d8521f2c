/** A customer who has not signed is stopped by the agreement, and can order once it is signed. */
import { expect, logIn, putOffGiftPack, test } from './shop.ts';

test('新客小店 is stopped by the agreement dialog until it is signed', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await logIn(page, '新客小店');
  await expect(page).toHaveURL(/\/product\/detail\/101$/);
  await putOffGiftPack(page);

  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(
    page
      .getByRole('region', { name: '通知' })
      .getByText('系统检测到您尚未签订《承印品协议书》，签订后可正常下单'),
  ).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /承印品协议书/ });
  const confirm = dialog.getByRole('button', { name: /同意并签订/ });
  await expect(dialog).toBeVisible();

  // Five seconds of reading: the button counts down and stays disabled.
  await expect(confirm).toBeDisabled();
  await expect(confirm).toContainText(/[1-5]/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /关闭/ })).toHaveCount(0);

  await expect(confirm).toBeEnabled({ timeout: 8_000 });
  const reloaded = page.waitForEvent('load');
  await confirm.click();
  await reloaded;
  await expect(dialog).toHaveCount(0);
  await putOffGiftPack(page);

  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
});
