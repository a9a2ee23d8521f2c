// The manual page of Select.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '从七到三十个已知选项里选一个，平时只占一行。',
    en: 'One of seven to thirty known answers, in the room of one line.',
  },
  alternatives: [
    {
      when: { zh: '选项不超过六个', en: 'there are six answers or fewer' },
      use: ['RadioGroup', 'OptionChips'],
    },
    {
      when: { zh: '选项很多，要靠输入查找', en: 'there are many, found by typing' },
      use: ['ComboBox'],
    },
    {
      when: { zh: '每页条数之类的简短列表', en: 'a short list such as page sizes' },
      use: ['NativeSelect'],
    },
    { when: { zh: '省、市、区', en: 'province, city and district' }, use: ['AreaPicker'] },
    { when: { zh: '选项是动作', en: 'the answers are actions' }, use: ['Menu'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '字段', en: 'the field' } },
    { part: 'label', is: { zh: '名称', en: 'its name' } },
    {
      part: 'trigger',
      is: { zh: '按钮，高 30、40 或 48 px', en: 'the button, 30, 40 or 48 px high' },
    },
    { part: 'value', is: { zh: '已选项或提示', en: 'the choice, or the hint' } },
    { part: 'popover', is: { zh: '浮在按钮下的列表框', en: 'the sheet below it' } },
    {
      part: 'option',
      is: { zh: '一个选项；已选的带勾', en: 'one option; the chosen one has a tick' },
    },
    { part: 'error', is: { zh: '错误文字', en: 'the error' } },
  ],
  keyboard: [
    { keys: 'Enter / Space / ↓ ↑', does: { zh: '展开列表', en: 'opens the list' } },
    {
      keys: '← →',
      does: { zh: '收起时直接换到前后一项', en: 'while closed, chooses the one before or after' },
    },
    {
      keys: '↓ ↑ Home End',
      does: { zh: '在列表中移动，跳过禁用项', en: 'move in the list, past disabled options' },
    },
    {
      keys: 'A–Z 0–9',
      does: {
        zh: '按开头文字或拼音首字母查找，展开或收起都可以',
        en: 'find by first letters, or by pinyin initials; open or closed',
      },
    },
    { keys: 'Enter / Space', does: { zh: '选中并收起', en: 'chooses and closes' } },
    { keys: 'Esc', does: { zh: '收起，不改变选择', en: 'closes without choosing' } },
  ],
  accessibility: [
    {
      zh: '按钮的名称包含字段名与当前值；收起后焦点回到按钮。',
      en: 'The button is named by field and value; closing returns the focus to it.',
    },
    { zh: '在对话框里，Esc 只关闭列表。', en: 'Inside a dialog, Escape closes the list only.' },
  ],
  writing: [
    {
      zh: '选项用名词，开头的字不同；提示写“请选择”，不写解释。',
      en: 'Options are nouns that begin differently; the hint does not explain.',
    },
  ],
};
