// The manual page of AgreementDialog.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '先阅读、再签订的协议；必须签订时没有别的出路。',
    en: 'An agreement that is read, then signed; when it is required there is no other way out.',
  },
  alternatives: [
    { when: { zh: '只需要勾选同意', en: 'a tick is enough' }, use: ['Checkbox'] },
    { when: { zh: '提问', en: 'it is a question' }, use: ['AlertDialog'] },
  ],
  anatomy: [
    {
      part: 'scrim',
      is: {
        zh: '盖住页面的暗幕；页面不可触及、不滚动',
        en: 'the dimmed page; it cannot be reached and does not scroll',
      },
    },
    { part: 'root', is: { zh: '对话框，宽 720 px', en: 'the dialog, 720 px wide' } },
    {
      part: 'head',
      is: { zh: '标题与关闭按钮，始终可见', en: 'title and close button, always in sight' },
    },
    { part: 'title', is: { zh: '标题，也是对话框的名称', en: 'the title; it names the dialog' } },
    {
      part: 'close',
      is: { zh: '右上角的关闭按钮，可以没有', en: 'the close button in the corner; may be absent' },
    },
    {
      part: 'body',
      is: { zh: '内容；放不下时在此滚动', en: 'the content; scrolls when it is too high' },
    },
    { part: 'notice', is: { zh: '为什么现在要签', en: 'why it must be signed now' } },
    { part: 'text', is: { zh: '协议正文，自己滚动', en: 'the text; it scrolls by itself' } },
    {
      part: 'foot',
      is: {
        zh: '按钮，最主要的在最后；手机上平分宽度',
        en: 'buttons, the strongest last; on a phone they share the width',
      },
    },
    { part: 'failure', is: { zh: '没有签成的原因', en: 'why it was not signed' } },
  ],
  keyboard: [
    { keys: 'Tab', does: { zh: '正文、按钮之间循环', en: 'between the text and the buttons' } },
    {
      keys: '↑ / ↓ / Page Up / Page Down',
      does: { zh: '在正文上：滚动', en: 'on the text: scrolls' },
    },
    {
      keys: 'Escape',
      does: {
        zh: '可以不签时关闭；必须签订时不起作用',
        en: 'closes it when it is free; does nothing when it is required',
      },
    },
  ],
  accessibility: [
    {
      zh: '只在阅读开始和结束时各读一次，不逐秒播报。',
      en: 'Announced when the wait starts and when it ends, not each second.',
    },
    {
      zh: '签订中按钮保留焦点，再次按下不起作用。',
      en: 'While it is signed the button keeps the focus and ignores presses.',
    },
    {
      zh: '背后的页面对键盘和读屏都不存在，关闭后恢复，不留下任何元素。',
      en: 'The page behind is out of reach for keyboard and screen readers, and back when it closes; nothing is left of the dialog.',
    },
  ],
  writing: [
    { zh: '说明为什么要签：“签订后可正常下单”。', en: 'Say what signing allows.' },
    { zh: '失败时说可以怎么办：“请重试”。', en: 'When it fails, say what to do.' },
  ],
};
