// The manual page of Bleed.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '让图片、色带或表格压过容器的边距，直到边缘，如同印刷的出血。',
    en: 'Lets a picture, a band or a table run over the padding of its container to the edge, as print bleeds.',
  },
  alternatives: [
    { when: { zh: '整张纸都不要边距', en: 'the whole sheet has no padding' }, use: ['Sheet'] },
    { when: { zh: '整页铺满窗口', en: 'the page fills the window' }, use: ['Page'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '带负边距的容器；最多压到最近的 Page 或 Sheet 的边缘',
        en: 'a container with negative margins that end at the edge of the nearest Page or Sheet',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '只改变外观，不改变阅读顺序；不会产生横向滚动。',
      en: 'It changes looks, never the reading order, and never scrolls sideways.',
    },
  ],
  writing: [
    {
      zh: '到边的内容里不放正文：文字要有边距。',
      en: 'No running text in it: words need a margin.',
    },
  ],
};
