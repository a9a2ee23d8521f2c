// The manual page of Dialog.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '在当前页面前完成一件小事：修改地址、填写备注。',
    en: 'One small task in front of the page: change an address, add a note.',
  },
  alternatives: [
    {
      when: { zh: '只问一个是或否的问题', en: 'it asks one question with two answers' },
      use: ['AlertDialog'],
    },
    {
      when: { zh: '筛选、菜单等靠边停留的内容', en: 'filters or a menu that stand at the edge' },
      use: ['Drawer'],
    },
    {
      when: { zh: '只是对旁边内容的补充', en: 'it adds to what stands beside it' },
      use: ['Popover'],
    },
    {
      when: { zh: '告知结果，不需要回答', en: 'it tells of a result and needs no answer' },
      use: ['ToastRegion'],
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
      is: { zh: '对话框；手机上从底部升起', en: 'the dialog; on a phone a sheet from the bottom' },
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
    {
      keys: '↑ / ↓',
      does: { zh: '内容过长时，在内容上滚动', en: 'scrolls long content that has the focus' },
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
    {
      zh: '内容超出时，内容区成为一个有名称的停留点，键盘可以滚动它。',
      en: 'Content that is too high becomes a named stop, so that the keyboard can scroll it.',
    },
    {
      zh: '框里可以再打开列表、气泡或另一个对话框；Escape 每次只关一层。',
      en: 'Lists, popovers and further dialogs can open inside; each Escape closes one.',
    },
  ],
  writing: [
    {
      zh: '标题说要做的事：“修改收货地址”，不用“提示”。',
      en: 'The title names the task: “Change the address”, not “Notice”.',
    },
    { zh: '按钮用动词说结果：“保存”，不用“确定”。', en: 'Buttons are verbs: “Save”, not “OK”.' },
  ],
};
