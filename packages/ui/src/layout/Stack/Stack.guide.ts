// The manual page of Stack.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '让内容自上而下排列，彼此之间只有一种间距。',
    en: 'Places children below each other with one gap between them.',
  },
  alternatives: [
    { when: { zh: '内容左右排列', en: 'the children stand beside each other' }, use: ['Inline'] },
    { when: { zh: '内容排成等宽的多列', en: 'the children fill equal columns' }, use: ['Grid'] },
    {
      when: { zh: '两部分之间需要一条线', en: 'a line must separate two parts' },
      use: ['Divider'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '一列，宽度不超过容器', en: 'a column, never wider than its container' },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: 'element 为 ul 或 ol 时读作列表，子元素须是 li。',
      en: 'With `ul` or `ol` it is read as a list; its children are then `li`.',
    },
    { zh: '作为 section 或 nav 时必须有名称。', en: 'As `section` or `nav` it needs a name.' },
  ],
  writing: [
    {
      zh: '顺序即阅读顺序：先结论，后细节。',
      en: 'The order is the reading order: first what matters, then the details.',
    },
  ],
};
