// The manual page of ButtonGroup.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把回答同一个问题的按钮放在一起。',
    en: 'Keeps together the buttons that answer one question.',
  },
  alternatives: [
    {
      when: { zh: '只选其一且选中状态要保留', en: 'one of them stays chosen' },
      use: ['RadioGroup', 'OptionChips', 'Tabs'],
    },
    { when: { zh: '动作多于三个', en: 'there are more than three actions' }, use: ['Menu'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '一行按钮；手机上可叠放', en: 'a row of buttons that may stack on a phone' },
    },
  ],
  keyboard: [{ keys: 'Tab', does: { zh: '依次经过各按钮', en: 'goes from button to button' } }],
  accessibility: [
    {
      zh: '有名称时读作一组；没有名称就不成组。',
      en: 'With a name it is read as a group; without one it is none.',
    },
  ],
  writing: [
    {
      zh: '每个按钮用动词，说出结果；不用“是”“否”。',
      en: 'Each button begins with a verb and names its result; no “yes” and “no”.',
    },
  ],
};
