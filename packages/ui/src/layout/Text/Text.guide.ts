// The manual page of Text.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '文字：大小、含义、粗细都取自字级。',
    en: 'Words: size, meaning and weight from the scale.',
  },
  alternatives: [
    { when: { zh: '是标题', en: 'it is a title' }, use: ['Heading'] },
    { when: { zh: '是金额', en: 'it is an amount of money' }, use: ['Money', 'MoneyInWords'] },
    { when: { zh: '是状态', en: 'it is a status' }, use: ['StatusTag', 'Tag'] },
    { when: { zh: '可以点击', en: 'it can be pressed' }, use: ['Link', 'Button'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '行内元素，或 element 指定的元素',
        en: 'an inline element, or the one that `element` names',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '含义不只靠颜色：critical 与 positive 的文字本身要说清。',
      en: 'Colour is never the only sign: words in `critical` and `positive` say it themselves.',
    },
    { zh: '截断的文字仍会被读全。', en: 'Text that is cut is still read to its end.' },
  ],
  writing: [
    {
      zh: '短句，称“您”，不用感叹号。',
      en: 'Short sentences, 您 in Chinese, no exclamation marks.',
    },
    {
      zh: '数字带单位，日期写作“11 月 23 日”。',
      en: 'Numbers carry their unit; dates read 11 月 23 日.',
    },
  ],
};
