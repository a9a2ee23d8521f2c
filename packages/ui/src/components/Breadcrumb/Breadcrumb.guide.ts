// The manual page of Breadcrumb.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '说明此页在何处，并回到上级。',
    en: 'Says where the page stands and leads back up.',
  },
  alternatives: [
    { when: { zh: '页面没有上级', en: 'the page has nothing above it' }, use: ['Heading'] },
    { when: { zh: '表示任务进度', en: 'it shows how far a task has come' }, use: ['Steps'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '名为“当前位置”的导航', en: 'a landmark named “You are here”' } },
    { part: 'list', is: { zh: '有序列表', en: 'a list in order' } },
    { part: 'item', is: { zh: '一处，最后一项是本页', en: 'a place; the last one is this page' } },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '依次经过各链接', en: 'goes from link to link' } },
    { keys: 'Enter', does: { zh: '进入', en: 'follows it' } },
  ],
  accessibility: [
    {
      zh: '本页不是链接，用 aria-current 标明；斜线不读。',
      en: 'This page is no link and is marked with `aria-current`.',
    },
  ],
  writing: [
    { zh: '用页面的标题，不加“返回”。', en: 'Use the titles of the pages, without “back to”.' },
  ],
};
