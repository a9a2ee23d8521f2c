// The manual page of QrCode.
import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  purpose: {
    zh: '让手机扫一扫继续：付款、登录、绑定微信。',
    en: 'Lets a phone go on by scanning: pay, sign in, link WeChat.',
  },
  alternatives: [
    {
      when: { zh: '客户就在手机上', en: 'the customer is on the phone already' },
      use: ['Link', 'Button'],
    },
  ],
  anatomy: [
    { part: 'root', is: { zh: '二维码所在的白色方块', en: 'the white square around the code' } },
    { part: 'code', is: { zh: '码，四周留白', en: 'the code with its quiet zone' } },
    { part: 'expired', is: { zh: '过期后的遮盖', en: 'what covers it when it has expired' } },
    { part: 'refresh', is: { zh: '换一张', en: 'asks for another' } },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: { zh: '过期后移到刷新按钮', en: 'to the refresh button, when it has expired' },
    },
    { keys: 'Enter / Space', does: { zh: '换一张', en: 'asks for another' } },
  ],
  accessibility: [
    {
      zh: '码是一张图，名称说明扫它做什么。',
      en: 'The code is a picture; its name says what scanning does.',
    },
    {
      zh: '过期时播报，码本身不再朗读。',
      en: 'Expiry is announced, and the code is no longer read.',
    },
    {
      zh: '深色主题与强制配色下也是白底深码，否则扫不出。',
      en: 'Dark on white in every theme and under forced colours, or phones cannot read it.',
    },
  ],
  writing: [
    {
      zh: '名称写动作与对象：“微信扫码支付 ¥46.50”；附上不扫码的办法。',
      en: 'Name the act and its object: “Pay ¥46.50 with WeChat”; offer a way without scanning.',
    },
  ],
};
