// What the help and the news say of themselves to a search engine.

import { keyOf } from '@banxin/contract/callKey';
import { getNews, getNewsList, getNewsType } from '@banxin/contract/calls/content/news';
import { getSupportCategories, getSupportList } from '@banxin/contract/calls/content/support';
import { matchRoute } from '@banxin/contract/routes';
import { describe, expect, it } from 'vitest';
import { chineseWords } from '../lib/words.ts';
import {
  helpCategories,
  helpRows,
  newsArticle,
  newsRows,
  newsTypes,
} from '../stories/fixtures/articles.ts';
import { loaded } from '../stories/storyClient.ts';
import { type HeadInput, headOf } from './head.ts';

function headAt(path: string, answers: HeadInput['given']['answers'] = {}): string {
  const matched = matchRoute(path);
  if (matched === null) throw new Error(`${path} is no address of the shop`);
  const given = { answers } as HeadInput['given'];
  const search = new URLSearchParams();
  const words = chineseWords;
  const origin = 'https://shop.example';
  return headOf({ matched, search, given, locale: 'zh-CN', words, origin }).html;
}

describe('the help', () => {
  it('answers what others ask in a sentence', () => {
    const asked = keyOf(getSupportList, { sort: 'asked', pageSize: 10 });
    const head = headAt('/support/index', { [asked]: { items: helpRows, total: 5 } });
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    const graph = JSON.parse(json)['@graph'] as readonly { readonly '@type': string }[];
    expect(graph[0]).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: { length: 5, 0: { name: '出血留多少', acceptedAnswer: { '@type': 'Answer' } } },
    });
  });

  it.each([
    ['/support/list/2', true],
    ['/support/list/2/出血', false],
    ['/support/list/9', false],
    ['/news/bulletin/1', true],
  ])('at %s is for search engines: %s', (path, isIndexed) => {
    expect(!headAt(path).includes('noindex')).toBe(isIndexed);
  });
});

/** What stands in a tag of a head. */
const said = (head: string, pattern: RegExp): string => pattern.exec(head)?.[1] ?? '';
const titleOf = (head: string) => said(head, /<title>([^<]*)/);
const summaryOf = (head: string) => said(head, /name="description" content="([^"]*)/);
const wayOf = (head: string): readonly string[] => {
  const graph = JSON.parse(said(head, /ld\+json">(.*)<\/script>/))['@graph'];
  const way = graph.find((one: { '@type': string }) => one['@type'] === 'BreadcrumbList');
  return way.itemListElement.map(({ name }: { name: string }) => name);
};

describe('sections and articles say what they are, not only what kind of page', () => {
  it('a category of the help has its own title, and tells its first articles', () => {
    const [category] = helpCategories;
    if (!category) throw new Error('the help has no category');
    const path = `/support/list/${category.id}`;
    const head = headAt(path, loaded(getSupportCategories, {}, [...helpCategories]));
    expect(titleOf(head)).toBe(`版心印刷-${category.name}`);
    const titles = category.first.slice(0, 4).map(({ title }) => title);
    expect(summaryOf(head)).toBe(`${category.name}：${titles.join('、')}`);
    expect(wayOf(head)).toEqual(['产品中心', '帮助与支持', category.name]);
  });

  it('a section of the news likewise, by what is newest', () => {
    const section = newsTypes.find(({ id }) => id === 2);
    const items = newsRows.slice(0, 2);
    const head = headAt('/news/bulletin/2', {
      ...loaded(getNewsType, {}, newsTypes),
      ...loaded(getNewsList, { type: 2, pageIndex: 1, pageSize: 20 }, { items, total: 2 }),
    });
    expect(titleOf(head)).toBe(`版心印刷-${section?.name}`);
    expect(summaryOf(head)).toBe(`${section?.name}：${items.map(({ name }) => name).join('、')}`);
    expect(wayOf(head)).toEqual(['产品中心', '新闻公告', section?.name]);
    expect(titleOf(headAt('/news/bulletin/0', loaded(getNewsType, {}, newsTypes)))).toBe(
      '版心印刷-新闻公告',
    );
  });

  it('an article names the section above it, and is shared with a picture', () => {
    const head = headAt(`/news/bulletin/detail/${newsArticle.id}`, {
      ...loaded(getNews, { id: newsArticle.id }, newsArticle),
      ...loaded(getNewsType, {}, newsTypes),
    });
    const section = newsTypes.find(({ id }) => id === newsArticle.type);
    expect(wayOf(head)).toEqual(['产品中心', '新闻公告', section?.name, newsArticle.name]);
    expect(head).toContain('<meta property="og:type" content="article" />');
    expect(head).toContain('<meta property="og:image" content="https://shop.example/share.png" />');
  });
});
