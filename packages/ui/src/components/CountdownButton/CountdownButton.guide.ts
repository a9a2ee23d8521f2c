// The manual page of CountdownButton.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '用过之后要等若干秒才能再按的按钮，例如获取短信验证码。',
    en: 'A button that rests for some seconds after it was used, such as sending a code.',
  },
  alternatives: [
    { when: { zh: '等的是一次请求', en: 'it waits for an answer' }, use: ['Button'] },
    {
      when: { zh: '是短信验证码的整个输入框', en: 'it is the whole field of an SMS code' },
      use: ['SmsCodeField'],
    },
    { when: { zh: '要先读完一段文字', en: 'a text must be read first' }, use: ['AgreementDialog'] },
  ],
  anatomy: [
    {
      part: 'root',
      is: {
        zh: '按钮，等待时显示剩余秒数',
        en: 'the button; while it rests it shows the seconds left',
      },
    },
    { part: 'content', is: { zh: '文字', en: 'the words' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        zh: '移入或移出；等待时仍可停留',
        en: 'in and out; it can be reached while it rests',
      },
    },
    {
      keys: 'Enter / Space',
      does: { zh: '触发；等待时不起作用', en: 'presses it; nothing while it rests' },
    },
  ],
  accessibility: [
    {
      zh: '只读出开始和结束，不读每一秒。',
      en: 'The start and the end are announced, never each second.',
    },
    {
      zh: '等待时焦点不丢，状态为不可用。',
      en: 'While it rests it keeps the focus and is said to be unavailable.',
    },
  ],
  writing: [
    {
      zh: '等待时写剩余时间和之后能做什么：“58 秒后重发”。',
      en: 'While it rests say how long and what comes then: “Resend in 58 s”.',
    },
  ],
};
