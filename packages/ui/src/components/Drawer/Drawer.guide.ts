// The manual page of Drawer.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '靠边停留的内容：手机上的筛选、分类菜单、长选项。',
    en: 'What stands at the edge: filters on a phone, a category menu, long lists of options.',
  },
  alternatives: [
    { when: { zh: '有明确完成按钮的一件事', en: 'it is a task with an end' }, use: ['Dialog'] },
    {
      when: { zh: '桌面上有地方直接放', en: 'a wide window has room for it' },
      use: ['Split', 'SideMenu'],
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
        zh: '抽屉：桌面在右侧宽 420 px，手机从底部升起',
        en: 'the drawer: at the right, 420 px; on a phone from the bottom',
      },
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
    {
      part: 'body',
      is: { zh: '内容；放不下时在此滚动', en: 'the content; scrolls when it is too high' },
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
        zh: '关闭最上面的一层，焦点回到打开它的按钮',
        en: 'closes the topmost layer; the focus returns to the button that opened it',
      },
    },
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
  ],
  writing: [
    {
      zh: '底部按钮说结果：“完成”“查看 24 个结果”。',
      en: 'The button tells the result: “Show 24 results”.',
    },
  ],
};
