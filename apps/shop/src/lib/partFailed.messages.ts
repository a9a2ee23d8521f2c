/** Texts of parts whose code did not load. */
import { dictionary } from './text.ts';

export const partFailedText = dictionary(
  {
    agreement: '《承印品协议书》没有打开，签订后才能下单',
    login: '登录窗口没有打开',
    session: '登录状态没有读到，暂时按访客显示',
    preview: '图片预览没有打开',
    cancel: '取消订单的窗口没有打开，订单没有变动',
    leaving: '确认窗口没有打开，填写的内容还在这一页',
    device: '确认窗口没有打开，设备没有退出',
    language: '部分英文文字没有加载出来',
    areas: '省市区没有加载出来',
    quoteSheet: '报价单没有打开',
    priceMoved: '价格有变化，说明没有打开，订单没有提交',
    why: '网络可能中断，或网站刚刚更新',
    still: '仍然没有打开：请检查网络，然后刷新页面',
    again: '重试',
    reload: '刷新页面',
  },
  {
    agreement: 'The print-content agreement did not open; orders need it signed',
    login: 'The login window did not open',
    session: 'We could not tell who is logged in; the shop is shown as to a visitor',
    preview: 'The picture did not open',
    cancel: 'The cancel window did not open; the order is unchanged',
    leaving: 'The question did not open; what you filled in is still on this page',
    device: 'The question did not open; no device was logged out',
    language: 'Some English texts did not load',
    areas: 'The list of regions did not load',
    quoteSheet: 'The quotation did not open',
    priceMoved: 'The price has moved and its lines did not open; nothing was ordered',
    why: 'The network may be down, or the site was just updated',
    still: 'It still did not open: check the network, then reload the page',
    again: 'Try again',
    reload: 'Reload the page',
  },
);
