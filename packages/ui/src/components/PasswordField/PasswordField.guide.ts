// The manual page of PasswordField.
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
    zh: '输入或设置密码，可以显示所输内容；设置新密码时逐条标出是否符合要求。',
    en: 'Enters or sets a password that can be shown; a new one is judged rule by rule while it is typed.',
  },
  alternatives: [
    {
      when: { zh: '短信或图形验证码', en: 'it is a code from a message or a picture' },
      use: ['SmsCodeField', 'CaptchaField'],
    },
    {
      when: { zh: '整个登录界面', en: 'it is the whole login' },
      use: ['LoginForm', 'LoginDialog'],
    },
  ],
  anatomy: fieldAnatomy(
    boxPart,
    { part: 'reveal', is: { zh: '显示或隐藏密码的按钮', en: 'the button that shows and hides' } },
    {
      part: 'rules',
      is: { zh: '新密码的要求与是否满足', en: 'what a new password must be, and whether it is' },
    },
  ),
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '先到输入框，再到显示按钮', en: 'to the text, then to the button that shows it' },
    },
    {
      keys: 'Enter / Space',
      does: {
        zh: '在显示按钮上：切换显示；按钮名称随之改变',
        en: 'on the button: shows or hides; its name changes with it',
      },
    },
    enterKey,
  ],
  accessibility: [
    ...fieldTold,
    {
      zh: '要求列表是字段的描述；满足的条数变化时礼貌播报，状态有图标和文字，不只靠颜色。',
      en: 'The rules are part of the description; a change in the number of met rules is announced politely; each has an icon and a word, never colour alone.',
    },
    {
      zh: '用鼠标切换显示时，光标留在原处，可以继续输入。',
      en: 'Showing by mouse keeps the caret where it was, so that the typing goes on.',
    },
  ],
  writing: [
    ...fieldWords,
    {
      zh: '要求先于错误出现：设置新密码时始终打开 showsRules。',
      en: 'Rules come before errors: where a password is set, always turn on showsRules.',
    },
  ],
};
