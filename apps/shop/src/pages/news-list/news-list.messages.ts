/** Texts of the news list. */
import { dictionary } from '../../lib/text.ts';

export const newsListText = dictionary(
  {
    title: '新闻公告',
    noun: '公告',
    types: '栏目',
    marks: '标记',
    allMarks: '不限',
    search: '在新闻公告中查找',
    placeholder: '标题或摘要里的词',
    hint: '可以换个更短的词，或清除条件再查。',
    pinned: '置顶',
    failed: '新闻公告没有加载出来',
    noSuchType: '没有这个栏目',
    noSuchTypeHint: '栏目可能已调整，请从全部新闻公告里查找。',
    empty: '这个栏目还没有内容',
    all: '看全部',
  },
  {
    title: 'News',
    noun: 'articles',
    types: 'Sections',
    marks: 'Marks',
    allMarks: 'Any',
    search: 'Search the news',
    placeholder: 'Words of a title',
    hint: 'Try a shorter word.',
    pinned: 'Pinned',
    failed: 'The news did not load',
    noSuchType: 'There is no such section',
    noSuchTypeHint: 'Please look among all news.',
    empty: 'Nothing in this section yet',
    all: 'All news',
  },
);
