// The manual page of Pager.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '分页浏览长列表：总数、上一页、页码、下一页、每页条数。',
    en: 'Walks through a long list: total, previous, pages, next, sizes.',
  },
  alternatives: [
    {
      when: { zh: '列表不超过一页且不会变长', en: 'the list fits on one page and stays so' },
      use: ['Table'],
    },
    {
      when: { zh: '在图片间翻动', en: 'it turns from picture to picture' },
      use: ['PreviewViewer'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '名为“分页”的导航', en: 'a landmark named “Pages”' } },
    { part: 'total', is: { zh: '总条数', en: 'rows in the whole list' } },
    { part: 'step', is: { zh: '上一页、下一页', en: 'previous and next' } },
    { part: 'pages', is: { zh: '页码，最多七项', en: 'page numbers, seven items at most' } },
    { part: 'gap', is: { zh: '省略处，按下跳五页', en: 'what is left out; it jumps five pages' } },
    {
      part: 'place',
      is: { zh: '手机上代替页码：8 / 15', en: 'stands for the numbers on a phone: 8 / 15' },
    },
    { part: 'sizes', is: { zh: '每页条数', en: 'rows per page' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '依次经过上一页、页码、下一页、每页条数',
        en: 'previous, pages, next, sizes, in this order',
      },
    },
    {
      keys: 'Enter / Space',
      does: { zh: '到该页；在省略处跳五页', en: 'shows the page; on a gap jumps five' },
    },
    { keys: '↑ / ↓', does: { zh: '在每页条数上：换条数', en: 'on the sizes: another size' } },
  ],
  accessibility: [
    {
      zh: '换页后读出“已到第 2 页，共 15 页”一次。',
      en: 'A new page is announced once: “Now on page 2 of 15”.',
    },
    {
      zh: '首尾处的按钮不可用但仍可停留，并说明原因。',
      en: 'At the ends the button rests, can still be reached and says why.',
    },
    { zh: '换每页条数时，首行仍在眼前。', en: 'Another size keeps the first row in sight.' },
  ],
  writing: [{ zh: '总数带单位：“共 286 条”。', en: 'The total carries its unit.' }],
};
