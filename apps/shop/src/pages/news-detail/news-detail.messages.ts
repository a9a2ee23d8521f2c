/** Texts of one news article. */
import { dictionary } from '../../lib/text.ts';

export const newsDetailText = dictionary(
  {
    news: '新闻公告',
    over: '活动已结束',
    ends: (day: string) => `活动至 ${day}`,
    related: '同栏目其他内容',
    failed: '公告没有加载出来',
    unknown: '内容不存在或已下架',
    unknownHint: '可以从新闻公告列表里查找，或搜索产品与帮助。',
    list: '看新闻公告',
    search: '去搜索',
  },
  {
    news: 'News',
    over: 'This offer is over',
    ends: (day: string) => `Until ${day}`,
    related: 'More of this section',
    failed: 'The article did not load',
    unknown: 'It does not exist, or it is no longer shown',
    unknownHint: 'Please look among the news, or search.',
    list: 'All news',
    search: 'Search',
  },
);
