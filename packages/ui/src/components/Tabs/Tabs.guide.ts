// The manual page of Tabs.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '在同一事物的几个视图间切换，如各状态的订单。',
    en: 'Switches between views of one thing, such as orders by status.',
  },
  alternatives: [
    {
      when: { zh: '各视图有自己的地址', en: 'each view has an address of its own' },
      use: ['SideMenu', 'Link'],
    },
    { when: { zh: '要按顺序完成', en: 'they are done one after the other' }, use: ['Steps'] },
    {
      when: { zh: '是表单里的选择', en: 'it is a choice in a form' },
      use: ['RadioGroup', 'OptionChips'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '标签与视图', en: 'tabs and view' } },
    {
      part: 'list',
      is: { zh: '标签行，放不下时横向滚动', en: 'the row of tabs; it scrolls sideways' },
    },
    { part: 'tab', is: { zh: '一个标签', en: 'one tab' } },
    { part: 'count', is: { zh: '数量', en: 'how many' } },
    { part: 'panel', is: { zh: '视图', en: 'the view' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '到选中的标签，再到视图', en: 'to the chosen tab, then to the view' },
    },
    {
      keys: '← / →',
      does: { zh: '上一个、下一个标签，首尾相接', en: 'previous and next tab, going round' },
    },
    { keys: 'Home / End', does: { zh: '第一个、最后一个标签', en: 'first and last tab' } },
    {
      keys: 'Enter / Space',
      does: { zh: '手动激活时显示视图', en: 'shows the view when activation is manual' },
    },
  ],
  accessibility: [
    {
      zh: '视图以标签为名；不可选的标签会读出并被方向键跳过。',
      en: 'A view is named by its tab; a tab that cannot be chosen is said to be so and passed over by the arrows.',
    },
    { zh: '数量是名称的一部分：“待付款 3”。', en: 'The count is part of the name: “Unpaid 3”.' },
  ],
  writing: [
    {
      zh: '名词，二到五个字，长短相近。',
      en: 'Nouns of two to five characters, about equally long.',
    },
  ],
};
