// The manual page of Countdown.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '告诉客户距离某个时刻还有多久：付款截止、活动结束。',
    en: 'Tells how long it is until a moment: a payment deadline, the end of an offer.',
  },
  alternatives: [
    {
      when: { zh: '等几秒后可以再次操作', en: 'an action rests for some seconds' },
      use: ['CountdownButton'],
    },
    { when: { zh: '不知道何时结束', en: 'the end is not known' }, use: ['Spinner'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '计时器，带名称', en: 'a timer with a name' } },
    { part: 'figure', is: { zh: '一个数字', en: 'one figure' } },
    { part: 'unit', is: { zh: '它的单位', en: 'its unit' } },
    { part: 'ended', is: { zh: '结束后的话', en: 'words when it is over' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '不逐秒播报：只在开始、最后一分钟和结束时各播报一次。',
      en: 'It is not announced each second: once at the start, once in the last minute, once at the end.',
    },
    {
      zh: '角色是计时器，随时可以读到剩余时间。',
      en: 'Its role is timer; what is left can be read at any time.',
    },
  ],
  writing: [
    {
      zh: '名称说明到什么为止：“付款剩余时间”；结束后说后果：“订单已自动取消”。',
      en: 'The name says until what: “Time left to pay”; the end says what follows: “The order was cancelled”.',
    },
  ],
};
