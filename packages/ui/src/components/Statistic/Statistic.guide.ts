// The manual page of Statistic.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '一个重要数字，带名称、单位和比较。',
    en: 'One figure that matters, with its name, unit and comparison.',
  },
  alternatives: [
    { when: { zh: '很多属性', en: 'there are many facts' }, use: ['DescriptionList'] },
    {
      when: { zh: '看趋势或占比', en: 'a trend or a share matters' },
      use: ['BarChart', 'DonutChart'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '名称与数字的一组', en: 'the name and the figure' } },
    { part: 'label', is: { zh: '量的是什么', en: 'what is measured' } },
    { part: 'value', is: { zh: '数字', en: 'the figure' } },
    { part: 'unit', is: { zh: '单位，紧跟数字', en: 'the unit, right after it' } },
    {
      part: 'note',
      is: { zh: '与什么相比、何时统计', en: 'what it compares to, when it was measured' },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '读作名称与值，先名称后数字，两种排法都一样。',
      en: 'It is read as a name and its value, name first in both layouts.',
    },
  ],
  writing: [
    {
      zh: '名称用名词：“本月订单”；说明写清比较的对象。',
      en: 'The name is a noun: “Orders this month”; the note says what it compares to.',
    },
  ],
};
