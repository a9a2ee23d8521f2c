// The manual page of Page.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '版心：宽 1200 px，小屏电脑 1100 px，手机一栏。',
    en: 'The type area: 1200 px wide, 1100 px on a small PC, one column on a phone.',
  },
  alternatives: [
    { when: { zh: '页面里的一块内容', en: 'it is one part of a page' }, use: ['Sheet', 'Stack'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '居中的版心，两侧边距 24 px，手机 16 px',
        en: 'the centred type area with gutters of 24 px, 16 px on a phone',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: 'element 为 main 时是跳转链接的目标，能以程序获得焦点。',
      en: 'As `main` it is the target of the skip link and can take the focus by program.',
    },
  ],
  writing: [
    {
      zh: '一页只有一个 main 和一个一级标题。',
      en: 'One `main` and one heading of level 1 per page.',
    },
  ],
};
