// The manual page of SelectableTable.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '可以勾选若干行的表格：合并付款、批量下载、批量开票。其余与 Table 相同。',
    en: 'A table whose rows can be selected: to pay, download or invoice several at once. Everything else is as in Table.',
  },
  alternatives: [
    {
      when: { zh: '每一行各自操作', en: 'each row is acted on by itself' },
      use: ['Table'],
    },
    {
      when: { zh: '从短列表里选若干项', en: 'some choices of a short list are taken' },
      use: ['CheckboxGroup'],
    },
  ],
  anatomy: [
    {
      part: 'select-all',
      is: { zh: '全选框；手机上带文字', en: 'selects every row at hand; with words on a phone' },
    },
    { part: 'select', is: { zh: '一行的勾选框', en: 'the checkbox of a row' } },
    {
      part: 'reason',
      is: { zh: '这一行为什么不能勾选', en: 'why the row cannot be selected' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次经过全选、可排序的表头、每行的勾选框与操作',
        en: 'through select-all, the heads that sort, then each row’s checkbox and actions',
      },
    },
    { keys: 'Space', does: { zh: '勾选或取消一行', en: 'on a checkbox: turns the row' } },
    {
      keys: 'Shift + Space',
      does: {
        zh: '连同上一次勾选以来的各行一起勾选或取消',
        en: 'on a checkbox: turns every row since the last one',
      },
    },
  ],
  accessibility: [
    {
      zh: '每次勾选后播报已选择的总数，其他页上已选的也计入。',
      en: 'Each press on a checkbox announces how many rows are selected, other pages included.',
    },
    {
      zh: '不能勾选的行仍可用键盘到达，并说明原因。',
      en: 'A row that cannot be selected can still be reached by the keyboard, and says why.',
    },
  ],
  writing: [
    {
      zh: '不能勾选的原因写成一句话，说清怎样才可以。',
      en: 'The reason for a refusal is one sentence that says what would make it work.',
    },
  ],
};
