// The manual page of DonutChart.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '看各部分占整体多少，最多五个部分。',
    en: 'Shows parts of a whole, five at most.',
  },
  alternatives: [
    { when: { zh: '比较大小或看变化', en: 'sizes or changes are compared' }, use: ['BarChart'] },
    {
      when: { zh: '部分超过五个', en: 'there are more than five parts' },
      use: ['BarChart', 'Table'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '整个图表，带名称', en: 'the whole chart, with a name' } },
    { part: 'title', is: { zh: '名称', en: 'its name' } },
    { part: 'views', is: { zh: '图与表的切换', en: 'the switch between drawing and table' } },
    { part: 'ring', is: { zh: '圆环，中间是合计', en: 'the ring, with the sum inside' } },
    { part: 'mark', is: { zh: '一段', en: 'a piece' } },
    { part: 'legend', is: { zh: '各部分的数值与占比', en: 'the parts with value and share' } },
    { part: 'table', is: { zh: '同样数据的表', en: 'the same data as a table' } },
    { part: 'empty', is: { zh: '没有数据时的话', en: 'words when there is no data' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '依次到“图”“表”与第一个图形', en: 'to the two views, then to the first mark' },
    },
    { keys: 'Enter / Space', does: { zh: '切换图与表', en: 'switches between drawing and table' } },
    { keys: '← → ↑ ↓', does: { zh: '逐个查看数值', en: 'from value to value' } },
    { keys: 'Home / End', does: { zh: '第一个与最后一个', en: 'the first and the last' } },
    { keys: 'Escape', does: { zh: '收起数值提示', en: 'closes the tip' } },
  ],
  accessibility: [
    {
      zh: '屏幕阅读器始终有数据表，图中只露出当前的一段。',
      en: 'Screen readers always have the table; of the drawing they meet only the current piece.',
    },
    {
      zh: '占比按最大余数取整，加起来正好 100%。',
      en: 'Shares are rounded by largest remainder and add up to 100 %.',
    },
    {
      zh: '零与负数不占圆环，只在表中。',
      en: 'What is not above zero takes no room in the ring and stays in the table.',
    },
  ],
  writing: [
    {
      zh: '从大到小排列，零碎的合成“其他”。',
      en: 'Largest first; sum the small ones up as “Other”.',
    },
  ],
};
