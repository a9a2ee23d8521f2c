// The manual page of ColorStrip.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '页脚上方的色标条：版心的签名。',
    en: 'The colour control strip above the footer: the signature of the house.',
  },
  alternatives: [
    { when: { zh: '表示进度', en: 'it shows progress' }, use: ['RouteProgress', 'ProgressBar'] },
    {
      when: { zh: '突出最重要的一张纸', en: 'it frames the most important sheet' },
      use: ['CropMarks'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '十一个色块，高 8 px，随宽度伸展',
        en: 'eleven patches, 8 px high, as wide as their place',
      },
    },
  ],
  keyboard: [],
  accessibility: [{ zh: '装饰，读屏软件略过。', en: 'Decoration; screen readers pass over it.' }],
  writing: [],
};
