/** A customer who has not signed is stopped by the agreement, and can order once it is signed. */
import { expect, expectNotice, logIn, missing, putOffGiftPack, test, without } from './shop.ts';

// Before it is signed and before the gift pack is opened: both can be done once.
test('the agreement that does not open is told and not passed over; what was chosen stays', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await logIn(page, '新客小店');
  await putOffGiftPack(page);
  const arrive = await without(page, 'AgreementHost');
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  const notice = missing(page, '《承印品协议书》没有打开，签订后才能下单');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/\/product\/detail\/101/);
  await expect(page.getByRole('button', { name: '立即下单', exact: true })).toBeVisible();

  await arrive();
  await notice.getByRole('button', { name: '重试' }).click();
  const dialog = page.getByRole('dialog', { name: /承印品协议书/ });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /关闭/ })).toHaveCount(0);
});

test('新客小店 is stopped by the agreement dialog until it is signed', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/detail/101`);
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible();
  await logIn(page, '新客小店');
  await expect(page).toHaveURL(/\/product\/detail\/101$/);
  await putOffGiftPack(page);

  // A busy machine may look only when the five seconds are over: the page writes them down.
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.seconds = '';
    new MutationObserver(() => {
      const button = document.querySelector('[role=dialog] button:disabled');
      const second = /\d/.exec(button?.textContent ?? '')?.[0] ?? '';
      if (!dataset.seconds?.endsWith(second)) dataset.seconds += second;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expectNotice(page, /系统检测到您尚未签订《承印品协议书》，签订后可正常下单/);
  const dialog = page.getByRole('dialog', { name: /承印品协议书/ });
  const confirm = dialog.getByRole('button', { name: /同意并签订/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /关闭/ })).toHaveCount(0);

  // Five seconds of reading: the button counts down and stays disabled.
  await expect(page.locator('html')).toHaveAttribute('data-seconds', '54321');
  await expect(confirm).toBeEnabled();
  const reloaded = page.waitForEvent('load');
  await confirm.click();
  await reloaded;
  await expect(dialog).toHaveCount(0);
  await putOffGiftPack(page);

  await page.getByRole('button', { name: '立即下单', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible();
});
