/** Refusals of after-sales. */
import * as code from '../codes.ts';
import type { ClaimOffer } from '../entities/afterSales.ts';
import type { AfterSalesRecordStatus } from '../enums/afterSales.ts';
import { type ClaimStanding, claimStanding, recordStanding } from '../messages/afterSales.ts';
import { dayWords } from '../messages/days.ts';
import { type Fen, moneyText } from '../money.ts';
import { refusals } from './row.ts';

const standingText = (standing: ClaimStanding) => claimStanding[standing].words(undefined);

export const afterSales = refusals('afterSales', {
  unknown: [code.notFound, ['没有这张售后单', 'There is no such ticket']],
  notYet: [
    code.wrongState,
    ['订单发货后才能申请售后', 'After-sales can be asked for once the order has shipped'],
  ],
  never: [code.wrongState, ['此订单不支持售后', 'After-sales cannot be asked for with this order']],
  over: [
    code.wrongState,
    ({ day }: { day: string }) => {
      const [zh, en] = dayWords(day);
      return [`已过申请期（${zh} 止）`, `It could be asked for until ${en}`];
    },
  ],
  ended: [
    code.wrongState,
    ({ day }: { day: string }) => {
      const [zh, en] = dayWords(day);
      return [`申请期已于 ${zh} 结束`, `It could be asked for until ${en}`];
    },
  ],
  another: [
    code.wrongState,
    ({ ticketSN }: { ticketSN: string; id: number }) => [
      `此款已有售后单 ${ticketSN}`,
      `This style has the ticket ${ticketSN} already`,
    ],
  ],
  offerMoved: [
    code.priceMoved,
    ({ offer }: { offer: ClaimOffer | null }) =>
      offer === null
        ? [
            '方案已失效，请重新判定',
            'The offer does not hold any more; please have it judged again',
          ]
        : [
            `方案金额已变为 ${moneyText(offer.amount)}`,
            `The offer is ${moneyText(offer.amount)} now`,
          ],
  ],
  noStyle: [code.invalidInput, ['订单没有这一款', 'The order has no such style']],
  styleTwice: [code.invalidInput, ['每款只能选一次', 'Each style can be chosen once']],
  noDrop: [code.invalidInput, ['订单没有这个地址', 'The order has no such address']],
  tooMany: [
    code.invalidInput,
    ({ most }: { most: number }) => [`问题数量为 1 至 ${most}`, `Between 1 and ${most} pieces`],
  ],
  receivedMissing: [code.invalidInput, ['请填写实收数量', 'Please enter how many arrived']],
  deviationMissing: [
    code.invalidInput,
    ['请填写偏差，单位 mm', 'Please enter how far off it is, in mm'],
  ],
  answered: [code.wrongState, ['此留言已回复', 'This message was answered']],
  markElsewhere: [
    code.invalidInput,
    ['标记不在所选款式的样张上', 'A mark is on no page of the styles that are chosen'],
  ],
  picturesMissing: [code.invalidInput, ['请上传照片', 'Please add photographs']],
  pictureUnusable: [
    code.invalidInput,
    ['图片不可用，请重新上传', 'A picture cannot be used; please upload it again'],
  ],
  notOffered: [code.invalidInput, ['方案中没有这一项', 'This is not among what is offered']],
  methodMissing: [code.invalidInput, ['请选择退款方式', 'Please choose how to refund']],
  parcelSent: [code.wrongState, ['已寄回货物', 'The goods are on their way back']],
  refunded: [code.wrongState, ['已退款', 'Money was refunded']],
  reprinted: [code.wrongState, ['重印订单已开', 'The reprint is ordered']],
  standsAt: [
    code.wrongState,
    ({ stands }: { stands: ClaimStanding }) => {
      const [zh, en] = standingText(stands);
      return [`售后单${zh}`, `The ticket stands at “${en}”`];
    },
  ],
  moved: [
    code.wrongState,
    ({ stands }: { stands: ClaimStanding }) => {
      const [zh, en] = standingText(stands);
      return [`此单已变为“${zh}”，未重复处理`, `It changed meanwhile: “${en}”. Nothing was done`];
    },
  ],
  closed: [
    code.wrongState,
    ['售后已关闭，不能再留言', 'The ticket is closed; nothing more can be said'],
  ],
  notAsked: [code.wrongState, ['现在无需补充凭证', 'No more evidence is asked for now']],
  roundsOver: [
    code.wrongState,
    ({ most }: { most: number }) => [
      `已补充 ${most} 次，不能再补充`,
      `Evidence was added ${most} times; no more can be`,
    ],
  ],
  noReturn: [code.wrongState, ['此售后单无需寄回货物', 'No goods are asked for']],
  notPrinted: [
    code.wrongState,
    ['现货不能重印，可退款', 'Goods from the shelf are not reprinted; they can be refunded'],
  ],
  /** At the desk. */
  answerMissing: [
    code.invalidInput,
    ['请填写 1 至 500 个字的回复', 'An answer of 1 to 500 characters'],
  ],
  noRecord: [code.notFound, ['没有这条处理记录', 'There is no such record']],
  noStep: [code.invalidInput, ['没有这一步', 'There is no such step']],
  recordStandsAt: [
    code.wrongState,
    ({ status }: { status: AfterSalesRecordStatus }) => {
      const [zh, en] = recordStanding.status.words({ status });
      return [`处理记录${zh}，未重复处理`, `The record stands at “${en}”; nothing was done twice`];
    },
  ],
  bankRefMissing: [
    code.invalidInput,
    ['请先汇款并填写银行流水号', 'Send the transfer first and give its number'],
  ],
  tooMuch: [
    code.invalidInput,
    ({ most }: { most: Fen }) => [
      `最多可退 ${moneyText(most)}`,
      `At most ${moneyText(most)} can go back`,
    ],
  ],
  belowOffer: [
    code.invalidInput,
    ({ least }: { least: Fen }) => [
      `已向客户承诺 ${moneyText(least)}，不能少于它`,
      `The customer was offered ${moneyText(least)}; it cannot be less`,
    ],
  ],
});
