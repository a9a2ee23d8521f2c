// Every page of the route table renders on a server that has no window, in both languages.
import { getAllProductCategories } from '@banxin/contract/calls/catalogue/categories';
import { filterCatalogue } from '@banxin/contract/calls/catalogue/filter';
import { getOrderDetail, getOrderPaymentRecords } from '@banxin/contract/calls/order/detail';
import { getOrderStatusCount, getOrders } from '@banxin/contract/calls/order/list';
import { querySearch } from '@banxin/contract/calls/search/search';
import { matchRoute, routes } from '@banxin/contract/routes';
import { type ReactNode, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../src/routes.tsx';
import { catalogue } from '../src/stories/fixtures/catalogue.ts';
import { filtered } from '../src/stories/fixtures/filtering.ts';
import {
  detailOf,
  orderBySN,
  orders,
  paymentsOf,
  statusCounts,
} from '../src/stories/fixtures/orders.ts';
import { searchAnswer } from '../src/stories/fixtures/searching.ts';
import { newShop, yuexiang } from '../src/stories/fixtures/users.ts';
import { StoryShop } from '../src/stories/StoryShop.tsx';
import { loaded } from '../src/stories/storyClient.ts';

/** Every page that stands, with the pattern of its path. */
const pages = routes.flatMap(({ name, path }) => {
  const page = pageOf(name);
  return page ? [{ path, page }] : [];
});

function pageAt(path: string) {
  const name = matchRoute(path)?.route.name;
  const page = name && pageOf(name);
  if (!page) throw new Error(`No page for ${path}`);
  return page;
}

/** An address that fits a pattern. */
const exampleOf = (pattern: string): string =>
  pattern
    .replace('/product/detail/:id', '/product/detail/101')
    .replace('/category/:id?', '/category/1')
    .replace('/redirect/*', '/redirect/search')
    .replace(/:\w+\??/g, '261120620187453');

async function render(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(node, {
    onError: (error) => {
      errors.push(error);
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  expect(errors).toEqual([]);
  return html;
}

/** react-aria hides the native input of a checkbox or radio so; it stands on pages that need a login or a click. */
const HIDDEN_INPUT = /^border:0;clip:rect\(0 0 0 0\);/;

/** It sets direction and caret of a typed date in place, too; it stands on the order list, which needs a login. */
const DATE_PART = /^(?:unicode-bidi:isolate|caret-color:transparent)$/;

/** And the native input of a file chooser so; it stands on pages that need a login. */
const FILE_INPUT = /^display:none$/;

/** What the content policy would refuse in a page that a server sends. */
const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/ style="([^"]*)"/g)]
    .map(([, rule = '']) => rule)
    .filter((rule) => !HIDDEN_INPUT.test(rule) && !DATE_PART.test(rule) && !FILE_INPUT.test(rule));

const silent = (): void => undefined;

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(typeof document).toBe('undefined');
});

describe.each([
  ['a customer', yuexiang],
  ['a customer who has not signed', newShop],
] as const)('for %s', (_who, user) => {
  describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
    it.each(pages)('$path renders on the server', async ({ path, page: Page }) => {
      const html = await render(
        <StoryShop path={exampleOf(path)} user={user} locale={locale} onEvent={silent}>
          <Suspense>
            <Page />
          </Suspense>
        </StoryShop>,
      );
      expect(html).toContain('data-component');
      expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
      expect(inlineStyles(html)).toEqual([]);
    });
  });
});

describe('with answers that are there before the page is', () => {
  const order = detailOf(orderBySN('261119271148092'));
  const arrivals: readonly {
    path: string;
    fallback: Readonly<Record<string, unknown>>;
    shows: string;
  }[] = [
    {
      path: '/product?category=3',
      fallback: loaded(getAllProductCategories, {}, catalogue),
      shows: '骑马订画册',
    },
    {
      path: '/category/3',
      fallback: {
        ...loaded(getAllProductCategories, {}, catalogue),
        ...loaded(filterCatalogue, { parentId: 3, filters: {}, sort: 'usual' }, filtered(3)),
      },
      shows: '骑马订画册',
    },
    {
      path: '/search?q=名片',
      fallback: loaded(querySearch, { words: '名片' }, searchAnswer({ words: '名片' })),
      shows: '特种纸<mark',
    },
    {
      path: '/user/myorder',
      fallback: {
        ...loaded(getOrders, { pageIndex: 1, pageSize: 20 }, { items: orders, total: 284 }),
        ...loaded(getOrderStatusCount, {}, statusCounts),
      },
      shows: '261120620187453',
    },
    {
      path: `/user/orderDetail/${order.orderSN}`,
      fallback: {
        ...loaded(getOrderDetail, { ordersn: order.orderSN }, order),
        ...loaded(getOrderPaymentRecords, { orderId: order.orderId }, paymentsOf(order)),
      },
      shows: '账户余额',
    },
  ];

  it.each(arrivals)('$path arrives complete', async ({ path, fallback, shows }) => {
    const Page = pageAt(path);
    const html = await render(
      <StoryShop path={path} fallback={fallback} onEvent={silent}>
        <Suspense>
          <Page />
        </Suspense>
      </StoryShop>,
    );
    expect(html).toContain(shows);
    expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
    expect(inlineStyles(html)).toEqual([]);
  });
});

it('a visitor gets the public pages', async () => {
  for (const path of ['/', '/search', '/403', '/404']) {
    const Page = pageAt(path);
    const html = await render(
      <StoryShop path={path} user={null} onEvent={silent}>
        <Suspense>
          <Page />
        </Suspense>
      </StoryShop>,
    );
    expect(html, path).toContain('<h1');
  }
});
