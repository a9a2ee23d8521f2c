/**
 * The desk of content, by keyboard: a news article is written, cleaned, given a picture, published and read by a visitor,
 * taken down and read no more; an opinion is answered, and whoever gave it reads the answer.
 */
import { pathOf } from '@banxin/contract/routes';
import type { Page } from '@playwright/test';
import { expect, expectNotice, logIn, test, tick } from './shop.ts';

const TITLE = '双十二当天照常投产';

/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Types into the field that has a name. */
async function type(page: Page, name: RegExp, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

test('news are written, published and taken down; an opinion is answered', async ({
  page,
  browser,
  shop,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await page.goto(`${shop.url}${pathOf('works', { desk: 'content' }, { tab: 'news' })}`);
  await logIn(page, '系统管理员');
  const list = page.getByRole('list', { name: '篇内容' });
  await expect(list.getByRole('button').first()).toBeVisible();

  await test.step('a draft is begun by a key', async () => {
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: '新建内容' });
    await expect(dialog.getByRole('textbox', { name: /^标题/ })).toBeFocused();
    await page.keyboard.insertText(TITLE);
    await dialog.getByRole('button', { name: /栏目/ }).press('Enter');
    await page.getByRole('option', { name: '平台公告' }).press('Enter');
    await dialog.getByRole('button', { name: '新建草稿' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeFocused();
    await expect(list.getByRole('button').first()).toContainText(TITLE);
  });

  await test.step('its text is cleaned, which is shown', async () => {
    await type(
      page,
      /^正文/,
      '<h2>时间</h2><p onclick="hit()">12 月 12 日 16:30 前付款的订单<b>当天</b>投产。</p><script>hit()</script>',
    );
    await press(page, '保存');
    await expect(page.getByText('正文有 2 处被清理，读者看不到')).toBeVisible();
    await page.getByRole('tab', { name: '编辑' }).press('ArrowRight');
    await expect(page.getByRole('heading', { name: '时间' })).toBeVisible();
    await page.getByRole('tab', { name: '预览' }).press('ArrowRight');
    await expect(page.getByRole('region', { name: '填写的与读者看到的' })).toContainText(
      '<script>hit()</script>',
    );
  });

  await test.step('a picture is uploaded and put behind the text, once it is said what it shows', async () => {
    await page.getByRole('tab', { name: '清理' }).press('ArrowLeft');
    await page.getByRole('tab', { name: '预览' }).press('ArrowLeft');
    const body = page.getByRole('textbox', { name: /^正文/ });
    const before = await body.inputValue();
    await body.press('Control+End');
    await press(page, '插入图片');
    const dialog = page.getByRole('dialog', { name: '插入图片' });
    const file = dialog.locator('input[type=file]');
    await file.setInputFiles({ name: '说明.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(dialog.getByText('只能上传 JPG、PNG、WEBP')).toBeVisible();
    await dialog.getByRole('button', { name: '移除 说明.png' }).press('Enter');
    await file.setInputFiles({ name: '产线.png', mimeType: 'image/png', buffer: PHOTO });
    const insert = dialog.getByRole('button', { name: '插入', exact: true });
    await expect(insert).toBeEnabled();
    await insert.press('Enter');
    await expect(dialog.getByText('请填写替代文字，或注明图片只是装饰')).toBeVisible();
    await type(page, /^替代文字/, '新产线');
    await insert.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(body).toHaveValue(
      /^<h2>.*<\/script>\n\n<img src="\/files\/articles\/[0-9a-f]+\.webp" alt="新产线" width="1" height="1">$/s,
    );
    expect((await body.inputValue()).startsWith(before)).toBe(true);
    await press(page, '保存');
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeEnabled();
    await page.getByRole('tab', { name: '编辑' }).press('ArrowRight');
    await expect(page.getByRole('button', { name: /新产线/ })).toBeVisible();
    await page.getByRole('tab', { name: '预览' }).press('ArrowLeft');
  });

  await expect(page).toHaveURL(/tab=news/);
  let path = '';
  await test.step('published by a key, a visitor reads it', async () => {
    await page.getByRole('heading', { level: 2, name: TITLE }).focus();
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: '发布' });
    await dialog.getByRole('button', { name: '发布', exact: true }).press('Enter');
    await expectNotice(page, /已发布/);
    const link = page.getByRole('link', { name: '查看页面' });
    path = (await link.getAttribute('href')) ?? '';
    const answer = await visitor.goto(`${shop.url}${path}`);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(visitor.getByText('当天', { exact: true })).toBeVisible();
    // It is there, and not only its frame.
    const photo = visitor.getByRole('button', { name: /新产线/ }).locator('img');
    await expect(photo).toHaveJSProperty('naturalWidth', 1);
    await visitor.goto(`${shop.url}${pathOf('newsList', { type: 0 })}`);
    await expect(visitor.getByRole('link', { name: TITLE }).first()).toBeVisible();
  });

  await test.step('changed, the page that was kept is drawn anew', async () => {
    await type(page, /^标题/, `${TITLE}，顺延一天`);
    await press(page, '保存并更新页面');
    await expect(page.getByRole('heading', { level: 2, name: `${TITLE}，顺延一天` })).toBeFocused();
    await visitor.goto(`${shop.url}${path}`);
    await expect(
      visitor.getByRole('heading', { level: 1, name: `${TITLE}，顺延一天` }),
    ).toBeVisible();
  });

  await test.step('taken down with a reason, it is there no more', async () => {
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog', { name: '下线' });
    await dialog.getByRole('button', { name: '活动已结束' }).press('Enter');
    await dialog.getByRole('button', { name: '下线', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const answer = await visitor.goto(`${shop.url}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByText('内容不存在或已下架').first()).toBeVisible();
  });

  await test.step('an opinion is answered, and its customer is told and reads the answer', async () => {
    await visitor.goto(`${shop.url}${pathOf('suggestion')}`);
    await logIn(visitor, '悦享包装');
    await tick(visitor.getByRole('radio', { name: '网站功能' }));
    await visitor
      .getByRole('textbox', { name: /^内容/ })
      .fill('希望可以在订单里直接看到装箱数量。');
    await visitor.getByRole('button', { name: '提交意见' }).click();
    const row = visitor.getByRole('listitem', { name: /^TJ/ }).first();
    await expect(row).toContainText('装箱数量');
    const number = (await row.textContent())?.match(/TJ\d{8}-\d{4}/)?.[0] ?? '';

    await page.goto(`${shop.url}${pathOf('works', { desk: 'content' }, { keyword: number })}`);
    const waiting = page.getByRole('list', { name: '待处理的事项' }).getByRole('button');
    await expect(waiting).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: `留言 ${number}` })).toBeFocused();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: '回复' });
    await dialog.getByRole('textbox', { name: '回复' }).focus();
    await page.keyboard.insertText('下周上线，谢谢您的建议。');
    await dialog.getByRole('button', { name: '回复' }).press('Enter');
    await expect(page.getByRole('list', { name: '沟通记录' })).toContainText('下周上线');
    await expect(waiting).toHaveCount(0);

    await visitor.goto(`${shop.url}${pathOf('userMessage', {}, { tab: 'unread' })}`);
    await expect(visitor.getByText(`意见 ${number}：下周上线，谢谢您的建议。`)).toBeVisible();
    await visitor.getByRole('link', { name: '查看答复' }).click();
    await expect(row).toContainText('已答复');
    await row.locator('summary').click();
    await expect(row.getByText('下周上线，谢谢您的建议。')).toBeVisible();
  });
});
