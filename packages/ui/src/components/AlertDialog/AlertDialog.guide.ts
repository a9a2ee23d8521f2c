// The manual page of AlertDialog.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '必须回答才能继续的提示，标题固定为“系统提示”。',
    en: 'A notice that must be answered before going on; titled 系统提示.',
  },
  alternatives: [
    { when: { zh: '不需要回答', en: 'it needs no answer' }, use: ['ToastRegion'] },
    { when: { zh: '要填写内容', en: 'something must be filled in' }, use: ['Dialog'] },
    {
      when: { zh: '错误属于页面的一部分', en: 'the failure belongs to a part of the page' },
      use: ['Notice', 'ErrorState'],
    },
  ],
  anatomy: [
    {
      part: 'scrim',
      is: {
        zh: '盖住页面的暗幕；页面不可触及、不滚动',
        en: 'the dimmed page; it cannot be reached and does not scroll',
      },
    },
    {
      part: 'root',
      is: {
        zh: '提示框，宽 420 px；手机上从底部升起',
        en: 'the alert, 420 px wide; on a phone from the bottom',
      },
    },
    {
      part: 'head',
      is: { zh: '标题与关闭按钮，始终可见', en: 'title and close button, always in sight' },
    },
    { part: 'title', is: { zh: '标题，也是对话框的名称', en: 'the title; it names the dialog' } },
    {
      part: 'body',
      is: { zh: '内容；放不下时在此滚动', en: 'the content; scrolls when it is too high' },
    },
    {
      part: 'words',
      is: { zh: '提示的话；作为框的描述读出', en: 'the words; read as its description' },
    },
    {
      part: 'foot',
      is: {
        zh: '按钮，最主要的在最后；手机上平分宽度',
        en: 'buttons, the strongest last; on a phone they share the width',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab / Shift + Tab',
      does: { zh: '在框内循环，不会移到页面上', en: 'goes round inside and never to the page' },
    },
    {
      keys: 'Escape',
      does: {
        zh: '等于“取消”；只有一个回答时等于那个回答',
        en: 'the same as cancelling; with one answer, that answer',
      },
    },
    { keys: 'Enter', does: { zh: '按下有焦点的回答', en: 'gives the answer that has the focus' } },
  ],
  accessibility: [
    {
      zh: '角色为 alertdialog：标题和话一起读出。',
      en: 'Its role is alertdialog: title and words are read together.',
    },
    {
      zh: '打开时焦点在“取消”上；只有一个回答时在它上面。',
      en: 'The answer that goes back has the focus when it opens; a single answer has it otherwise.',
    },
    {
      zh: '点击框外不起作用，不会误关。',
      en: 'A press outside does nothing, so it cannot be dismissed by accident.',
    },
  ],
  writing: [
    {
      zh: '先说发生了什么，再说会怎样：“订单取消后，已付款项原路退回。”',
      en: 'Say what happens next: “The money is returned the way it came.”',
    },
    {
      zh: '破坏性的回答用 critical，并写明动作：“取消订单”。',
      en: 'A destructive answer is critical and names the act: “Cancel the order”.',
    },
  ],
};
