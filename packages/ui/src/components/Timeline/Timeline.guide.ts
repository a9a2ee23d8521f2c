// The manual page of Timeline.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '按时间列出已经发生和将要发生的事：物流、生产、审核。',
    en: 'Lists what has happened and what comes next: logistics, production, reviews.',
  },
  alternatives: [
    {
      when: { zh: '少数几个固定阶段，横着排', en: 'there are a few fixed stages in a row' },
      use: ['Steps'],
    },
    { when: { zh: '没有先后的事实', en: 'the facts have no order' }, use: ['DescriptionList'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '有名称的有序列表', en: 'an ordered list with a name' } },
    { part: 'mark', is: { zh: '圆点：实心、空心、描边', en: 'the dot: solid, hollow, ringed' } },
    { part: 'title', is: { zh: '发生了什么', en: 'what happened' } },
    { part: 'time', is: { zh: '什么时候', en: 'when' } },
    { part: 'note', is: { zh: '谁、在哪、为什么', en: 'who, where, why' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '每一步读出它的状态，不只靠颜色。',
      en: 'Each step says how it stands; colour alone never does.',
    },
    { zh: '当前一步标为当前步骤。', en: 'The current step is marked as such.' },
  ],
  writing: [
    {
      zh: '事情写成完成时：“文件已确认”；时间写成“11 月 20 日 14:05”。',
      en: 'Facts are past participles: “File confirmed”; times are “20 Nov 14:05”.',
    },
  ],
};
