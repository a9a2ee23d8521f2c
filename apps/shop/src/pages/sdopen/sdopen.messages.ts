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
    /** In the order of the entries. */
    does: [
      '填订单号，看做到哪一步',
      '从全部产品里选同一种，改好再下单',
      '纸张、工艺、不干胶、包装，摸过再定',
      '文件、交期、收货、售后，都有写好的答案',
    ],
  },
  {
    title: 'Quick entry',
    wait: 'Opening.',
    incomplete: 'The QR code is incomplete: please choose what to do',
    order: 'Look up this order',
    product: 'Order this product again',
    sample: 'Buy samples',
    help: 'Read the help',
    does: [
      'Enter its number to see how far it is',
      'Choose the same product, change what is needed, order',
      'Papers, finishes, labels and packaging to touch before you decide',
      'Files, delivery, receipt and after-sales, answered',
    ],
  },
);
