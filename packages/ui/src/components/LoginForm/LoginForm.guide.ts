// The manual page of LoginForm.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '登录：账号或短信，图形验证码，其他服务的窗口。页面上直接使用，对话框里用 LoginDialog。',
    en: 'Signing in by account or text message, with captcha, and the windows of other services. On a page as it is, in front of a page as LoginDialog.',
  },
  alternatives: [
    { when: { zh: '盖在当前页面前', en: 'it stands in front of the page' }, use: ['LoginDialog'] },
    { when: { zh: '其他表单', en: 'it is any other form' }, use: ['Form'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '两个标签页与其他方式', en: 'two tabs and the other ways' } },
    { part: 'list', is: { zh: '标签：账号登录、短信登录', en: 'the tabs' } },
    { part: 'panel', is: { zh: '当前方式的表单', en: 'the form of the chosen way' } },
    { part: 'failure', is: { zh: '为什么没有登录成功', en: 'why it did not succeed' } },
    { part: 'others', is: { zh: '其他方式与注册', en: 'other ways, and registration' } },
    {
      part: 'notice',
      is: {
        zh: '登录窗口被拦截等需要知道的事',
        en: 'what must be known, such as a blocked window',
      },
    },
  ],
  keyboard: [
    { keys: '← / →', does: { zh: '在标签上：切换方式', en: 'on the tabs: the other way' } },
    {
      keys: 'Home / End',
      does: { zh: '在标签上：第一个、最后一个', en: 'on the tabs: first, last' },
    },
    { keys: 'Enter', does: { zh: '在字段里：登录', en: 'in a field: signs in' } },
    { keys: 'Tab', does: { zh: '依次经过字段', en: 'through the fields' } },
  ],
  accessibility: [
    {
      zh: '提交后第一个出错的字段得到焦点，连同错误一起读出。',
      en: 'After sending, the first wrong field gets the focus and is read with its error.',
    },
    { zh: '失败原因立即读出。', en: 'The reason of a failure is announced at once.' },
    {
      zh: '字段标明用途，密码管理器和短信验证码可以自动填写。',
      en: 'Fields name their purpose, so password managers and phones fill them in.',
    },
  ],
  writing: [
    {
      zh: '错误说明哪里不对：“手机号格式不正确”。',
      en: 'An error says what is wrong: “This is not a mobile number”.',
    },
  ],
};
