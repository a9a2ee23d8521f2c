/** Refusals about goods of the shelf. */
import * as code from '../codes.ts';
import { type Fen, moneyText } from '../money.ts';
import { refusals } from './row.ts';

/** Of which goods there is less than asked for. */
export interface Short {
  readonly productId: number;
  /** Units that can be had. */
  readonly left: number;
}

export const stock = refusals('stock', {
  tooLow: [
    code.stockTooLow,
    ({ left }: Short) =>
      left === 0
        ? [
            '暂时缺货，请稍后再来或换一种商品',
            'It is out of stock; please come back or choose another',
          ]
        : [`库存只剩 ${left}，请减少数量`, `Only ${left} are left in stock; please order fewer`],
  ],
  unknown: [code.notFound, ['没有这种现货商品', 'There are no such goods in stock']],
  moved: [
    code.cartMoved,
    [
      '购物车已在另一窗口更新，请核对后再改',
      'The cart was changed in another window, please look at it again',
    ],
  ],
  full: [
    code.cartFull,
    ({ most }: { readonly most: number }) => [
      `购物车最多 ${most} 种商品，请先移除一部分`,
      `A cart takes ${most} kinds of goods; please remove some first`,
    ],
  ],
  inStock: [
    code.wrongState,
    ({ left }: { readonly left: number }) => [
      `已经到货，现在可用 ${left}，可以直接购买`,
      `They have come in: ${left} can be had now`,
    ],
  ],
  nothing: [code.wrongState, ['没有要结算的商品', 'There is nothing to check out']],
  someTooLow: [
    code.stockTooLow,
    (_: { readonly short: readonly Short[] }) => [
      '有商品库存不足，请修改数量或移除后再提交',
      'Some goods are short; please change how many, or remove them',
    ],
  ],
  sumMoved: [
    code.priceMoved,
    ({ seen, total }: { readonly seen: Fen; readonly total: Fen }) => [
      `价格有变化：${moneyText(seen)} → ${moneyText(total)}，请核对后再提交`,
      `The price has moved from ${moneyText(seen)} to ${moneyText(total)}, please look at it again`,
    ],
  ],
  carrier: [code.wrongState, ['请重新选择快递', 'Please choose the carrier again']],
});
