/** What a search engine reads of the company's pages. */
import { getOffices } from '@banxin/contract/calls/company/offices';
import { getTopics } from '@banxin/contract/calls/company/topics';
import { type MatchedRoute, matchRoute } from '@banxin/contract/routes';
import { expect, test } from 'vitest';
import { wordsOf } from '../lib/words.ts';
import { offices } from '../stories/fixtures/company.ts';
import { topics } from '../stories/fixtures/topics.ts';
import { loaded } from '../stories/storyClient.ts';
import { headOf } from './head.ts';

const chinese = await wordsOf('zh-CN');
const answers = {
  ...loaded(
    getOffices,
    { id: 6 },
    offices.filter(({ factory }) => factory.id === 6),
  ),
  ...loaded(getTopics, {}, [...topics]),
  ...loaded(
    getTopics,
    { id: 3 },
    topics.filter(({ id }) => id === 3),
  ),
};

/** The head of an address, and the objects of schema.org in it. */
function read(address: string) {
  const [path = '', query = ''] = address.split('?');
  const { title, html } = headOf({
    matched: matchRoute(path) as MatchedRoute,
    search: new URLSearchParams(query),
    given: { answers, failures: {} },
    locale: 'zh-CN',
    words: chinese,
    origin: 'https://shop.example',
  });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const graph = (JSON.parse(json)['@graph'] ?? []) as { '@type': string; [key: string]: unknown }[];
  return { title, html, graph, types: graph.map((one) => one['@type']) };
}

test.each([
  ['/about/corporate', 'AboutPage'],
  ['/about/contact', 'ContactPage'],
  ['/about/contact/detail/6', 'LocalBusiness'],
  ['/vip/introduction', 'FAQPage'],
  ['/banner', 'CollectionPage'],
  ['/banner?id=3', 'CollectionPage'],
])('%s is a %s with its trail', (address, type) => {
  expect(read(address).types).toEqual([type, 'BreadcrumbList']);
});

test('an office says its name and address', () => {
  const { title, html, graph } = read('/about/contact/detail/6');
  expect(title).toBe('版心印刷-天水工厂');
  expect(html).toContain(
    'name="description" content="甘肃省天水市秦州区纸坊路 9 号 · 400-000-0000"',
  );
  expect(graph[0]).toMatchObject({ telephone: '400-000-0000' });
});

test('an office or a topic that there is not is not indexed', () => {
  expect(read('/about/contact/detail/3').html).toContain('noindex');
  expect(read('/banner?id=99').html).toContain('noindex');
});

test('a topic counts by its own address', () => {
  const { title, html } = read('/banner?id=3');
  expect(title).toBe('版心印刷-电商包裹四件套');
  expect(html).toContain('rel="canonical" href="https://shop.example/banner?id=3"');
});

test('every question about members has its answer', () => {
  const [faq] = read('/vip/introduction').graph;
  const questions = faq?.mainEntity as { acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(4);
  for (const { acceptedAnswer } of questions)
    expect(acceptedAnswer.text.length).toBeGreaterThan(10);
});
