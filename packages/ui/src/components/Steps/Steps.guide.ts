// The manual page of Steps.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '多页任务走到了哪一步：选规格、确认、付款。',
    en: 'How far a task of several pages has come: configure, confirm, pay.',
  },
  alternatives: [
    { when: { zh: '各部分可以任意切换', en: 'one may go to any part at any time' }, use: ['Tabs'] },
    { when: { zh: '是发生过的事', en: 'it tells what has happened and when' }, use: ['Timeline'] },
    { when: { zh: '只知道百分比', en: 'only a share is known' }, use: ['ProgressBar'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '有序列表', en: 'a list in order' } },
    { part: 'step', is: { zh: '一步', en: 'one step' } },
    { part: 'mark', is: { zh: '序号，完成后为勾', en: 'its number, a tick when done' } },
    { part: 'title', is: { zh: '这一步做什么', en: 'what is done in it' } },
    { part: 'note', is: { zh: '补充说明', en: 'a remark' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '每一步读出“已完成”“进行中”“未开始”或“有问题”。',
      en: 'Each step is read with “done”, “in progress”, “not started” or “needs attention”.',
    },
    {
      zh: '手机上只显示一步的文字，其余照样读出。',
      en: 'On a phone one step shows its words; the others are still read.',
    },
  ],
  writing: [
    {
      zh: '动宾短语，二到四个字；三到五步。',
      en: 'Verb and object, two to four characters; three to five steps.',
    },
  ],
};
