// The manual page of Badge.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '在标签或图标旁显示一个需要注意的数量。',
    en: 'Shows a count that asks for attention beside a label or an icon.',
  },
  alternatives: [
    {
      when: { zh: '说的是文字，不是数量', en: 'it is words, not a count' },
      use: ['Tag', 'StatusTag'],
    },
    {
      when: { zh: '数量本身就是内容', en: 'the figure itself is the content' },
      use: ['Statistic'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '圆角小块，高 18 px', en: 'a small round block, 18 px high' } },
    {
      part: 'count',
      is: { zh: '数字；超过上限时写作“99+”', en: 'the figure; above the limit “99+”' },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '屏幕阅读器听到的是数量与所数之物，不是“99+”。',
      en: 'Screen readers hear how many of what, never “99+”.',
    },
    { zh: '数量为 0 时不显示，也不朗读。', en: 'A count of 0 is neither shown nor read.' },
  ],
  writing: [
    {
      zh: 'label 写成完整的话：“128 条未读消息”。',
      en: 'Write the label as a whole phrase: “128 unread messages”.',
    },
  ],
};
