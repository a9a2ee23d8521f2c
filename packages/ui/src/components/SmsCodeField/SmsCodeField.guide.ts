// The manual page of SmsCodeField.
import {
  boxPart,
  enterKey,
  fieldAnatomy,
  fieldTold,
  fieldWords,
} from '../../stories/fieldGuide.ts';
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '输入短信验证码，最多 6 位；旁边的按钮发送短信，之后等待 60 秒。',
    en: 'The code of a text message, at most six digits; the button beside it sends the message and then rests for 60 seconds.',
  },
  alternatives: [
    { when: { zh: '图片里的字符', en: 'the characters are in a picture' }, use: ['CaptchaField'] },
    {
      when: { zh: '只要倒计时按钮', en: 'only the button with its rest is needed' },
      use: ['CountdownButton'],
    },
  ],
  anatomy: fieldAnatomy(boxPart, {
    part: 'send',
    is: {
      zh: '发送按钮，宽度容得下最长的倒计时',
      en: 'the button that sends; wide enough for the longest countdown',
    },
  }),
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '先到输入框，再到发送按钮', en: 'to the code, then to the button' },
    },
    {
      keys: 'Ctrl + V / ⌘ V',
      does: {
        zh: '粘贴整条短信，取出其中的验证码',
        en: 'pastes a whole message and takes its code',
      },
    },
    enterKey,
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '倒计时只播报开始和结束，不逐秒播报；等待时按钮保留焦点。',
      en: 'The start and the end of the rest are announced, single seconds are not; the button keeps the focus.',
    },
    {
      zh: '手机会自动提供刚收到的验证码（one-time-code），并弹出数字键盘。',
      en: 'Phones offer the code by themselves (one-time-code) and show the digits.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '发送后说明发到哪里：“短信验证码已发送到 138****8000，请注意查收！”。',
      en: 'After sending, say where the message went.',
    },
  ],
};
