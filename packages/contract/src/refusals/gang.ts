/** Refusals of gang sheets: why jobs cannot lie together, and why a sheet stays as it is. */
import * as code from '../codes.ts';
import { standingTag } from '../messages/orderStanding.ts';
import type { Standing } from './order.ts';
import { refusals, type Words } from './row.ts';

interface Named {
  readonly zh: string;
  readonly en: string;
}
interface Two {
  readonly a: Named;
  readonly b: Named;
}
interface OfOrder {
  readonly orderSN: string;
}

export const gang = refusals('gang', {
  unknown: [code.notFound, ['没有这张版', 'There is no such sheet']],
  taken: [
    code.wrongState,
    ({ sheetNo, by }: { readonly sheetNo: string; readonly by: string }): Words => [
      `版 ${sheetNo} 已被他人处理（${by}），未覆盖`,
      `${by} has changed sheet ${sheetNo} meanwhile; nothing was overwritten`,
    ],
  ],
  gone: [
    code.wrongState,
    ['这张版已被他人处理', 'Somebody else has taken the sheet apart meanwhile'],
  ],
  orderTaken: [
    code.wrongState,
    ({ orderSN, sheetNo }: OfOrder & { readonly sheetNo: string }): Words => [
      `订单 ${orderSN} 已被他人处理：在版 ${sheetNo} 上`,
      `Somebody else has put order ${orderSN} on sheet ${sheetNo}`,
    ],
  ],
  otherPaper: [
    code.invalidInput,
    ({ a, b }: Two): Words => [`纸张不同：${a.zh}/${b.zh}`, `Different papers: ${a.en} / ${b.en}`],
  ],
  otherPrint: [
    code.invalidInput,
    ({ a, b }: Two): Words => [
      `印色或覆膜不同：${a.zh}/${b.zh}`,
      `Different inks or film: ${a.en} / ${b.en}`,
    ],
  ],
  otherFactory: [
    code.invalidInput,
    ({ orderSN }: OfOrder): Words => [
      `订单 ${orderSN} 由另一家工厂生产`,
      `Order ${orderSN} is made by another factory`,
    ],
  ],
  notGang: [
    code.invalidInput,
    ({ orderSN }: OfOrder): Words => [
      `订单 ${orderSN} 不是合版印刷`,
      `Order ${orderSN} is not printed on a shared sheet`,
    ],
  ],
  twice: [
    code.invalidInput,
    ({ orderSN }: OfOrder): Words => [
      `订单 ${orderSN} 放了两次`,
      `Order ${orderSN} is put down twice`,
    ],
  ],
  styleTwice: [
    code.invalidInput,
    ({ orderSN, style }: OfOrder & { readonly style: number }): Words => [
      `订单 ${orderSN} 的款 ${style} 放了两次`,
      `Style ${style} of order ${orderSN} is put down twice`,
    ],
  ],
  noStyle: [
    code.invalidInput,
    ({ orderSN, style }: OfOrder & { readonly style: number }): Words => [
      `订单 ${orderSN} 没有款 ${style}`,
      `Order ${orderSN} has no style ${style}`,
    ],
  ],
  unlaid: [
    code.wrongState,
    ({ orderSN, count }: OfOrder & { readonly count: number }): Words => [
      `订单 ${orderSN} 还差 ${count} 款没有上版，放齐后再开工单`,
      `Order ${orderSN} has ${count} ${count === 1 ? 'style' : 'styles'} on no sheet yet; please lay them first`,
    ],
  ],
  bound: [
    code.wrongState,
    ({ numbers }: { readonly numbers: readonly string[] }): Words => [
      `这些版有共同的订单，要一起处理，请核对后再操作：${numbers.join('、')}`,
      `These sheets share a job and go together; please check and try again: ${numbers.join(', ')}`,
    ],
  ],
  tooFull: [
    code.invalidInput,
    ['放不下：请移走一些订单', 'It does not fit: please take some orders off'],
  ],
  left: [
    code.wrongState,
    ({ orderSN, status }: OfOrder & Standing): Words => {
      const [zh, en] = standingTag(status);
      return [
        `订单 ${orderSN} 已变为“${zh}”，请从版上取下后再保存`,
        `Order ${orderSN} stands otherwise by now: ${en}. Please save the sheet without it`,
      ];
    },
  ],
  onSheet: [
    code.wrongState,
    ({ sheetNo }: { readonly sheetNo: string }): Words => [
      `已在版 ${sheetNo} 上，请在拼版里开工单`,
      `It lies on sheet ${sheetNo}; please open the work order there`,
    ],
  ],
  ofOrder: [
    code.wrongState,
    ({ orderSN, because }: OfOrder & { readonly because: Named }): Words => [
      `订单 ${orderSN}：${because.zh}。整版未处理`,
      `Order ${orderSN}: ${because.en}. Nothing was done to the sheet`,
    ],
  ],
  noStep: [
    code.wrongState,
    ['版上没有订单可以这样处理', 'No order on the sheet can take this step now'],
  ],
});
