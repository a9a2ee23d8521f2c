/** The first page as the server sends it: the sheet of what is quoted, and a form that answers without a script. */

import { book } from '@banxin/pricing/book';
import { categoryTree } from '@banxin/pricing/categoryTree';
import { productById } from '@banxin/pricing/products';
import { expect, it } from 'vitest';
import { createRenderer } from '../src/entry-server.tsx';
import { STORY_NOW } from '../src/stories/StoryShop.tsx';
import { storyMessage } from '../src/stories/storyMessage.ts';

const { render } = createRenderer({
  template: '<html lang="zh-CN"><head></head><body><!--page--></body></html>',
  manifest: {},
  styles: {},
});

const progress = {
  orderSN: '261119271148092',
  productId: 502,
  productName: '飞机盒',
  spec: '150×50×100',
  specSaid: null,
  status: 17,
  statusLabel: storyMessage('生产中'),
  hint: storyMessage('生产中，预计 11 月 25 日 送达'),
  steps: [],
};

const answerOf = (path: string, body: unknown): unknown => {
  const url = new URL(path, 'https://shop.example');
  if (url.pathname.endsWith('GetAllProductCategories')) return categoryTree(book);
  if (url.pathname.endsWith('LookUp')) {
    return String(body).includes('0001') ? progress : undefined;
  }
  if (!url.pathname.endsWith('ProductUIOrderConfigByCategoryId')) return undefined;
  const product = productById(Number(new URLSearchParams(String(body)).get('categoryId')));
  return { product, book, now: '2026-11-20T09:00:00.000+08:00' };
};

async function drawn(url: string): Promise<string> {
  const page = await render({
    url,
    cookies: '',
    origin: 'https://shop.example',
    now: () => STORY_NOW,
    signal: new AbortController().signal,
    fetch: (path, { body }) => {
      const data = answerOf(path, body);
      const status = data === undefined ? 500 : 200;
      return Promise.resolve(Response.json({ errCode: 0, data }, { status }));
    },
  });
  if ('redirectTo' in page) throw new Error(`leads to ${page.redirectTo}`);
  expect(page.errors).toEqual([]);
  return page.html;
}

it('begins with the first product, its sheet and its price', async () => {
  const html = await drawn('/');
  expect(html).toMatch(/aria-label="铜版纸名片的印张：大度对开 889 × 597 mm，拼 90，利用率 82%，/);
  expect(html).toContain('data-up="90"');
  expect(html).not.toMatch(/ style="/);
});

it('answers what its form asked, another product too', async () => {
  const html = await drawn('/?of=502&product=502&quantity=quantity%3A2000');
  expect(html).toContain('aria-label="飞机盒的印张：');
  expect(html).toContain('quantity%22%3A2000');
  expect(html).not.toContain('已换成这个产品的常用配置');
});

it.each(['/?product=999', '/?product=502&quantity=quantity%3A3', '/?quantity=%3Cb%3E'])(
  'says that %s asks for what cannot be had',
  async (url) => {
    expect(await drawn(url)).toContain('已换成这个产品的常用配置');
  },
);

it('tells how an order stands to who knows its number and phone', async () => {
  const html = await drawn('/?orderSN=261119271148092&phoneTail=0001');
  expect(html).toContain('生产中，预计 11 月 25 日 送达');
  expect(await drawn('/?orderSN=A-1&phoneTail=0001')).not.toContain('生产中，预计');
});
