/** Texts of the page that printed QR codes lead to. */
import { dictionary } from '../../lib/text.ts';

export const sdopenText = dictionary(
  {
    title: '快速入口',
    wait: '正在打开。',
    incomplete: '二维码内容不完整，请选择要做的事',
    order: '查这张订单',
    product: '按此产品再来一单',
    sample: '购买样册',
    help: '看帮助',
  },
  {
    title: 'Quick entry',
    wait: 'Opening.',
    incomplete: 'The QR code is incomplete: please choose what to do',
    order: 'Look up this order',
    product: 'Order this product again',
    sample: 'Buy samples',
    help: 'Read the help',
  },
);
