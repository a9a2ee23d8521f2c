// The manual page of Divider.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '分开一张纸上两部分的细线；虚线表示折线，在合计之前。',
    en: 'A hairline between two parts of a sheet; dashed, a fold line before a sum.',
  },
  alternatives: [
    { when: { zh: '间距就足够', en: 'space alone is enough' }, use: ['Stack'] },
    {
      when: { zh: '各部分有自己的标题和边框', en: 'each part has a title and an edge' },
      use: ['Sheet'],
    },
  ],
  anatomy: [{ part: 'root', is: { zh: '1 px 的线', en: 'a line of 1 px' } }],
  keyboard: [],
  accessibility: [{ zh: '读作分隔线。', en: 'It is read as a separator.' }],
  writing: [],
};
