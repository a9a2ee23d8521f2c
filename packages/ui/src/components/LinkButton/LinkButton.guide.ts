// The manual page of LinkButton.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '进入另一个页面，分量同按钮：开始下单、查看订单。',
    en: 'Leads to another page with the weight of a button: start an order, see the orders.',
  },
  alternatives: [
    { when: { zh: '在本页触发动作', en: 'it acts on this page' }, use: ['Button'] },
    { when: { zh: '在句子里', en: 'it stands inside a sentence' }, use: ['Link'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '外观为按钮的链接', en: 'a link that looks like a button' } },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '移入或移出', en: 'in and out' } },
    { keys: 'Enter', does: { zh: '进入页面', en: 'follows it' } },
    { keys: 'Ctrl / ⌘ + Enter', does: { zh: '在新标签页打开', en: 'opens it in a new tab' } },
  ],
  accessibility: [
    {
      zh: '读作链接；在新窗口打开时会读出。',
      en: 'It is read as a link and says when it opens a new window.',
    },
  ],
  writing: [
    {
      zh: '写去处或那里能做的事：“查看订单”。',
      en: 'Name the place or what is done there: “See order”.',
    },
  ],
};
