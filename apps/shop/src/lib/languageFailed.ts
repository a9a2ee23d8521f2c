/** Said when the English has not arrived: so its own English stands in no `.messages.ts`, and travels with it. */
import { dictionary } from './text.ts';

export const languageFailedText = dictionary(
  { title: '英文文字没有加载出来', why: '网络可能中断，或网站刚刚更新', reload: '刷新页面' },
  {
    title: 'The English texts did not load',
    why: 'The network may be down, or the site was just updated',
    reload: 'Reload the page',
  },
);
