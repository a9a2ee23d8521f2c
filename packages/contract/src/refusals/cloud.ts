/** Refusals about the cloud warehouse. */
import * as code from '../codes.ts';
import type { CloudFees, CloudShort } from '../entities/cloudWarehouse.ts';
import { type Fen, moneyText } from '../money.ts';
import { refusals } from './row.ts';

export const cloud = refusals('cloud', {
  unknown: [
    code.notFound,
    ['云仓里没有这种商品', 'There are no such goods in the cloud warehouse'],
  ],
  short: [
    code.stockTooLow,
    ({ short }: { readonly short: readonly CloudShort[] }) => {
      const [first] = short;
      return first === undefined || short.length > 1
        ? ['有商品库存不足，请修改数量', 'Some goods are short; please change how many']
        : [`可用只有 ${first.left}`, `Only ${first.left} can be sent`];
    },
  ],
  priceMoved: [
    code.priceMoved,
    ({ seen, total }: { readonly seen: Fen; readonly total: Fen; readonly fees: CloudFees }) => [
      `价格有变化：${moneyText(seen)} → ${moneyText(total)}，请核对后再提交`,
      `The price has moved from ${moneyText(seen)} to ${moneyText(total)}, please look at it again`,
    ],
  ],
  carrier: [code.wrongState, ['请重新选择快递', 'Please choose the carrier again']],
  feesOwed: [
    code.wrongState,
    ({ owed }: { readonly owed: Fen }) => [
      `仓储费欠 ${moneyText(owed)}，充值后自动扣除，即可继续发货`,
      `Storage fees of ${moneyText(owed)} are owed; they are booked once the account is topped up, then parcels leave again`,
    ],
  ],
  notPrinted: [
    code.wrongState,
    ['现货商品不能存入云仓', 'Goods of the shelf cannot be stored in the cloud warehouse'],
  ],
  oneReceiver: [
    code.wrongState,
    [
      '存入云仓的订单不能分多个地址',
      'What is stored in the cloud warehouse goes to no other address',
    ],
  ],
  kept: [
    code.wrongState,
    [
      '货物存放在云仓，请在云仓下单发货',
      'The goods are in the cloud warehouse; send them from there',
    ],
  ],
  asOrdered: [
    code.wrongState,
    [
      '云仓订单按下单时的地址发货，请取消后重新下单',
      'Cloud warehouse orders go where they were ordered; please cancel and order anew',
    ],
  ],
  comesBack: [
    code.wrongState,
    [
      '退回的货物已入云仓，请重新下单发货',
      'What came back is in the cloud warehouse; please order it anew',
    ],
  ],
  noReceiver: [code.invalidInput, ['请选择收货地址', 'Please choose an address']],
  tooMany: [
    code.invalidInput,
    ({ most }: { readonly most: number }) => [
      `云仓商品超过 ${most.toLocaleString('en-US')} 种，请用筛选缩小范围`,
      `There are more than ${most.toLocaleString('en-US')} kinds of goods; please narrow the filter`,
    ],
  ],
});
