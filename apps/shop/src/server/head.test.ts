// What the help and the news say of themselves to a search engine.

import { keyOf } from '@banxin/contract/callKey';
import { getSupportList } from '@banxin/contract/calls/content/support';
import { matchRoute } from '@banxin/contract/routes';
import { describe, expect, it } from 'vitest';
import { chineseWords } from '../lib/words.ts';
import { helpRows } from '../stories/fixtures/articles.ts';
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
