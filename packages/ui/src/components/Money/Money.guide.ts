// The manual page of Money.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把以分为单位的整数印成金额。',
    en: 'Prints an integer number of fen as an amount.',
  },
  alternatives: [
    {
      when: { zh: '需要大写金额', en: 'the amount is needed in Chinese capitals' },
      use: ['MoneyInWords'],
    },
    {
      when: { zh: '金额要分项说明', en: 'the amount must open into its lines' },
      use: ['PriceSheet'],
    },
    {
      when: { zh: '一个带名称的重要数字', en: 'it is a key figure with a name' },
      use: ['Statistic'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '整个金额，不换行', en: 'the amount, on one line' } },
    { part: 'amount', is: { zh: '符号与数字', en: 'the sign and the figures' } },
    { part: 'suffix', is: { zh: '紧跟其后的词，如“起”', en: 'words right after it' } },
    { part: 'old', is: { zh: '划去的原价', en: 'the amount before, struck through' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '划线价前读出“原价”，不只靠划线。',
      en: 'The struck amount is read as “was”; the line alone does not say it.',
    },
    { zh: '不是数字时印“--”，不印 0。', en: 'What is not numeric prints “--”, never 0.' },
  ],
  writing: [
    {
      zh: '永远两位小数和千分位：¥1,284.00。',
      en: 'Always two decimals and separators: ¥1,284.00.',
    },
    {
      zh: '朱色只给客户要付的钱。',
      en: 'Cinnabar is for what the customer pays, and nothing else.',
    },
  ],
};
