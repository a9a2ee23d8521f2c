/** Refusals about goods of the shelf. */
import * as code from '../codes.ts';
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
});
