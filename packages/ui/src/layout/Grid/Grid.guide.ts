// The manual page of Grid.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '等宽多列，列数随窗口宽度变化。',
    en: 'Equal columns whose number follows the width of the window.',
  },
  alternatives: [
    { when: { zh: '列宽不等', en: 'the columns differ in width' }, use: ['Split'] },
    { when: { zh: '数据有行有列', en: 'the data has rows and columns' }, use: ['Table'] },
    { when: { zh: '项目宽度由文字决定', en: 'words decide how wide an item is' }, use: ['Inline'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '网格，单元格等宽，文字过长也不变',
        en: 'a grid; cells stay equal however long their words',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '元素为 ul 时读作列表，读屏软件会报出项数。',
      en: 'As `ul` it is read as a list with the number of its items.',
    },
  ],
  writing: [{ zh: '同一网格里的标题长短相近。', en: 'Titles in one grid are about equally long.' }],
};
