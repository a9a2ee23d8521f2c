// The manual page of Tag.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '给一件事物贴上属性，或显示一个已选的筛选条件。',
    en: 'Labels a thing with an attribute, or shows a filter that is in force.',
  },
  alternatives: [
    { when: { zh: '说明事物处于什么状态', en: 'it says how a thing stands' }, use: ['StatusTag'] },
    { when: { zh: '可以点选的选项', en: 'it can be chosen' }, use: ['OptionChips'] },
    { when: { zh: '只是一个数量', en: 'it is only a count' }, use: ['Badge'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '带细线的小标签，高 22 px', en: 'a small label with a hairline, 22 px high' },
    },
    {
      part: 'icon',
      is: { zh: '文字前的图标，仅作装饰', en: 'an icon before the words, for the eye only' },
    },
    { part: 'remove', is: { zh: '移除按钮', en: 'the button that removes it' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '移到移除按钮；没有移除按钮的标签被跳过',
        en: 'to the remove button; a label without one is skipped',
      },
    },
    { keys: 'Enter / Space', does: { zh: '移除', en: 'removes it' } },
  ],
  accessibility: [
    {
      zh: '标签只是文字，颜色不带信息。',
      en: 'It is plain text; its colour carries no information.',
    },
    {
      zh: '移除按钮有自己的名称，说明移除的是什么。',
      en: 'The remove button has a name of its own that says what goes.',
    },
  ],
  writing: [
    { zh: '用名词或短语，不超过八个字。', en: 'A noun or a short phrase, four words at most.' },
    {
      zh: '移除按钮写全：“移除筛选：近 3 个月”。',
      en: 'Name the removal in full: “Remove filter: last 3 months”.',
    },
  ],
};
