// The manual page of Tooltip.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '给控件补一句话：图标的用途、为什么不可用。',
    en: 'One sentence beside a control: what an icon does, why something is off.',
  },
  alternatives: [
    { when: { zh: '不看就无法操作', en: 'nobody could go on without it' }, use: ['Notice'] },
    { when: { zh: '里面要放按钮或链接', en: 'it holds buttons or links' }, use: ['Popover'] },
    { when: { zh: '字段的说明', en: 'it describes a field' }, use: ['TextField'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '提示，浮在一切之上，最宽 280 px',
        en: 'the tip, above everything, at most 280 px wide',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '移到控件上时立即显示，移开时隐藏',
        en: 'shows at once when the control is reached, hides when it is left',
      },
    },
    {
      keys: 'Escape',
      does: { zh: '隐藏；外面的对话框不关', en: 'hides it; a dialog around it stays' },
    },
  ],
  accessibility: [
    {
      zh: '作为控件的描述读出，不替代它的名称。',
      en: 'Read as the description of the control, never instead of its name.',
    },
    {
      zh: '触屏没有提示：重要的话写在页面上。',
      en: 'Touch shows none: what matters stands on the page.',
    },
  ],
  writing: [
    { zh: '一句话，不带句号：“看不清？点击刷新”。', en: 'One sentence without a full stop.' },
  ],
};
