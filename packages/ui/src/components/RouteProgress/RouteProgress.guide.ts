// The manual page of RouteProgress.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '新页面正在到来：上缘四条印刷色依次填满。',
    en: 'A page is on its way: four bands of the process colours fill along the upper edge.',
  },
  alternatives: [
    {
      when: { zh: '页面的一部分在加载', en: 'a part of the page is loading' },
      use: ['Skeleton', 'Spinner'],
    },
    {
      when: { zh: '文件上传等可知进度的工作', en: 'it is work of known length, such as an upload' },
      use: ['ProgressBar'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '3 px 高的进度条', en: 'a progress bar 3 px high' } },
    { part: 'bands', is: { zh: '青、品红、黄、墨四条', en: 'cyan, magenta, yellow and ink' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '开始时礼貌地读出“页面加载中”，不打断。',
      en: 'The start is announced politely: “Loading the page”.',
    },
    { zh: '要求减弱动效时四条静止。', en: 'With reduced motion the four bands stand still.' },
  ],
  writing: [
    {
      zh: '不另加文字；新页面的标题就是结束。',
      en: 'No words of its own; the title of the new page is the end.',
    },
  ],
};
