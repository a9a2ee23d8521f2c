// The manual page of Button.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '触发一个动作：提交、保存、打开对话框。一个视图里只有一个主按钮。',
    en: 'Starts an action: submit, save, open a dialog. One primary button per view.',
  },
  alternatives: [
    {
      when: { zh: '点击后进入另一个页面', en: 'pressing it leads to another page' },
      use: ['LinkButton', 'Link'],
    },
    {
      when: { zh: '只有图标，没有文字', en: 'there is an icon and no words' },
      use: ['IconButton'],
    },
    {
      when: { zh: '在开与关之间切换', en: 'it turns a setting on and off' },
      use: ['Switch', 'Checkbox'],
    },
    {
      when: {
        zh: '发送后要等若干秒才能再次发送',
        en: 'it must rest for some seconds after a press',
      },
      use: ['CountdownButton'],
    },
  ],
  anatomy: [
    {
      part: 'root',
      is: { zh: '按钮本身，高 30、40 或 48 px', en: 'the button, 30, 40 or 48 px high' },
    },
    { part: 'content', is: { zh: '文字与前后图标', en: 'the words and the icons around them' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '移入或移出；禁用的按钮被跳过', en: 'in and out; a disabled button is skipped' },
    },
    { keys: 'Enter / Space', does: { zh: '触发动作', en: 'presses it' } },
  ],
  accessibility: [
    {
      zh: '等待时保留焦点，名称后追加“处理中”，再次按下不起作用。',
      en: 'While it waits it keeps the focus, its name gains the word for waiting, further presses do nothing.',
    },
  ],
  writing: [
    {
      zh: '以动词开头，说出结果：“提交订单”，不用“确定”。',
      en: 'Begin with a verb and name the result: “Place order”, not “OK”.',
    },
  ],
};
