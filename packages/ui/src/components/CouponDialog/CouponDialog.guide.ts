// The manual page of CouponDialog.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '把新客礼包交给客户：打开、显示金额、收下。',
    en: 'Hands the gift pack to a new customer: open it, see the amount, keep it.',
  },
  alternatives: [
    { when: { zh: '告知优惠券到账', en: 'it only tells of a coupon' }, use: ['ToastRegion'] },
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
    {
      part: 'root',
      is: {
        zh: '礼包，宽 380 px；手机上从底部升起',
        en: 'the pack, 380 px wide; on a phone from the bottom',
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
    { part: 'stage', is: { zh: '校样台', en: 'the proof table' } },
    { part: 'drawing', is: { zh: '红封与券，只是图画', en: 'packet and coupon; decoration' } },
    {
      part: 'words',
      is: { zh: '现在是什么情况，变化时读出', en: 'how things stand; announced when it changes' },
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
      keys: 'Enter / Space',
      does: { zh: '打开礼包；再按一次收下', en: 'opens the pack; once more keeps it' },
    },
    {
      keys: 'Tab / Shift + Tab',
      does: { zh: '在框内循环，不会移到页面上', en: 'goes round inside and never to the page' },
    },
    {
      keys: 'Escape',
      does: { zh: '关闭；等待答复时不起作用', en: 'closes it; not while the answer is awaited' },
    },
  ],
  accessibility: [
    {
      zh: '金额写在券上，也作为一句话读出。',
      en: 'The amount stands on the coupon and is announced as a sentence.',
    },
    {
      zh: '从打开到收下，焦点一直在同一个按钮上。',
      en: 'From opening to keeping, the focus stays on the same button.',
    },
    { zh: '减弱动效时没有动画。', en: 'With reduced motion nothing moves.' },
  ],
  writing: [
    { zh: '拒绝时说原因和去处：“可在优惠券中查看”。', en: 'A refusal says why and where to look.' },
    { zh: '失败时说保留了什么：“您的领取资格不变”。', en: 'A failure says what was kept.' },
  ],
};
