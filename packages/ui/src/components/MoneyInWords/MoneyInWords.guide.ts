// The manual page of MoneyInWords.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把金额写成中文大写，用于报价单、发票与合同。',
    en: 'Writes an amount in Chinese capitals, for price sheets, invoices and contracts.',
  },
  alternatives: [
    { when: { zh: '用数字表示的金额', en: 'the amount is in figures' }, use: ['Money'] },
  ],
  anatomy: [{ part: 'root', is: { zh: '大写金额，可以换行', en: 'the capitals; they may wrap' } }],
  keyboard: [],
  accessibility: [
    {
      zh: '标明语言为中文，英文界面里也按中文朗读。',
      en: 'It is marked as Chinese, so that an English page reads it as Chinese.',
    },
  ],
  writing: [
    { zh: '放在数字金额旁边，不单独出现。', en: 'It stands beside the figures, never alone.' },
  ],
};
