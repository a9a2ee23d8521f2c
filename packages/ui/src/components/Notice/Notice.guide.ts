// The manual page of Notice.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '在页面里、在相关内容旁边说一件事。',
    en: 'Says something in the page, beside what it is about.',
  },
  alternatives: [
    { when: { zh: '说完就可以消失', en: 'it may go by itself' }, use: ['Toast'] },
    {
      when: { zh: '必须先回应', en: 'an answer is needed before anything else' },
      use: ['AlertDialog'],
    },
    { when: { zh: '整块内容没有出来', en: 'a whole block failed' }, use: ['ErrorState'] },
    { when: { zh: '一个字段填错了', en: 'a field is wrong' }, use: ['TextField'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '有底色和侧边线的一块', en: 'a ground with a bar' } },
    { part: 'icon', is: { zh: '图标，与色调一致', en: 'an icon that repeats the tone' } },
    { part: 'title', is: { zh: '一行标题', en: 'one line in front' } },
    { part: 'words', is: { zh: '正文与按钮', en: 'the message, and buttons' } },
  ],
  keyboard: [],
  accessibility: [
    {
      zh: '出错时打断朗读，其余排队播报；都不移动焦点。',
      en: 'A failure interrupts, everything else waits its turn; none moves the focus.',
    },
  ],
  writing: [{ zh: '先说结果，再说怎么办。', en: 'First what is so, then what to do.' }],
};
