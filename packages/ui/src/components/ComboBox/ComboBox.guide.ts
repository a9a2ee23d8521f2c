// The manual page of ComboBox.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '从很多选项里选一个，靠输入文字或拼音首字母查找。',
    en: 'One of many answers, found by typing words or pinyin initials.',
  },
  alternatives: [
    {
      when: { zh: '选项不多，一眼看完', en: 'there are few answers' },
      use: ['Select', 'RadioGroup'],
    },
    { when: { zh: '在全站搜索', en: 'the whole shop is searched' }, use: ['SearchField'] },
    { when: { zh: '省、市、区', en: 'province, city and district' }, use: ['AreaPicker'] },
    { when: { zh: '没有固定选项', en: 'there are no fixed answers' }, use: ['TextField'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    { part: 'box', is: { zh: '输入框的边框', en: 'the frame' } },
    { part: 'input', is: { zh: '输入文字的地方', en: 'where the words are typed' } },
    {
      part: 'toggle',
      is: { zh: '展开全部选项的按钮', en: 'the button that opens the whole list' },
    },
    { part: 'popover', is: { zh: '浮在下面的列表', en: 'the sheet below it' } },
    { part: 'option', is: { zh: '一个选项', en: 'one option' } },
    { part: 'empty', is: { zh: '没有匹配时的说明', en: 'what is said when nothing matches' } },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    {
      keys: 'A–Z 汉字',
      does: {
        zh: '筛选选项；输入法上屏的 Enter 不会选中',
        en: 'narrow the list; Enter that ends a composition chooses nothing',
      },
    },
    {
      keys: '↓ ↑',
      does: { zh: '展开并移动，焦点留在输入框', en: 'open and move; the focus stays in the input' },
    },
    { keys: 'Enter', does: { zh: '选中当前项', en: 'chooses' } },
    { keys: 'Esc', does: { zh: '收起列表', en: 'closes the list' } },
    {
      keys: 'Tab',
      does: {
        zh: '离开；没有选中的半截文字恢复为原选择',
        en: 'leaves; half a word gives way to the choice',
      },
    },
  ],
  accessibility: [
    {
      zh: '匹配的数量与当前选项会被读出。',
      en: 'The number of matches and the current option are announced.',
    },
    { zh: '展开按钮不占 Tab 顺序。', en: 'The button is no stop of the Tab key.' },
  ],
  writing: [
    {
      zh: '选项写全称，常用的简称放在后面的小字里。',
      en: 'Options are full names; a short name goes into the small words.',
    },
  ],
};
