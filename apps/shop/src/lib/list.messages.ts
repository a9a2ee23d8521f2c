/** Texts of every list. `noun` is what it lists: 订单, orders. */
import { dictionary } from './text.ts';

export const listText = dictionary(
  {
    filters: (noun: string) => `筛选${noun}`,
    daysFrom: (day: string, noun: string) => `${day} 起的${noun}`,
    daysTo: (day: string, noun: string) => `${day} 及以前的${noun}`,
    daysReversed: '开始日期晚于结束日期，列表未按日期筛选',
    daysEarly: (day: string) => `日期不能早于 ${day}，列表未按日期筛选`,
    daysUnreadable: (days: string) =>
      `无法识别日期“${days}”，列表未按日期筛选；请按 2026-11-20 的格式填写`,
    clear: '清除筛选',
    total: (count: string, _noun: string) => `共 ${count} 条`,
    failed: (noun: string) => `${noun}没有加载出来`,
    forbidden: (noun: string) => `当前账号没有查看${noun}的权限`,
    kept: (noun: string) => `您的${noun}都在，稍后重试即可`,
    notFound: (noun: string) => `没有符合条件的${noun}`,
    notFoundWords: (words: string, noun: string, hint: string) =>
      `没有找到与“${words}”相符的${noun}。${hint}`,
    notFoundDays: (noun: string) => `这段时间内没有${noun}，可以放宽日期再查。`,
    notFoundHint: '可以放宽条件再查。',
    beyond: (noun: string) => `这一页没有${noun}`,
    beyondHint: (noun: string) => `${noun}数量有变化，请回到第一页。`,
    firstPage: '回到第一页',
    seeAll: (noun: string) => `看全部${noun}`,
  },
  {
    filters: (noun) => `Filter ${noun}`,
    daysFrom: (day, noun) => `The ${noun} from ${day} on`,
    daysTo: (day, noun) => `The ${noun} until ${day}`,
    daysReversed: 'The start is after the end: the list is not narrowed by days',
    daysEarly: (day) => `Not before ${day}: the list is not narrowed by days`,
    daysUnreadable: (days) =>
      `“${days}” is no day: the list is not narrowed by days. A day looks like 2026-11-20`,
    clear: 'Clear filters',
    total: (count, noun) => `${count} ${noun}`,
    failed: (noun) => `The ${noun} did not load`,
    forbidden: (noun) => `You may not see ${noun}`,
    kept: (noun) => `Your ${noun} are safe; please try again`,
    notFound: (noun) => `No ${noun} fit`,
    notFoundWords: (words, _noun, hint) => `Nothing fits “${words}”. ${hint}`,
    notFoundDays: (noun) => `No ${noun} in this time.`,
    notFoundHint: 'Fewer conditions may find more.',
    beyond: (noun) => `No ${noun} on this page`,
    beyondHint: () => 'The list has changed.',
    firstPage: 'First page',
    seeAll: (noun) => `All ${noun}`,
  },
);
