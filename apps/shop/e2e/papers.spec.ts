/**
 * Papers on the shop's clock: a company is sent back by the works, mends what it typed and passes; a certificate is
 * approved and goes with an order.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, expectNotice, logIn, passHour, putOffGiftPack, test, tick } from './shop.ts';

test.use({ workshop: 'auto' });

/** The demo's works draw by the number: the first submission of this one goes back, the other passes. */
const SENT_BACK = '555555555555516';
const PASSES = '555555555555551';

/** Lets an hour pass, and looks until the works have decided. */
async function decided(page: Page, words: string): Promise<void> {
  await passHour(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'image/png',
    // Any picture with something on it serves.
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('article', { name }).getByText('已就绪')).toBeVisible();
};

test('a company is sent back by the works, mends what it typed, and passes', async ({
  page,
  shop,
}) => {
  const taxNumber = SENT_BACK;
  await page.goto(`${shop.url}${pathOf('userAuth')}`);
  await logIn(page, '新客小店');
  await putOffGiftPack(page);

  await test.step('the gift pack comes first; without it the form follows', async () => {
    await page.getByRole('button', { name: '不领，继续认证' }).click();
    const question = page.getByRole('alertdialog', { name: '不领，继续认证' });
    await expect(question).toContainText('提交认证后将不能再领取');
    await question.getByRole('button', { name: '继续认证' }).click();
  });

  await test.step('the licence is handed in', async () => {
    await tick(page.getByRole('radio', { name: '营业执照' }));
    await page.getByRole('textbox', { name: /^企业名称/ }).fill('上海新客文化有限公司');
    await page.getByRole('textbox', { name: /^税务登记号/ }).fill(taxNumber);
    await tick(page.getByRole('checkbox', { name: '长期' }));
    await choose(page, '执照.png');
    await page.getByRole('button', { name: '提交认证' }).click();
    await expectNotice(page, /已提交认证/);
    await expect(page.getByText(/审核中，1 个工作日内完成/)).toBeVisible();
  });

  await test.step('the works send it back; what was typed and uploaded stands in the form', async () => {
    await decided(page, '已驳回');
    await expect(page.getByRole('textbox', { name: /^企业名称/ })).toHaveValue(
      '上海新客文化有限公司',
    );
    await expect(page.getByRole('textbox', { name: /^税务登记号/ })).toHaveValue(taxNumber);
    await expect(page.getByRole('article', { name: '执照.png' })).toBeVisible();
    await page.getByRole('textbox', { name: /^企业名称/ }).fill('上海新客文化传播有限公司');
    await page.getByRole('button', { name: '提交认证' }).click();
    await expect(page.getByText(/审核中，1 个工作日内完成/)).toBeVisible();
  });

  await test.step('it passes, and the messages lead to it', async () => {
    await decided(page, '已通过');
    await expect(page.getByText('上海新客文化传播有限公司')).toBeVisible();
    await page.goto(`${shop.url}${pathOf('userMessage')}`);
    const messages = page.getByRole('list', { name: '消息中心' });
    await expect(messages).toContainText('上海新客文化传播有限公司 已完成企业认证');
    await expect(messages).toContainText('企业认证未通过');
    await messages.getByRole('link', { name: '查看认证' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeVisible();
  });
});

test('a certificate is uploaded, approved by the works, and chosen for an order', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}${pathOf('userBrand')}`);
  await logIn(page, '悦享包装');

  await test.step('it is handed in with its picture', async () => {
    await page.getByRole('button', { name: '上传证书' }).click();
    const window = page.getByRole('dialog', { name: '上传证书' });
    await window.getByRole('textbox', { name: /^品牌名称/ }).fill('云上');
    await tick(window.getByRole('radio', { name: '商标注册证' }));
    await window.getByRole('textbox', { name: /^编号/ }).fill(PASSES);
    const day = window.getByRole('group', { name: /^开始日期/ }).getByRole('spinbutton');
    await day.first().click();
    await page.keyboard.type('20260101');
    await tick(window.getByRole('checkbox', { name: '长期' }));
    await choose(page, '商标.png');
    await window.getByRole('button', { name: '提交审核' }).click();
    await expectNotice(page, /已提交审核/);
    await expect(page.getByRole('row').filter({ hasText: '云上' })).toContainText('待审核');
  });

  await test.step('the works approve it, and it can be looked at', async () => {
    await passHour(page);
    const row = page.getByRole('row').filter({ hasText: '云上' });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('审核通过', { timeout: 20_000 });
    }).toPass();
    await row.getByRole('button', { name: '预览 云上' }).click();
    const viewer = page.getByRole('dialog', { name: '预览图' });
    await expect(viewer.getByText('商标.png 第 1 页').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('it is chosen on the confirmation of an order', async () => {
    await page.goto(`${shop.url}${pathOf('productDetail', { id: 101 })}`);
    await page.getByRole('button', { name: '立即下单', exact: true }).click();
    await page.getByRole('button', { name: '授权证书' }).click();
    const dialog = page.getByRole('dialog', { name: '授权证书' });
    await tick(dialog.getByRole('radio', { name: /^云上/ }));
    await dialog.getByRole('button', { name: /^(确定|保存)$/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('云上').first()).toBeVisible();
  });
});
