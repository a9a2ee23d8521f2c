// The manual page of ProgressBar.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '显示有终点的工作完成了多少：上传、导入、导出。',
    en: 'Shows how much of a work with an end is done: upload, import, export.',
  },
  alternatives: [
    {
      when: { zh: '不知道终点，也没有布局', en: 'neither end nor layout is known' },
      use: ['Spinner'],
    },
    { when: { zh: '分几个阶段', en: 'there are stages' }, use: ['Steps'] },
    { when: { zh: '页面之间', en: 'it is between pages' }, use: ['RouteProgress'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '名称与进度', en: 'the name and the bar' } },
    { part: 'head', is: { zh: '名称与数值', en: 'the name and the value in words' } },
    { part: 'track', is: { zh: '长条', en: 'the bar' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '名称、百分比或数值的文字都能读到，即使不显示。',
      en: 'Its name and its value in words are read, also when they are not shown.',
    },
    { zh: '终点未知时没有数值。', en: 'Without a known end it has no value.' },
  ],
  writing: [{ zh: '数值带单位：“3.8 / 6.2 MB”。', en: 'Values have units: “3.8 / 6.2 MB”.' }],
};
