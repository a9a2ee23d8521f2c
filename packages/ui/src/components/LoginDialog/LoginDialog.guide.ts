// The manual page of LoginDialog.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '需要登录时不离开当前页面；关闭动画 0.5 秒。',
    en: 'Signing in without leaving the page; closing takes 0.5 s.',
  },
  alternatives: [
    { when: { zh: '单独的登录页', en: 'login has a page of its own' }, use: ['LoginForm'] },
    { when: { zh: '注册', en: 'it is a registration' }, use: ['Form'] },
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
      is: { zh: '登录框，宽 440 px，层级 1000', en: 'the dialog, 440 px wide, at 1000' },
    },
    {
      part: 'process-rule',
      is: { zh: '上缘的四色线', en: 'the four process colours on its edge' },
    },
    {
      part: 'head',
      is: { zh: '标题与关闭按钮，始终可见', en: 'title and close button, always in sight' },
    },
    { part: 'title', is: { zh: '标题，也是对话框的名称', en: 'the title; it names the dialog' } },
    {
      part: 'close',
      is: { zh: '右上角的关闭按钮，可以没有', en: 'the close button in the corner; may be absent' },
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
        zh: '关闭最上面的一层，焦点回到打开它的按钮',
        en: 'closes the topmost layer; the focus returns to the button that opened it',
      },
    },
    { keys: '← / →', does: { zh: '在标签上：切换方式', en: 'on the tabs: the other way' } },
    { keys: 'Enter', does: { zh: '在字段里：登录', en: 'in a field: signs in' } },
  ],
  accessibility: [
    {
      zh: '打开后焦点进入框内，先读出标题。',
      en: 'When it opens, the focus goes in and the title is read.',
    },
    {
      zh: '背后的页面对键盘和读屏都不存在，关闭后恢复，不留下任何元素。',
      en: 'The page behind is out of reach for keyboard and screen readers, and back when it closes; nothing is left of the dialog.',
    },
    {
      zh: '切换标签、关闭再打开，填过的内容都在。',
      en: 'What was typed survives a look at the other tab, and closing and opening again.',
    },
    { zh: '减弱动效时立即消失。', en: 'With reduced motion it is gone at once.' },
  ],
  writing: [{ zh: '标题说登录哪里：“登录版心印刷”。', en: 'The title says where one signs in.' }],
};
