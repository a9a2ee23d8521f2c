// The manual page of Sticky.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '页面滚动时让侧栏或操作条留在眼前。',
    en: 'Keeps an aside or an action bar in view while the page scrolls.',
  },
  alternatives: [
    {
      when: { zh: '内容要盖住页面', en: 'the content covers the page' },
      use: ['Drawer', 'Dialog'],
    },
    { when: { zh: '只在手机上需要', en: 'it is needed on a phone only' }, use: ['Hidden'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '贴住上缘或下缘的容器', en: 'the container at the upper or lower edge' },
    },
  ],
  keyboard: [],
  accessibility: [
    { zh: '位置不改变阅读顺序。', en: 'Its place does not change the reading order.' },
    {
      zh: '滚动条目留出 64 px，聚焦的控件不会被遮住。',
      en: 'Scrolling leaves 64 px free, so that the focused control is not covered.',
    },
  ],
  writing: [
    {
      zh: '操作条只放价格和一个主按钮。',
      en: 'An action bar holds the price and one primary button.',
    },
  ],
};
