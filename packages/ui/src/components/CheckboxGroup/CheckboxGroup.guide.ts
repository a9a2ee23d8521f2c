// The manual page of CheckboxGroup.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '从一小组全部可见的选项里选任意多个。',
    en: 'Any number of answers from a short list that is all visible.',
  },
  alternatives: [
    {
      when: { zh: '只能选一个', en: 'only one answer is possible' },
      use: ['RadioGroup', 'Select'],
    },
    { when: { zh: '选项影响价格', en: 'the choices change a price' }, use: ['OptionChips'] },
    { when: { zh: '只有一个“是”或“否”', en: 'it is a single yes or no' }, use: ['Checkbox'] },
    { when: { zh: '从表格里选行', en: 'rows of a table are chosen' }, use: ['SelectableTable'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '一组复选框', en: 'the group' } },
    { part: 'label', is: { zh: '组名', en: 'the name of the group' } },
    { part: 'control', is: { zh: '选项区', en: 'the area of the choices' } },
    { part: 'all', is: { zh: '“全选”', en: '“Select all”' } },
    { part: 'box', is: { zh: '每个选项的方框', en: 'the box of each choice' } },
    { part: 'description', is: { zh: '帮助文字', en: 'help' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '逐个选项移动', en: 'moves from choice to choice' } },
    { keys: 'Space', does: { zh: '切换当前选项或全选', en: 'toggles the choice, or all of them' } },
  ],
  accessibility: [
    {
      zh: '组名、帮助与错误只读一次，属于整组。',
      en: 'Name, help and error belong to the group and are read once.',
    },
    {
      zh: '“全选”在部分选中时读作“混合”；禁用的选项不受它影响，也不进入表单数据。',
      en: '“Select all” is read as “mixed” while some are ticked; it never touches disabled choices and is no form data.',
    },
  ],
  writing: [
    {
      zh: '选项用并列的名词，长短相近；组名说清选的是什么。',
      en: 'Choices are nouns of one kind and similar length; the name says what is chosen.',
    },
  ],
};
