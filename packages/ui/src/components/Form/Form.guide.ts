// The manual page of Form.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把字段和提交按钮放在一起：回车提交，错误显示在各字段下，焦点移到第一个出错处。',
    en: 'Holds fields and the button that sends them: Enter sends, errors stand at their fields, the focus goes to the first.',
  },
  alternatives: [
    { when: { zh: '只有一个搜索框', en: 'it is one search box' }, use: ['SearchField'] },
    { when: { zh: '登录', en: 'it is the login' }, use: ['LoginForm', 'LoginDialog'] },
  ],
  anatomy: [
    { part: 'root', is: { zh: '表单，字段间距 20 px', en: 'the form; 20 px between fields' } },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: {
        zh: '在单行字段里：提交一次；按住不放或输入法上屏时不提交',
        en: 'in a line of text: sends once; not while held down, not when it commits Chinese input',
      },
    },
    { keys: 'Tab', does: { zh: '依次经过字段和按钮', en: 'through the fields and buttons' } },
  ],
  accessibility: [
    {
      zh: '提交后第一个无效字段得到焦点，其名称与错误一起读出；错误稍后才从服务器返回时也一样，除非用户已移到别处。',
      en: 'After sending, the first invalid field gets the focus and is read with its error; also when the error comes later, unless the reader has moved on.',
    },
    {
      zh: '浏览器自带的气泡提示关闭，错误只说一次。',
      en: 'The browser’s own bubbles are off: each error is said once.',
    },
    {
      zh: '对话框里的表单提交时，不会连带提交外层表单。',
      en: 'A form in a dialog that was opened from this one does not send this one.',
    },
  ],
  writing: [
    {
      zh: '提交按钮说出结果：“保存地址”，不用“提交”。',
      en: 'The button names the result: “Save address”, not “Submit”.',
    },
  ],
};
