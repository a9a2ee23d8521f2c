/** After-sales: pieces are missing, photographs show it, the offer is accepted and a reprint runs; a ticket is taken back. */
import { pathOf } from '@banxin/contract/routes';
import { expect, expectNotice, logIn, test, tick } from './shop.ts';

/** A photograph of one pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pieces are missing: the offer is accepted and an order makes them again', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('aftersale')}`);
  await logIn(page, '悦享包装');

  await test.step('an order is picked; those that it is too late for say so', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '售后服务' })).toBeVisible();
    await page.getByRole('button', { name: '申请售后' }).click();
    const dialog = page.getByRole('dialog', { name: '选择有问题的订单' });
    await dialog.getByRole('button', { name: '更多订单' }).click();
    await dialog.getByRole('button', { name: '更多订单' }).click();
    await expect(dialog.getByText(/^已过申请期（.+ 止）$/).first()).toBeVisible();
    await dialog
      .getByRole('link', { name: /^为订单 \d+ 申请售后$/ })
      .first()
      .click();
  });

  await test.step('what is told is judged at once', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '申请售后' })).toBeVisible();
    const whole = await page
      .getByText(/^共 [\d,]+ /)
      .first()
      .textContent();
    const ordered = Number(/[\d,]+/.exec(whole ?? '')?.[0].replaceAll(',', ''));
    const first = page.getByRole('checkbox').first();
    if (!(await first.isChecked())) await tick(first);
    await page.getByRole('button', { name: /^原因|请选择原因/ }).click();
    await page.getByRole('option', { name: '数量不足' }).click();
    const received = page.getByRole('textbox', { name: /^实收数量/ });
    await received.fill(String(Math.min(ordered - 1, Math.floor(ordered * 0.95))));
    await received.press('Tab');
    await expect(page.getByText(/缺 [\d,]+ .+，可补印或退 ¥/)).toBeVisible();
    await page.getByRole('textbox', { name: /^说明/ }).fill('清点两遍，少了一包，外箱完好。');
    await page.getByRole('textbox', { name: /^联系电话/ }).fill('13800000001');
    await tick(page.getByRole('radio', { name: /^重印/ }));
  });

  const photo = page.getByRole('article', { name: '少货.png' });

  await test.step('without a photograph it is not taken', async () => {
    await page.getByRole('button', { name: '接受并提交' }).click();
    await expect(page.getByText('请上传照片')).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '少货.png', mimeType: 'image/png', buffer: PHOTO });
    await expect(photo.getByRole('button', { name: '查看 少货.png' })).toBeVisible();
  });

  await test.step('what was typed and what had arrived are there after a reload, and are sent', async () => {
    await page.reload();
    await expect(page.getByText('已恢复上次填写的内容和已上传的照片。')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^说明/ })).toHaveValue(/少了一包/);
    await expect(photo).toBeVisible();
    await page.getByRole('button', { name: '接受并提交' }).click();
    await expectNotice(page, /已受理，正在办理/);
    await expect(page.getByRole('heading', { level: 1, name: '售后详情' })).toBeVisible();
  });

  await test.step('the reprint is an order that goes through the works, at no cost', async () => {
    await expect(page.getByText(/重印订单 \d+ 正在生产，发货后完成/)).toBeVisible();
    await page.getByRole('textbox', { name: '写留言' }).fill('请和原订单一起发');
    await page.getByRole('button', { name: '发送' }).click();
    await expectNotice(page, /已发送/);
    await page.getByRole('link', { name: /^重印订单 \d+$/ }).click();
    await expect(page).toHaveURL(/\/user\/orderDetail\/\d+/);
    await expect(page.getByText(/¥0\.00/).first()).toBeVisible();
  });

  await test.step('it was told of, and the message leads back', async () => {
    await page.goto(`${shop.url}${pathOf('userMessage')}`);
    await page.getByRole('link', { name: '查看售后单' }).first().click();
    await expect(page.getByText('请和原订单一起发')).toBeVisible();
  });

  await test.step('an answer of the works is new in the list until its ticket was looked at', async () => {
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'afterSales' })}`);
    const row = page.getByRole('listitem').filter({ hasText: '请整批寄回，运费我们承担' });
    await expect(row.getByText('（未读）')).toBeAttached();
    await page.goto(`${shop.url}${pathOf('aftersale', {}, { tab: 'processing' })}`);
    await page
      .getByRole('link', { name: /条新回复，售后单/ })
      .first()
      .click();
    await expect(page.getByText('印厂有 2 条新回复。')).toBeVisible();
    await expect(page.getByText('请整批寄回，运费我们承担，用到付即可。')).toBeInViewport();
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'afterSales' })}`);
    await expect(row).toBeVisible();
    await expect(row.getByText('（未读）')).toHaveCount(0);
    await page.goto(`${shop.url}${pathOf('aftersale', {}, { tab: 'processing' })}`);
    await expect(page.getByRole('button', { name: '申请售后' })).toBeVisible();
    await expect(page.getByRole('link', { name: /条新回复，售后单/ })).toHaveCount(0);
  });

  await test.step('a ticket that waits is taken back', async () => {
    await page.goto(`${shop.url}${pathOf('aftersale', {}, { tab: 'pending' })}`);
    await page
      .getByRole('button', { name: /^撤销申请，售后单/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(/撤销后期限内可再次申请/)).toBeVisible();
    await dialog.getByRole('button', { name: '撤销申请' }).click();
    await expectNotice(page, /已撤销申请/);
  });
});
