// The manual page of SkipLink.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '页面上键盘到达的第一个元素：越过页眉到正文。',
    en: 'The first thing the keyboard reaches on a page: over the header to the content.',
  },
  alternatives: [
    { when: { zh: '在页内跳到某一节', en: 'it leads to a section of the page' }, use: ['Link'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '左上角的链接，只在聚焦时可见',
        en: 'a link in the corner, seen only with the focus',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '页面打开后第一次按下即到', en: 'the first press on a page reaches it' },
    },
    { keys: 'Enter', does: { zh: '焦点移到正文', en: 'moves the focus to the content' } },
  ],
  accessibility: [
    {
      zh: '移动的是焦点，不只是滚动；目标须有 tabIndex={-1}。',
      en: 'It moves the focus, not only the page; its target has `tabIndex={-1}`.',
    },
  ],
  writing: [{ zh: '写去处：“跳到正文”。', en: 'Name the place: “Skip to content”.' }],
};
