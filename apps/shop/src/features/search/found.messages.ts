/** Texts of what a search found, wherever it stands. */
import { dictionary } from '../../lib/text.ts';

export const foundText = dictionary(
  {
    meant: '您是不是要找：',
    meantEnd: '',
    asTyped: (words: string) => `仍搜索“${words}”`,
    pages: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page: string, last: string) => `第 ${page} / ${last} 页`,
  },
  {
    meant: 'Did you mean ',
    meantEnd: '?',
    asTyped: (words: string) => `Search for “${words}” all the same`,
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: string, last: string) => `Page ${page} of ${last}`,
  },
);
