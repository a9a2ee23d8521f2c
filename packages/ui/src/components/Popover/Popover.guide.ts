// The manual page of Popover.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '对旁边内容的补充：报价依据、说明、少量控件。',
    en: 'Adds to what stands beside it: how a price is made, an explanation, a few controls.',
  },
  alternatives: [
    {
      when: { zh: '只有一句话，没有控件', en: 'it is one sentence without controls' },
      use: ['Tooltip'],
    },
    { when: { zh: '一列动作', en: 'it is a list of actions' }, use: ['Menu'] },
    { when: { zh: '要完成一件事', en: 'it is a task' }, use: ['Dialog'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '浮起的小页，不超出窗口', en: 'the sheet; never outside the window' },
    },
  ],
  keyboard: [
    { keys: 'Enter / Space', does: { zh: '在按钮上：打开', en: 'on its button: opens it' } },
    {
      keys: 'Escape',
      does: { zh: '关闭，焦点回到按钮', en: 'closes it; the focus returns to the button' },
    },
    { keys: 'Tab', does: { zh: '在小页内移动', en: 'moves inside' } },
  ],
  accessibility: [
    { zh: '有自己的名称，打开后焦点进入。', en: 'It has a name and takes the focus.' },
    { zh: '按钮报告是否展开。', en: 'Its button tells whether it is expanded.' },
    {
      zh: '叠在对话框上时，Escape 只关小页。',
      en: 'Over a dialog, Escape closes the popover alone.',
    },
  ],
  writing: [
    {
      zh: '一两句话；更长的内容放进对话框。',
      en: 'One or two sentences; more belongs in a dialog.',
    },
  ],
};
