// The manual page of Spinner.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '等待，且不知道会等多久，也不知道会出现什么布局。',
    en: 'Waiting without a known end, where no layout is known yet.',
  },
  alternatives: [
    { when: { zh: '知道布局', en: 'the layout is known' }, use: ['Skeleton'] },
    { when: { zh: '知道完成了多少', en: 'it is known how much is done' }, use: ['ProgressBar'] },
    { when: { zh: '按钮在等待', en: 'a button waits' }, use: ['Button'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '不定进度', en: 'progress without a value' } },
    {
      part: 'target',
      is: {
        zh: '套准标记，四色转入位置',
        en: 'a registration target; four colours turn into place',
      },
    },
    { part: 'label', is: { zh: '印在下面的文字', en: 'the words under it' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '说明在等什么；没有数值，因为不知道。',
      en: 'It says what is awaited, and no value, because none is known.',
    },
    {
      zh: '减弱动效时不转，改为缓慢明暗。',
      en: 'Under reduced motion it does not turn; it fades slowly.',
    },
  ],
  writing: [
    {
      zh: '说在做什么：“正在检查文件”，不用“请稍候”。',
      en: 'Say what is done: “Checking the file”, not “Please wait”.',
    },
  ],
};
