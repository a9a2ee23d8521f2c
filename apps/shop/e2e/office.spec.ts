/**
 * A morning at the office of the works, by keyboard: a complaint is answered and paid, a company is sent back, mends what
 * it handed in and passes, another one is passed by proxy, a certificate that ends soon is reminded of, a month's invoices
 * are issued, and a transfer that names nothing finds its customer.
 */
import { createCertificate } from '@banxin/contract/calls/customer/certificate';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { pathOf } from '@banxin/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { dayOf } from '../src/lib/day.ts';
import { Caller } from './caller.ts';
import type { ShopServer } from './server.ts';
import {
  expect,
  expectFocusBack,
  expectNotice,
  logIn,
  putOffGiftPack,
  test,
  tick,
} from './shop.ts';

const DAY = 24 * 3_600_000;

/** A page of its own for somebody else. */
async function enter(browser: Browser, shop: ShopServer, path: string, name: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.url}${path}`);
  await logIn(page, name);
  return page;
}

const queue = (page: Page, name = '待处理的事项') => page.getByRole('list', { name });

/** Finds a case by words and opens it. @param list that stands there instead of what waits */
async function open(page: Page, words: string, title: RegExp, list?: string): Promise<void> {
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(queue(page, list).getByRole('button')).toHaveCount(1);
  await queue(page, list).getByRole('button').first().focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(page).toHaveURL(/[?&]case=\w+(%3A|:)/);
}

const desk = (
  page: Page,
  shop: ShopServer,
  name: 'aftersales' | 'papers' | 'invoices' | 'receipts',
) => page.goto(`${shop.url}${pathOf('works', { desk: name })}`);

test('complaints, papers, invoices and receipts are worked through by keyboard', async ({
  page,
  browser,
  shop,
}) => {
  const staff = await enter(browser, shop, pathOf('works', { desk: 'aftersales' }), '系统管理员');
  await expect(queue(staff).getByRole('button').first()).toBeVisible();
  await expectFocusBack(staff);

  await test.step('a message of a customer is answered; the case stays open', async () => {
    const waiting = queue(staff).getByRole('button').filter({ hasText: '有新留言' }).first();
    const number = (await waiting.textContent())?.match(/\d{15,}/)?.[0] ?? '';
    await open(staff, number, new RegExp(`^售后单 ${number}$`));
    await staff.keyboard.press('r');
    const dialog = staff.getByRole('dialog', { name: '回复' });
    await expect(dialog.getByRole('textbox', { name: '回复' })).toBeVisible();
    await dialog.getByRole('textbox', { name: '回复' }).press('a');
    await staff.keyboard.press('Control+a');
    await staff.keyboard.type('已收到，今天给您结果');
    await dialog.getByRole('button', { name: '回复' }).press('Enter');
    await expect(staff.getByRole('list', { name: '沟通记录' })).toContainText('今天给您结果');
    await expect(staff.getByText('客户又留言了，请先回复')).toHaveCount(0);

    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'afterSales' })}`);
    await logIn(page, '悦享包装');
    await expect(page.getByText('已收到，今天给您结果').first()).toBeVisible();
  });

  const company = await enter(browser, shop, pathOf('userAuth'), '新客小店');
  const submitted = company.getByText(/审核中，1 个工作日内完成/);
  await test.step('a company hands in its licence', async () => {
    await putOffGiftPack(company);
    await company.getByRole('button', { name: '不领，继续认证' }).click();
    await company.getByRole('alertdialog').getByRole('button', { name: '继续认证' }).click();
    await tick(company.getByRole('radio', { name: '营业执照' }));
    await company.getByRole('textbox', { name: /^企业名称/ }).fill('上海新客文化有限公司');
    await company.getByRole('textbox', { name: /^税务登记号/ }).fill('555555555555516');
    await tick(company.getByRole('checkbox', { name: '长期' }));
    await company.locator('input[type=file]').setInputFiles({
      ...{ name: '执照.png', mimeType: 'image/png' },
      // Any picture with something on it serves.
      buffer: await company.screenshot(),
    });
    await expect(
      company.getByRole('article', { name: '执照.png' }).getByText('已就绪'),
    ).toBeVisible();
    await company.getByRole('button', { name: '提交认证' }).click();
    await expect(submitted).toBeVisible();
  });

  await test.step('it is sent back with a usual reason, which it reads', async () => {
    await desk(staff, shop, 'papers');
    await open(staff, '新客文化', /^企业认证 RZ\d+$/);
    await expect(staff.getByRole('button', { name: /^查看大图 执照/ }).first()).toBeVisible();
    await staff.keyboard.press('w');
    const dialog = staff.getByRole('dialog', { name: '驳回' });
    await dialog.getByRole('button', { name: /^照片不清晰/ }).press('Enter');
    await dialog.getByRole('button', { name: '驳回' }).press('Enter');
    await expect(staff.getByText('从左边选一项')).toBeVisible();
    await company.reload();
    await expect(company.getByText('照片不清晰，请重新拍摄后上传').first()).toBeVisible();
  });

  await test.step('mended, it passes by one key', async () => {
    await company.getByRole('textbox', { name: /^企业名称/ }).fill('上海新客文化传播有限公司');
    await company.getByRole('button', { name: '提交认证' }).click();
    await expect(submitted).toBeVisible();
    await open(staff, '文化传播', /^企业认证 RZ\d+$/);
    // Exactly: the step that it offered while it was sent back ends with the same word.
    await expect(staff.getByRole('button', { name: '通过', exact: true })).toBeEnabled();
    await staff.keyboard.press('p');
    await expect(staff.getByText('从左边选一项')).toBeVisible();
    await company.reload();
    await expect(company.getByText('已通过', { exact: true }).first()).toBeVisible();
  });

  await test.step('a certificate that ends in ten days passes, and its customer is reminded of it, once a day', async () => {
    const customer = await Caller.enter(shop, '悦享包装');
    const { now } = await customer.send(getServerDateTime, {});
    const scan = await customer.upload('商标.png', await company.screenshot(), 'certificate');
    await customer.send(createCertificate, {
      ...{ brand: '云上', kind: 1, number: '555555555555551', validFrom: '2026-01-01' },
      ...{ validUntil: dayOf(Date.parse(now) + 10 * DAY), fileIds: [scan] },
    });
    await open(staff, '云上', /^授权证书 ZS\d+$/);
    await expect(staff.getByRole('button', { name: '通过' })).toBeEnabled();
    await staff.keyboard.press('p');
    await expect(staff.getByText('从左边选一项')).toBeVisible();

    const ends = [staff, '云上', /^授权证书 ZS\d+$/, '即将到期的证件'] as const;
    await staff.goto(`${shop.url}${pathOf('works', { desk: 'papers' }, { tab: 'ending' })}`);
    await open(...ends);
    await expect(staff.getByText('还有 10 天', { exact: true }).first()).toBeVisible();
    await staff.keyboard.press('r');
    const dialog = staff.getByRole('dialog', { name: '提醒客户' });
    await expect(dialog.getByRole('button', { name: /^请尽快上传/ })).toBeVisible();
    await staff.keyboard.press('1');
    await staff.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await open(...ends);
    await expect(staff.getByRole('button', { name: '提醒客户' })).toBeDisabled();
    await expect(staff.getByText(/^今天已提醒过（.+），明天可以再提醒$/)).toBeVisible();

    await page.goto(`${shop.url}${pathOf('userMessage')}`);
    await expect(
      page.getByText(/^云上 的授权证书 .+ 到期，还有 10 天，请及时更新。请尽快上传新的证书/),
    ).toBeVisible();
  });

  await test.step('a company that was sent back is passed by proxy with a reason, which it reads', async () => {
    await staff.goto(`${shop.url}${pathOf('works', { desk: 'papers' }, { tab: 'proxy' })}`);
    await open(staff, '海外采购部', /^企业认证 RZ\d+$/, '可代认证的客户');
    await staff.keyboard.press('p');
    const dialog = staff.getByRole('dialog', { name: '代认证通过' });
    await expect(dialog.getByText('代认证与普通通过的区别')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '企业名称' })).toHaveValue(
      '深圳海采贸易有限公司',
    );
    await dialog.getByRole('button', { name: /已核对营业执照原件/ }).press('Enter');
    await dialog.getByRole('button', { name: '代认证通过' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const passed = await Caller.enter(shop, '海外采购部');
    expect((await passed.letters())[0]).toContain('已核对营业执照原件');
  });

  let sheets = 0;
  await test.step('a month is applied for', async () => {
    await page.goto(`${shop.url}${pathOf('invoice')}`);
    await page
      .getByRole('link', { name: /^把 \d+ 月所有订单开票$/ })
      .last()
      .click();
    const total = await page.getByText(/^共 \d+ 张，¥/).textContent();
    sheets = Number(/\d+/.exec(total ?? '')?.[0]);
    const titles = page.getByRole('radiogroup', { name: /^发票抬头/ });
    await expect(titles.locator('input:checked')).toHaveCount(1);
    await page.getByRole('textbox', { name: /^接收邮箱/ }).fill('caiwu@yuexiang.example');
    await page.getByRole('button', { name: /^提交申请/ }).click();
    await expectNotice(page, /已提交，预计 .+前开出/);
    expect(sheets).toBeGreaterThan(0);
  });

  await test.step('each of its invoices is approved and issued under its own number', async () => {
    await desk(staff, shop, 'invoices');
    for (let at = 0; at < sheets; at += 1) {
      const item = queue(staff).getByRole('button').filter({ hasText: '已申请' }).first();
      await expect(item).toBeVisible();
      const number = (await item.locator('span').first().textContent()) ?? '';
      const title = new RegExp(`^发票申请 ${number}$`);
      await open(staff, number, title);
      await expect(staff.getByRole('button', { name: '审核通过' })).toBeEnabled();
      await staff.keyboard.press('p');
      await expect(queue(staff).getByRole('button')).toContainText(['审核通过']);
      await open(staff, number, title);
      await staff.getByRole('button', { name: '开票', exact: true }).press('Enter');
      const dialog = staff.getByRole('dialog', { name: '开票' });
      await dialog
        .getByRole('textbox', { name: '发票号码' })
        .fill(`2631200000000077${String(at).padStart(4, '0')}`);
      await dialog.getByRole('button', { name: '开票' }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await desk(staff, shop, 'invoices');
    }
    await page.goto(`${shop.url}${pathOf('invoice', {}, { tab: 'issued' })}`);
    await expect(page.getByText('26312000000000770000').first()).toBeVisible();
  });

  await test.step('a transfer that names nothing waits, and goes to the balance of whom it came from', async () => {
    await desk(staff, shop, 'receipts');
    await staff.getByRole('button', { name: '登记到账' }).press('Enter');
    const entry = staff.getByRole('dialog', { name: '登记到账' });
    await entry.getByRole('textbox', { name: '付款附言' }).fill('货款');
    await entry.getByRole('textbox', { name: '到账金额' }).fill('1,284.05');
    await entry.getByRole('textbox', { name: '银行流水号' }).fill('B20261120001');
    await entry.getByRole('button', { name: '登记' }).press('Enter');
    await expect(entry).toHaveCount(0);
    await open(staff, 'B20261120001', /^来款 /);
    await staff.getByRole('button', { name: /转入/ }).press('Enter');
    const dialog = staff.getByRole('dialog', { name: /转入/ });
    await dialog.getByRole('textbox', { name: '转入账号' }).fill('悦享包装');
    await dialog.getByRole('button', { name: /转入/ }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'funds' })}`);
    await expect(page.getByText(/¥1,284\.05/).first()).toBeVisible();
  });
});
