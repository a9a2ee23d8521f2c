// The manual page of Heading.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '标题：级别是结构，字号是外观，宋体留给品牌。',
    en: 'Titles: the level is structure, the size is looks, the Song face belongs to the brand.',
  },
  alternatives: [
    { when: { zh: '只是要大字', en: 'the words are only to be big' }, use: ['Text'] },
    { when: { zh: '是对话框的标题', en: 'it is the title of a dialog' }, use: ['Dialog'] },
  ],
  anatomy: [{ part: 'root', is: { zh: 'h1 到 h4', en: 'h1 to h4' } }],
  keyboard: [],
  accessibility: [
    {
      zh: '读屏软件按级别列出标题：一页一个一级标题，不跳级。',
      en: 'Screen readers list titles by level: one of level 1 per page, none skipped.',
    },
  ],
  writing: [{ zh: '名词短语，不加句号。', en: 'A noun phrase, no full stop.' }],
};
