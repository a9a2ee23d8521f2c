// The manual page of CropMarks.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '用四角的裁切线框出页面上最重要的那一张纸。一页最多一次。',
    en: 'Frames the one most important sheet of a page with crop marks. At most once a page.',
  },
  alternatives: [
    { when: { zh: '普通内容需要底板', en: 'ordinary content needs a ground' }, use: ['Sheet'] },
    {
      when: { zh: '要显示文件的成品线与出血', en: 'trim and bleed of a file are shown' },
      use: ['ProofPreview'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '包住那张纸，不改变它的大小', en: 'around the sheet, without changing its size' },
    },
    {
      part: 'mark',
      is: {
        zh: '四个角上的标记，在纸外 20 px 以内',
        en: 'a mark at each of the four corners, within 20 px outside the sheet',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    { zh: '纯装饰，读屏不会读到。', en: 'Decoration; screen readers are told nothing.' },
    {
      zh: '手机上和打印时没有页边，标记不显示。',
      en: 'On a phone and in print there is no margin, so the marks are left out.',
    },
  ],
  writing: [
    {
      zh: '框住的内容要自己有标题；裁切线不代替标题。',
      en: 'What it frames has a heading of its own; the marks do not stand in for one.',
    },
  ],
};
