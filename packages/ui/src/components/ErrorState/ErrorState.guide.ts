// The manual page of ErrorState.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '内容没有出来：说明发生了什么、保留了什么、怎么办。',
    en: 'Content failed: says what happened, what was kept and what to do.',
  },
  alternatives: [
    {
      when: { zh: '没有内容，但没有出错', en: 'there is nothing, and nothing failed' },
      use: ['EmptyState'],
    },
    { when: { zh: '页面其余部分照常可用', en: 'the rest of the page works' }, use: ['Notice'] },
    {
      when: { zh: '一次操作没有成功', en: 'a single action failed' },
      use: ['Toast', 'AlertDialog'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '立即播报的一块', en: 'a block that is announced at once' } },
    { part: 'title', is: { zh: '什么没有成功', en: 'what failed' } },
    { part: 'words', is: { zh: '已知的原因', en: 'why, as far as it is known' } },
    { part: 'kept', is: { zh: '保留了什么', en: 'what was kept' } },
    { part: 'action', is: { zh: '重试与其他出路', en: 'retry and other ways out' } },
    {
      part: 'request',
      is: { zh: '请求编号，点按即全选', en: 'the request id; a press selects it' },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '移到重试按钮', en: 'to the retry button' } },
    { keys: 'Enter / Space', does: { zh: '重试', en: 'tries again' } },
  ],
  accessibility: [
    { zh: '出现时立即播报。', en: 'It is announced when it appears.' },
    {
      zh: '重试时按钮保留焦点并说明正在处理。',
      en: 'While it retries the button keeps the focus and says that it works.',
    },
  ],
  writing: [
    {
      zh: '说发生了什么，不说“未知错误”；不责怪客户。',
      en: 'Say what happened, never “unknown error”; never blame the customer.',
    },
  ],
};
