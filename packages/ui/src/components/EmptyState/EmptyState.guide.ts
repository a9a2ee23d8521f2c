// The manual page of EmptyState.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '这里还没有内容：说明为什么，下一步做什么。',
    en: 'Nothing here yet: says why, and what to do next.',
  },
  alternatives: [
    { when: { zh: '内容没有加载出来', en: 'the content failed to load' }, use: ['ErrorState'] },
    { when: { zh: '内容正在加载', en: 'the content is on its way' }, use: ['Skeleton'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '居中的一块', en: 'a calm, centred block' } },
    { part: 'art', is: { zh: '图', en: 'a drawing' } },
    { part: 'title', is: { zh: '缺的是什么', en: 'what is missing' } },
    { part: 'words', is: { zh: '为什么，怎么办', en: 'why, and what to do' } },
    { part: 'action', is: { zh: '下一步的按钮', en: 'the next step' } },
  ],
  keyboard: [],
  accessibility: [
    { zh: '图是装饰，不朗读。', en: 'The drawing is decoration and is not read.' },
    {
      zh: '标题可以是页面大纲里的一级。',
      en: 'Its title can be a heading in the outline of the page.',
    },
  ],
  writing: [
    {
      zh: '先说缺什么，再说怎么有：“还没有待付款的订单”。',
      en: 'First what is missing, then how to get it: “No unpaid orders yet”.',
    },
    { zh: '不道歉，不开玩笑。', en: 'No apology, no joke.' },
  ],
};
