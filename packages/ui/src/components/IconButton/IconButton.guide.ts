// The manual page of IconButton.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '只用图标触发动作，用于工具栏、表格行和输入框旁。',
    en: 'Starts an action with an icon alone: in toolbars, table rows and beside fields.',
  },
  alternatives: [
    {
      when: {
        zh: '动作不常见，图标说不清',
        en: 'the action is rare and an icon would not explain it',
      },
      use: ['Button'],
    },
    {
      when: { zh: '图标需要看得见的说明', en: 'the icon needs words that are seen' },
      use: ['Tooltip', 'Button'],
    },
    {
      when: { zh: '点击后进入另一页', en: 'pressing it leads to another page' },
      use: ['LinkButton', 'Link'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '正方形按钮，边长 30、40 或 48 px', en: 'a square button of 30, 40 or 48 px' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '移入或移出；禁用时被跳过', en: 'in and out; skipped while disabled' },
    },
    { keys: 'Enter / Space', does: { zh: '触发动作', en: 'presses it' } },
  ],
  accessibility: [
    {
      zh: '名称来自必填的 aria-label；图标本身不读。',
      en: 'Its name is the required `aria-label`; the icon is not read.',
    },
  ],
  writing: [
    {
      zh: '名称写动作和对象：“移除 名片.pdf”。',
      en: 'Name the action and its object: “Remove card.pdf”.',
    },
  ],
};
