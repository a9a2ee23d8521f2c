// The manual page of NativeSelect.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '浏览器自带的下拉框，用于工具条上名称不必显示的简短列表，如每页条数；几乎不占体积。',
    en: 'The browser’s own select for short lists in a tool bar, such as page sizes; costs almost no bytes.',
  },
  alternatives: [
    {
      when: {
        zh: '表单中的字段：要有名称、帮助与错误',
        en: 'it is a field with label, help and error',
      },
      use: ['Select'],
    },
    { when: { zh: '要靠输入查找', en: 'it is found by typing' }, use: ['ComboBox'] },
    { when: { zh: '整个分页条', en: 'it is a whole pager' }, use: ['Pager'] },
  ],
  anatomy: [{ part: 'root', is: { zh: '下拉框与箭头', en: 'the select and its arrow' } }],
  keyboard: [
    {
      keys: 'Space / ↓ ↑',
      does: { zh: '与系统一致：展开或换一项', en: 'as the system does: opens, or takes the next' },
    },
    { keys: 'A–Z 0–9', does: { zh: '按开头文字查找', en: 'find by first letters' } },
  ],
  accessibility: [
    { zh: '手机上打开系统的选择器。', en: 'On a phone the system’s picker opens.' },
    { zh: '必须给出 aria-label。', en: 'An aria-label is required.' },
  ],
  writing: [{ zh: '选项带单位：“20 条/页”。', en: 'Options carry their unit: “20 per page”.' }],
};
