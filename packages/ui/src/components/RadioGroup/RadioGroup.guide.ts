// The manual page of RadioGroup.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '从二到六个全部可见的选项里选且只选一个。',
    en: 'Exactly one answer out of two to six that are all visible.',
  },
  alternatives: [
    {
      when: { zh: '选项多于六个', en: 'there are more than six answers' },
      use: ['Select', 'ComboBox'],
    },
    {
      when: {
        zh: '选项影响价格，或要说明为何不可选',
        en: 'answers change a price or must say why they cannot be chosen',
      },
      use: ['OptionChips'],
    },
    { when: { zh: '可以选多个', en: 'several answers are possible' }, use: ['CheckboxGroup'] },
    { when: { zh: '切换页面内容', en: 'it switches what the page shows' }, use: ['Tabs'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '单选组', en: 'the group' } },
    { part: 'label', is: { zh: '组名', en: 'the name of the group' } },
    { part: 'control', is: { zh: '选项区', en: 'the area of the choices' } },
    {
      part: 'choice',
      is: { zh: '一个选项；卡片样式时带边框', en: 'one choice; framed when it is a card' },
    },
    { part: 'dot', is: { zh: '圆点', en: 'the mark' } },
    { part: 'words', is: { zh: '选项文字与说明', en: 'the words and what they mean' } },
    { part: 'detail', is: { zh: '卡片末尾的价格', en: 'the price at the end of a card' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '进入已选项，再按离开整组', en: 'enters at the choice, then leaves the group' },
    },
    {
      keys: '↑ ↓ ← →',
      does: {
        zh: '移动并选中，首尾相接，跳过禁用项',
        en: 'moves the choice, wraps at the ends, passes disabled ones',
      },
    },
    {
      keys: 'Space',
      does: { zh: '还没有选择时选中当前项', en: 'chooses when nothing is chosen yet' },
    },
  ],
  accessibility: [
    {
      zh: '说明与价格是选项名称的一部分，一次读完。',
      en: 'What it means and costs is part of its name and read at once.',
    },
    {
      zh: '组名、帮助、错误与必填属于整组。',
      en: 'Name, help, error and being required belong to the group.',
    },
  ],
  writing: [
    {
      zh: '把最常用的放在第一个；卡片写清时间与价格。',
      en: 'The most usual answer comes first; a card says when and how much.',
    },
  ],
};
