// The manual page of Toast.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '告诉客户刚才的动作结果如何，不打断他。',
    en: 'Tells how the last action went, without interrupting.',
  },
  alternatives: [
    { when: { zh: '必须回答', en: 'it must be answered' }, use: ['AlertDialog'] },
    {
      when: {
        zh: '属于页面的一部分，要一直看得到',
        en: 'it belongs to the page and must stay in sight',
      },
      use: ['Notice'],
    },
    { when: { zh: '字段的错误', en: 'a field is wrong' }, use: ['TextField'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '通知区，页面上方居中', en: 'the region, at the top in the middle' },
    },
    { part: 'toast', is: { zh: '一条通知', en: 'one toast' } },
    { part: 'icon', is: { zh: '结果的符号', en: 'the sign of its tone' } },
    { part: 'content', is: { zh: '读出的内容', en: 'what is announced' } },
    { part: 'text', is: { zh: '发生了什么', en: 'what happened' } },
    { part: 'detail', is: { zh: '补充', en: 'more of it' } },
    { part: 'close', is: { zh: '关闭', en: 'the close button' } },
  ],
  keyboard: [
    { keys: 'F6', does: { zh: '移到通知区，再按回到原处', en: 'goes to the toasts, and back' } },
    { keys: 'Tab', does: { zh: '在通知与按钮之间', en: 'between toasts and their buttons' } },
    { keys: 'Enter / Space', does: { zh: '执行动作或关闭', en: 'runs the action, or closes it' } },
  ],
  accessibility: [
    {
      zh: '不抢焦点；一般的等读屏说完再读，失败的立即读出。',
      en: 'It takes no focus; it waits for its turn, a failure is read at once.',
    },
    {
      zh: '指针或焦点在上面时不计时。',
      en: 'Its time stands still under the pointer and the focus.',
    },
    { zh: '失败的一直留到关闭。', en: 'A failure stays until it is closed.' },
  ],
  writing: [
    {
      zh: '一句话说结果：“已移出购物车”；能撤销就给撤销。',
      en: 'One sentence with the result; offer to undo it.',
    },
  ],
};
