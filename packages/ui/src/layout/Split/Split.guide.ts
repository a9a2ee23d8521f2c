// The manual page of Split.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '主栏加固定宽度的侧栏；手机上叠成一列。',
    en: 'A main column with an aside of fixed width; they stack on a phone.',
  },
  alternatives: [
    { when: { zh: '各列等宽', en: 'all columns are equal' }, use: ['Grid'] },
    {
      when: { zh: '侧栏要随页面滚动保持可见', en: 'the aside must stay in view' },
      use: ['Sticky'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '两列网格', en: 'a grid of two columns' } },
    { part: 'main', is: { zh: '主栏，占其余宽度', en: 'the main column, takes the rest' } },
    {
      part: 'aside',
      is: { zh: '侧栏，宽 184、300、424 或 448 px', en: 'the aside, 184, 300, 424 or 448 px wide' },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '侧栏在哪边，阅读和 Tab 的顺序就在哪边。',
      en: 'Reading and Tab order follow the side on which the aside stands.',
    },
  ],
  writing: [
    {
      zh: '侧栏只放一件事：菜单、价格或预览。',
      en: 'The aside holds one thing: a menu, a price or a preview.',
    },
  ],
};
