// The manual page of BarChart.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '比较数量：随时间的变化，或几样东西的排名。',
    en: 'Compares amounts: over time, or a few things with each other.',
  },
  alternatives: [
    { when: { zh: '看各部分占整体多少', en: 'the share of a whole matters' }, use: ['DonutChart'] },
    {
      when: { zh: '逐行查找、排序或操作', en: 'rows are looked up, sorted or acted on' },
      use: ['Table'],
    },
    { when: { zh: '只有一个数字', en: 'there is one figure' }, use: ['Statistic'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '整个图表，带名称', en: 'the whole chart, with a name' } },
    { part: 'title', is: { zh: '名称', en: 'its name' } },
    { part: 'views', is: { zh: '图与表的切换', en: 'the switch between drawing and table' } },
    { part: 'legend', is: { zh: '各系列的图例', en: 'the key of the series' } },
    { part: 'plot', is: { zh: '图', en: 'the drawing' } },
    {
      part: 'mark',
      is: { zh: '一根柱与它的感应区', en: 'a bar and the room that answers for it' },
    },
    { part: 'bar', is: { zh: '柱', en: 'the bar' } },
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
      zh: '屏幕阅读器始终有数据表，图中只露出当前的一根柱。',
      en: 'Screen readers always have the table; of the drawing they meet only the current bar.',
    },
    {
      zh: '系列以颜色与花纹区分；强制配色下只靠花纹。',
      en: 'Series differ by colour and pattern; under forced colours by pattern alone.',
    },
  ],
  writing: [
    {
      zh: '标题说清量什么、多长时间：“近六个月消费”。',
      en: 'The title says what and when: “Spending in the last six months”.',
    },
    {
      zh: '数值由调用者格式化，金额用 formatFen。',
      en: 'The caller prints the values; money by formatFen.',
    },
  ],
};
