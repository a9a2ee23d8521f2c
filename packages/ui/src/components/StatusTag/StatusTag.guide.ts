// The manual page of StatusTag.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '用两三个字说明一件事物现在怎样：待付款、生产中、已送达。',
    en: 'Says in two or three words how a thing stands: unpaid, in production, delivered.',
  },
  alternatives: [
    {
      when: { zh: '说的是属性，不是状态', en: 'it names an attribute, not a state' },
      use: ['Tag'],
    },
    {
      when: { zh: '要说明原因或下一步', en: 'the reason or the next step must be said' },
      use: ['Notice'],
    },
    { when: { zh: '要看整个过程', en: 'the whole course matters' }, use: ['Steps', 'Timeline'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '有底色与细线的文字，高 22 px',
        en: 'words on a ground with a hairline, 22 px high',
      },
    },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '状态由文字说出，颜色只是重复它。',
      en: 'The words say the state; the colour only repeats it.',
    },
    {
      zh: '不会自动播报；状态改变需要播报时另用 Notice。',
      en: 'It is not announced when it changes; use Notice where it must be.',
    },
  ],
  writing: [
    {
      zh: '同一状态在全站用同一个词和同一种色调。',
      en: 'One state has one word and one tone everywhere.',
    },
    {
      zh: '用结果而不是动作：“已送达”，不用“送达成功”。',
      en: 'Name the result, not the act: “Delivered”, not “Delivery succeeded”.',
    },
  ],
};
