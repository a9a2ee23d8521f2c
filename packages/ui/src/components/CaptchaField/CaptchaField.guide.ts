// The manual page of CaptchaField.
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
    zh: '输入图中的字符，最多 4 个；点击图片换一张。',
    en: 'The characters of a picture, at most four; a press on the picture brings another one.',
  },
  alternatives: [
    { when: { zh: '短信里的验证码', en: 'the code comes by text message' }, use: ['SmsCodeField'] },
    {
      when: { zh: '整个登录界面', en: 'it is the whole login' },
      use: ['LoginForm', 'LoginDialog'],
    },
  ],
  anatomy: fieldAnatomy(boxPart, {
    part: 'picture',
    is: {
      zh: '图片按钮：加载中、就绪或加载失败',
      en: 'the picture, a button: loading, ready or failed',
    },
  }).filter(({ part }) => part !== 'description'),
  keyboard: [
    { keys: 'Tab', does: { zh: '先到输入框，再到图片', en: 'to the text, then to the picture' } },
    {
      keys: 'Enter / Space',
      does: {
        zh: '在图片上：换一张，失败后重试',
        en: 'on the picture: another one; after a failure, once more',
      },
    },
    enterKey,
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '图片的名称是“图形验证码，看不清？点击刷新”；加载中与失败时名称随之改变，换图时播报。',
      en: 'The picture is named by what a press does; the name follows its state, and a change is announced.',
    },
    {
      zh: '图片验证对看不见的人没有替代：登录页总是同时提供短信或扫码方式。',
      en: 'A picture has no words for those who cannot see it: always offer another way to log in.',
    },
  ],
  writing: fieldWords,
};
