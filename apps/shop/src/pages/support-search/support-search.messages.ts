/** Texts of the search in the help. */
import { dictionary } from '../../lib/text.ts';

export const supportSearchText = dictionary(
  {
    title: '搜索帮助',
    results: (words: string) => `“${words}”的帮助`,
    found: (count: string) => `找到 ${count} 篇`,
    categories: '帮助分类',
    all: '全部',
    none: (words: string) => `没有找到“${words}”`,
    noneHint: '换个更短的词试试，或者直接问我们。',
    ask: '去倾听角提问',
    index: '看全部帮助',
    asked: '大家在问',
    failed: '帮助没有加载出来',
    failedKept: '您输入的词已保留',
  },
  {
    title: 'Search help',
    results: (words: string) => `Help on “${words}”`,
    found: (count: string) => `Found ${count}`,
    categories: 'Help categories',
    all: 'All',
    none: (words: string) => `Nothing on “${words}”`,
    noneHint: 'Try a shorter word, or ask us.',
    ask: 'Ask us',
    index: 'All help',
    asked: 'Often asked',
    failed: 'The help did not load',
    failedKept: 'Your words are kept',
  },
);
