/** News and help are read from list to text and on to the next; Back leads to where one was; nothing in a text runs. */
import { attacks } from '../../api/src/modules/content/attacks.testkit.ts';
import { expect, test } from './shop.ts';

test('help: from the first page by category and tag to an article that helped', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/support/index`);
  await expect(page).toHaveTitle('版心印刷-帮助与支持');
  const files = page.getByRole('region', { name: '文件制作' });
  await files.getByRole('link', { name: '全部 10 篇' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '文件制作' })).toBeVisible();
  await page.getByRole('navigation', { name: '标签' }).getByRole('link', { name: '出血' }).click();
  await expect(page).toHaveURL(/\/support\/list\/2\/%E5%87%BA%E8%A1%80$/);
  await page.getByRole('main').locator('a[href="/support/detail/106"]').click();
  await expect(page).toHaveURL(/\/support\/detail\/106$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('出血');

  const question = page.getByRole('region', { name: '这篇有帮助吗？' });
  await question.getByRole('button', { name: '没有', exact: true }).click();
  await expect(question.getByText('谢谢，已记下')).toBeVisible();
  await question.getByText('看不懂', { exact: true }).click();
  await question.getByRole('button', { name: '提交' }).click();
  await expect(question.getByText('谢谢，已记下')).toBeVisible();
  await question.getByRole('button', { name: '有', exact: true }).click();
  await expect(question.getByText('谢谢，已记下')).toBeVisible();

  await page
    .getByRole('button', { name: /^查看大图/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: '预览图' });
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: '前后文章' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/support\/detail\/107$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support\/detail\/106$/);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: '标签' })).toBeVisible();
});

test('news: a section, an article, its neighbour, and back to the section as it was', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/news/bulletin/0`);
  await page
    .getByRole('navigation', { name: '标记' })
    .getByRole('link', { name: '工艺升级' })
    .click();
  await expect(page).toHaveURL(/\/news\/bulletin\/0\?flag=8$/);
  const titles = page.getByRole('main').locator('a[href^="/news/bulletin/detail/"]');
  await expect(titles).toHaveCount(3);
  const section = page.getByRole('navigation', { name: '栏目' });
  await section.getByRole('link', { name: /印刷知识/ }).click();
  await expect(titles).toHaveCount(4);
  const first = await titles.first().textContent();
  await titles.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  const beside = page.getByRole('navigation', { name: '前后文章' });
  const next = await beside.getByRole('link').last().textContent();
  await beside.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  await page.goBack();
  await expect(section.getByRole('link', { name: /印刷知识/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(titles).toHaveCount(3);
});

test('without a script the words are there, links lead, the search of the help answers', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/support/index`);
  await page.getByRole('region', { name: '文件制作' }).getByRole('link', { name: /出血/ }).click();
  await expect(page.getByRole('article')).toContainText('出血');
  await page.goto(`${shop.url}/news/bulletin/0`);
  await page.getByRole('searchbox', { name: '在新闻公告中查找' }).fill('截单');
  await page.getByRole('searchbox', { name: '在新闻公告中查找' }).press('Enter');
  await expect(page).toHaveURL(/\/news\/bulletin\/0\?keyword=/);
  await expect(page.getByRole('link', { name: /截单/ }).first()).toBeVisible();
  await context.close();
});

test('300 attacks in a text run no script and ask nothing from outside', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== shop.url) asked.push(request.url());
  });
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  page.on('dialog', () => {
    hits += 1;
  });
  await page.route('**/api/SupportCenter/Get?*', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: object };
    const content = attacks.map((attack) => `<p>。</p>${attack}</p></a></b>`).join('\n');
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, content } } });
  });
  await page.goto(`${shop.url}/support/list/2`);
  await page.getByRole('main').getByRole('link', { name: /出血/ }).last().click();
  const text = page.getByRole('article');
  await expect(text).toBeVisible();
  const pressable = await text.getByRole('button').count();
  for (let index = 0; index < Math.min(pressable, 5); index += 1) {
    await text.getByRole('button').nth(index).hover();
  }
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('article *')) {
      for (const type of ['click', 'mouseover', 'focus', 'load', 'error', 'toggle']) {
        if (element.tagName !== 'A') element.dispatchEvent(new Event(type));
      }
    }
  });
  expect(hits).toBe(0);
  expect(asked).toEqual([]);
});
