// The manual page of Skeleton.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '内容加载时占住它的位置，让页面不跳。',
    en: 'Keeps the room of content while it loads, so that nothing jumps.',
  },
  alternatives: [
    { when: { zh: '还不知道会是什么布局', en: 'no layout is known yet' }, use: ['Spinner'] },
    { when: { zh: '知道完成了多少', en: 'it is known how much is done' }, use: ['ProgressBar'] },
    { when: { zh: '换页或换路由', en: 'a route is changing' }, use: ['RouteProgress'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '与内容同宽的一组', en: 'as wide as the content' } },
    { part: 'bone', is: { zh: '一块灰', en: 'one grey shape' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '灰块不朗读；一个区域里只有一个骨架说“加载中”。',
      en: 'The shapes are not read; one skeleton of a region says that it loads.',
    },
    { zh: '减弱动效时不再呼吸。', en: 'Under reduced motion it does not breathe.' },
  ],
  writing: [],
};
