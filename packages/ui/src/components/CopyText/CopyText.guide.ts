// The manual page of CopyText.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '显示一段别处要用的文字，并附复制按钮：订单号、地址、链接。',
    en: 'Shows a text that is needed elsewhere, with a button that copies it: an order number, an address, a link.',
  },
  alternatives: [
    {
      when: { zh: '文字可以修改', en: 'the text can be edited' },
      use: ['TextField'],
    },
    {
      when: { zh: '文字本身通向一个页面', en: 'the text leads to a page' },
      use: ['Link'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '一行：文字、按钮、结果', en: 'a line: text, button, outcome' } },
    { part: 'text', is: { zh: '显示并复制的文字', en: 'what is shown and copied' } },
    {
      part: 'outcome',
      is: {
        zh: '“已复制”，或浏览器为什么没有复制',
        en: '“Copied”, or why the browser did not copy',
      },
    },
  ],
  keyboard: [{ keys: 'Enter / Space', does: { zh: '复制', en: 'copies' } }],
  accessibility: [
    {
      zh: '按钮读作“复制订单号”，结果会播报。',
      en: 'The button is read as “Copy order number”, and the outcome is announced.',
    },
    {
      zh: '浏览器不允许复制时，文字已被选中，可用快捷键复制。',
      en: 'When the browser refuses, the text is selected and the keyboard can copy it.',
    },
  ],
  writing: [
    {
      zh: 'label 只写是什么：“订单号”“收货地址”。',
      en: 'The label only says what it is: “order number”, “address”.',
    },
  ],
};
