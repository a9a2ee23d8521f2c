/** Every address that a search engine should read. */
import type { Call } from '@banxin/contract/call';
import { getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import type { Client } from '@banxin/contract/client';
import { PAGE_SIZES } from '@banxin/contract/constants';
import { pathOf, routes } from '@banxin/contract/routes';
import { escaped, isIndexed } from './head.ts';

interface Entry {
  readonly path: string;
  /** When it was last written. */
  readonly changed?: string;
}

/** Every row of a list, page by page. */
async function all<Input, Row>(
  client: Client,
  call: Call<Input, { readonly items: readonly Row[]; readonly total: number }>,
  inputAt: (pageIndex: number) => Input,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.send(call, inputAt(page));
    rows.push(...items);
    if (rows.length >= total || items.length === 0) return rows;
  }
}

const of = <Row extends { readonly id: number; readonly pubLishTime?: string }>(
  name: 'newsDetail' | 'supportDetail' | 'supportList',
  rows: readonly Row[],
): Entry[] =>
  rows.map(({ id, pubLishTime }) => ({
    path: pathOf(name, { id }),
    ...(pubLishTime !== undefined && { changed: pubLishTime.slice(0, 10) }),
  }));

async function entriesOf(client: Client): Promise<readonly Entry[]> {
  const pages = routes.filter((route) => isIndexed(route) && !/[:*]/.test(route.path));
  const pageSize = Math.max(...PAGE_SIZES);
  const [types, news, categories, help] = await Promise.all([
    client.send(getNewsType, {}),
    all(client, getNewsList, (pageIndex) => ({ pageIndex, pageSize })),
    client.send(getSupportCategories, {}),
    all(client, getSupportList, (pageIndex) => ({ pageIndex, pageSize })),
  ]);
  return [
    ...pages.map(({ path }) => ({ path })),
    ...types.map(({ id }) => ({ path: pathOf('newsList', { type: id }) })),
    ...of('newsDetail', news),
    // A category without articles only says where help is.
    ...of(
      'supportList',
      categories.filter(({ count }) => count > 0),
    ),
    ...of('supportDetail', help),
  ];
}

/** The sitemap protocol's file. @param origin such as `https://shop.example` @throws CallError */
export async function sitemapOf(client: Client, origin: string): Promise<string> {
  const lines = (await entriesOf(client)).map(
    ({ path, changed }) =>
      `<url><loc>${escaped(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`;
}
