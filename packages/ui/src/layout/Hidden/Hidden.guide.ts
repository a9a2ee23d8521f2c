// The manual page of Hidden.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '在某些窗口宽度上不显示内容，读屏软件也读不到。',
    en: 'Takes its content off the page on some widths, for the eye and for screen readers.',
  },
  alternatives: [
    {
      when: { zh: '只给读屏软件', en: 'the words are for screen readers only' },
      use: ['VisuallyHidden'],
    },
    { when: { zh: '按数据决定显示与否', en: 'data decides whether it is shown' }, use: ['Stack'] },
  ],
  anatomy: [{ part: 'root', is: { zh: '不占位置的容器', en: 'a container that takes no room' } }],
  keyboard: [],
  accessibility: [
    {
      zh: '隐藏时键盘和读屏软件都到不了。',
      en: 'While hidden it is out of reach for the keyboard and for screen readers.',
    },
  ],
  writing: [
    { zh: '手机上隐藏的信息要在别处给出。', en: 'What a phone hides must be said elsewhere.' },
  ],
};
