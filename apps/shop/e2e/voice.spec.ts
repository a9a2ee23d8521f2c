/** Customers are heard: an opinion gets a number and its answer can be followed, a questionnaire is answered once. */
import { pathOf } from '@banxin/contract/routes';
import { expect, expectNotice, logIn, test, tick } from './shop.ts';

const WORDS = '希望名片默认不选覆膜，想覆膜的人自己点一下。';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAPUlEQVRIie3VwQkAMAwCwC7iGu6Pk3WM9nGQfyAY76x5MsfiOvWEK96pCmQqM5AoFoPFYnFYDBaLxX3F4gXnVBK89OyD3QAAAABJRU5ErkJggg==',
  'base64',
);

test('an opinion with an own order gets a number, is listed first and added to', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/suggestion`);
  await logIn(page, '悦享包装');
  await expect(page.getByRole('heading', { level: 1, name: '倾听角' })).toBeVisible();
  const send = page.getByRole('button', { name: '提交意见' });
  await send.click();
  await expect(page.getByText('请选择类型')).toBeVisible();

  await tick(page.getByRole('radio', { name: '产品与价格' }));
  const words = page.getByRole('textbox', { name: /^内容/ });
  await words.fill(WORDS);
  await page.reload();
  await expect(words).toHaveValue(WORDS);
  await expect(page.getByRole('radio', { name: '产品与价格' })).toBeChecked();
  await page.locator('input[type=file]').setInputFiles({
    name: '样张.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByText('样张.png', { exact: true })).toBeVisible();
  await expect(send).toBeEnabled();
  await send.click();
  await expectNotice(page, /已收到，编号 TJ\d{8}-\d{4}，2 个工作日内答复/);
  const row = page.getByRole('listitem', { name: /^TJ/ }).first();
  await expect(row).toBeFocused();
  await expect(row).toContainText(WORDS);
  await expect(row).toContainText('已收到');
  await page.getByRole('tab', { name: '提意见' }).click();
  await expect(words).toHaveValue('');
  await page.getByRole('tab', { name: '我的意见' }).click();

  await row.locator('summary').click();
  await row.getByRole('textbox', { name: '补充说明' }).fill('手机上也是一样。');
  await row.getByRole('button', { name: '提交补充' }).click();
  await expect(row.getByText('手机上也是一样。')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem', { name: /^TJ/ }).first()).toContainText(WORDS);
});

test('the questionnaire is answered once and read afterwards; the desk of content reads it without a name', async ({
  page,
  browser,
  shop,
}) => {
  await page.goto(`${shop.url}/questionnaire`);
  await logIn(page, '悦享包装');
  await tick(page.getByRole('checkbox', { name: '名片卡券' }));
  await tick(page.getByRole('radio', { name: '3-10' }));
  const submit = page.getByRole('button', { name: '提交问卷' });
  await submit.click();
  await expect(page.getByText('请回答第 3 题')).toBeVisible();
  await tick(page.getByRole('checkbox', { name: '交期' }));
  for (const number of [4, 5, 6, 7]) {
    const group = page.getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) });
    await tick(group.getByRole('radio', { name: '4', exact: true }));
  }
  await page.getByRole('textbox', { name: /^8\. / }).fill('希望周日也能发货');
  await tick(page.getByRole('radio', { name: '不用' }));
  await submit.click();
  await expect(page.getByText('感谢您的回答')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/您已在 .* 日回答过本期问卷/)).toBeVisible();
  await expect(submit).toHaveCount(0);

  const works = await browser.newContext();
  const clerk = await works.newPage();
  await clerk.goto(`${shop.url}${pathOf('works', { desk: 'content' }, { tab: 'questionnaires' })}`);
  await logIn(clerk, '系统管理员');
  await expect(clerk.getByRole('list', { name: '期问卷' }).getByRole('button')).toHaveCount(1);
  await clerk.keyboard.press('j');
  await expect(clerk.getByRole('heading', { level: 2, name: /^问卷 / })).toBeFocused();
  await expect(clerk.getByText('3 人回答 · 平均 6.67（0–10 分）')).toBeVisible();
  const written = clerk.getByRole('list', { name: '第 8 题的文字' });
  await expect(written.getByRole('listitem').first()).toHaveText(
    /^第 3 条 · [\d-]{10}希望周日也能发货$/,
  );
  await works.close();
});
