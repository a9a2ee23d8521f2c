/** Texts of the last look before favourites are ordered again. */
import { dictionary } from '../../lib/text.ts';

export const confirmReorderText = dictionary(
  {
    title: '确认返单',
    what: (count: number) => `将提交 ${count} 单，一次付款；付款前可以取消。`,
    to: '送到',
    off: '优惠',
    total: '合计',
    withoutFiles: (names: string) => `以下收藏先不带文件下单，请在订单里上传：${names}`,
    place: (amount: string) => `下单并付款 ${amount}`,
    back: '返回修改',
    failed: '没有下单，也没有扣款',
    movedTitle: '价格有变化',
    movedWhy: '价格在您确认之前有变化，还没有下单：',
    accept: (amount: string) => `按 ${amount} 下单`,
  },
  {
    title: 'Order again',
    what: (count: number) =>
      count === 1
        ? 'This makes 1 order; it can be cancelled until it is paid.'
        : `This makes ${count} orders with one payment; they can be cancelled until then.`,
    to: 'To',
    off: 'Discount',
    total: 'Total',
    withoutFiles: (names: string) =>
      `These are ordered without files; please upload them there: ${names}`,
    place: (amount: string) => `Order and pay ${amount}`,
    back: 'Back',
    failed: 'Nothing was ordered, nothing was charged',
    movedTitle: 'The price has moved',
    movedWhy: 'It moved before you confirmed; nothing is ordered yet:',
    accept: (amount: string) => `Order for ${amount}`,
  },
);
