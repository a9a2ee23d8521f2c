/** What the server tells of after-sales: how it stands, what was judged, who acts next. */
import {
  type AfterSalesCause,
  type AfterSalesRecordStatus,
  type AfterSalesSolution,
  afterSalesCause,
  afterSalesSolution,
  afterSalesRecordStatus as r,
  refundMethod,
} from '../enums/afterSales.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Words } from '../refusals/row.ts';
import type { Liability } from '../rules/afterSales.ts';
import { dayWords } from './days.ts';
import { type MessageRow, messageRows } from './message.ts';
import { standingTag } from './orderStanding.ts';

const causeEnglish: Readonly<Record<AfterSalesCause, string>> = {
  [afterSalesCause.wrongOrder]: 'Ordered wrongly',
  [afterSalesCause.printing]: 'Printing',
  [afterSalesCause.cutting]: 'Cutting',
  [afterSalesCause.postPress]: 'Finishing',
  [afterSalesCause.packing]: 'Packing',
  [afterSalesCause.shipping]: 'Damaged on the way',
  [afterSalesCause.mistakenJob]: 'Wrong goods made',
  [afterSalesCause.wrongLabel]: 'Wrong label',
  [afterSalesCause.rawMaterial]: 'Material',
  [afterSalesCause.shortQuantity]: 'Pieces missing',
};

/** Chinese and English of a cause. */
export const causeWords = (cause: AfterSalesCause): Words => [
  afterSalesCause.label(cause),
  causeEnglish[cause],
];

const solutionEnglish: Readonly<Record<AfterSalesSolution, string>> = {
  [afterSalesSolution.returnAndRefund]: 'Return and refund',
  [afterSalesSolution.reprint]: 'Reprint',
  [afterSalesSolution.discount]: 'Discount',
  [afterSalesSolution.other]: 'Something else',
};

/** Chinese and English of a solution. */
export const solutionWords = (solution: AfterSalesSolution): Words => [
  afterSalesSolution.label(solution),
  solutionEnglish[solution],
];

const methodEnglish: Readonly<Record<number, string>> = {
  [refundMethod.none]: 'No refund',
  [refundMethod.originalRoute]: 'The way it was paid',
  [refundMethod.accountBalance]: 'To the balance',
  [refundMethod.bankTransfer]: 'By bank transfer',
  [refundMethod.cashRedPacket]: 'As a red packet',
};

/** Chinese and English of a way of refunding. */
export const methodWords = (way: number): Words => [
  refundMethod.label(way),
  methodEnglish[way] ?? '',
];

/** How a ticket stands, with its audit. */
export const claimStanding = messageRows('claimStanding', {
  pending: ['待审核', 'Under review'],
  failed: ['待补充凭证', 'More evidence needed'],
  processing: ['处理中', 'In hand'],
  suspended: ['已挂起', 'On hold'],
  completed: ['已完成', 'Done'],
  revoked: ['已撤销', 'Taken back'],
  cancelled: ['已取消', 'Closed'],
});
/** A key of {@link claimStanding}. */
export type ClaimStanding = keyof typeof claimStanding;

const recordEnglish: Readonly<Record<AfterSalesRecordStatus, string>> = {
  [r.invalid]: 'Void',
  [r.registered]: 'Registered',
  [r.reviewWithdrawn]: 'Approval withdrawn',
  [r.approved]: 'Approved',
  [r.recheckPending]: 'Goods are checked',
  [r.rechecked]: 'Goods checked',
  [r.refundPending]: 'Refund under way',
  [r.done]: 'Done',
  [r.deleted]: 'Deleted',
};

/** Where refunded money went when it did not go the way it came. */
export const refundRoute = messageRows('refundRoute', {
  redPacket: ['现金红包', 'a red packet'],
});

/** How a record stands. */
export const recordStanding = messageRows('claimRecord', {
  status: ({ status }: { readonly status: AfterSalesRecordStatus }): Words => [
    r.label(status),
    recordEnglish[status],
  ],
});

const liable: Readonly<Record<Liability, Words>> = {
  customer: ['由下单方承担', 'for the customer to answer for'],
  factory: ['由工厂承担', 'for the factory to answer for'],
  carrier: ['由快递承担，我们先行赔付', 'for the carrier to answer for; we pay first'],
};

/** What follows from what was told. */
export const judged = messageRows('claimJudged', {
  shortWithin: ({ percent, most }: { percent: number; most: number }): Words => [
    `差 ${percent} %，在 ±${most} % 内`,
    `${percent} % missing, within ±${most} %`,
  ],
  short: (of: {
    missing: number;
    unit: string;
    amount: Fen;
    percent: number;
    most: number;
  }): Words => [
    `缺 ${of.missing} ${of.unit}，可补印或退 ${moneyText(of.amount)}`,
    `${of.missing} missing (${of.percent} %, more than ±${of.most} %): reprinted, or ${moneyText(of.amount)} refunded`,
  ],
  cuttingWithin: ({ mm, most }: { mm: number; most: number }): Words => [
    `偏差 ${mm} mm，在 ±${most} mm 内`,
    `${mm} mm off, within ±${most} mm`,
  ],
  cutting: (of: {
    mm: number;
    most: number;
    amount: Fen;
    quantity: number;
    unit: string;
  }): Words => [
    `偏差 ${of.mm} mm，超过 ±${of.most} mm：${of.quantity} ${of.unit}可重印或退 ${moneyText(of.amount)}`,
    `${of.mm} mm off, more than ±${of.most} mm: ${of.quantity} reprinted, or ${moneyText(of.amount)} refunded`,
  ],
  wrongOrder: ({ amount }: { amount: Fen }): Words => [
    `下错单：重印 7 折，${moneyText(amount)}`,
    `Ordered wrongly: a reprint at 30 % off, ${moneyText(amount)}`,
  ],
  byPerson: ({ liability }: { liability: Liability }): Words => [
    `${liable[liability][0]}，由售后人员查看照片后答复`,
    `It is ${liable[liability][1]}; a person looks at the photographs and answers`,
  ],
});

/** Who acts next, and until when. */
export const claimNext = messageRows('claimNext', {
  audit: ['我们在 1 个工作日内答复', 'We answer within one working day'],
  evidence: ({ left, day }: { left: number; day: string }): Words => {
    const [zh, en] = dayWords(day);
    return left === 0
      ? [`补充次数已用完，${zh} 后自动关闭`, `No more evidence can be added; it closes after ${en}`]
      : [
          `还可补充 ${left} 次，${zh} 前`,
          `Evidence can be added ${left} more time${left === 1 ? '' : 's'}, until ${en}`,
        ];
  },
  sendBack: [
    '请寄回货物并填写寄回单号',
    'Please send the goods back and enter the tracking number',
  ],
  goods: ['货物寄回途中，到厂后复核', 'The goods are on their way and are checked at the factory'],
  refund: ['退款正在办理', 'The refund is being booked'],
  refundByBank: [
    '财务在 1-3 个工作日内汇出',
    'Finance sends the transfer within 1 to 3 working days',
  ],
  reprint: ({ orderSN }: { orderSN: string }): Words => [
    `重印订单 ${orderSN} 正在生产，发货后完成`,
    `Reprint ${orderSN} is being made; this is done when it ships`,
  ],
  payReprint: ({ orderSN, amount }: { orderSN: string; amount: Fen }): Words => [
    `请支付重印订单 ${orderSN}：${moneyText(amount)}`,
    `Please pay reprint ${orderSN}: ${moneyText(amount)}`,
  ],
  works: ['我们正在处理', 'We are working on it'],
  suspended: ({ day }: { day: string }): Words => {
    const [zh, en] = dayWords(day);
    return [
      `已挂起，${zh} 前请补充资料或寄回货物`,
      `On hold: please send what is missing before ${en}`,
    ];
  },
  over: ['售后已结束', 'It is over'],
});

/** How the order that makes it again stands. */
export const orderTag = messageRows('claimOrder', {
  status: ({ status }: { readonly status: number }): Words => standingTag(status),
});

/** Stations of a ticket's way. */
export const claimStation = messageRows('claimStation', {
  submitted: ['提交', 'Submitted'],
  audited: ['审核', 'Reviewed'],
  handled: ['处理', 'Handled'],
  completed: ['完成', 'Done'],
});

/** What happened to a ticket. */
export const claimEvent = messageRows('claimEvent', {
  SUBMIT: ['提交申请', 'Submitted'],
  PASS: ['审核通过', 'Review passed'],
  FAIL: ['审核不通过', 'Review not passed'],
  ADD_EVIDENCE: ['补充凭证', 'Evidence added'],
  ACCEPT: ['受理', 'Accepted'],
  REVOKE: ['撤销申请', 'Taken back'],
  CANCEL: ['已取消', 'Closed by the works'],
  EXPIRE: ['超时取消', 'Closed: no answer in time'],
  SUSPEND: ['挂起', 'Put on hold'],
  RESUME: ['恢复', 'Resumed'],
  COMPLETE: ['完成', 'Completed'],
  REGISTER: ['登记方案', 'Solution registered'],
  APPROVE: ['方案审核通过', 'Solution approved'],
  REVIEW_WITHDRAW: ['撤回方案审核', 'Approval withdrawn'],
  REREGISTER: ['重新登记方案', 'Registered again'],
  INVALIDATE: ['方案判为无效', 'Solution void'],
  GOODS_BACK: ['退货到厂，待复核', 'Goods are back'],
  RECHECK_CONFIRM: ['复核确认', 'Goods checked'],
  RECHECK_DISAGREE: ['复核不符', 'Goods are not as told'],
  MONEY_DUE: ['待退款', 'Refund due'],
  REFUND_BOOKED: ['退款完成', 'Refund booked'],
  DONE: ['方案完成', 'Solution done'],
  DELETE: ['删除方案', 'Solution deleted'],
  REPRINT: ['开重印订单', 'Reprint ordered'],
  RETURN_PARCEL: ['填写寄回单号', 'Return parcel named'],
});
/** A key of {@link claimEvent}. */
export type ClaimEventName = keyof typeof claimEvent;

/** What stands in the log and the price of an order that makes something again. */
export const claimNote = messageRows('claimNote', {
  reprint: ({ ticketSN, orderSN }: { ticketSN: string; orderSN: string }): Words => [
    `售后单 ${ticketSN}：订单 ${orderSN} 重印，无需付款`,
    `Ticket ${ticketSN}: a reprint of order ${orderSN}, at no cost`,
  ],
});

/** Every sentence about after-sales. */
export const afterSalesMessages: readonly MessageRow<never>[] = [
  ...Object.values(claimStanding),
  ...Object.values(recordStanding),
  ...Object.values(refundRoute),
  ...Object.values(judged),
  ...Object.values(claimNext),
  ...Object.values(orderTag),
  ...Object.values(claimStation),
  ...Object.values(claimEvent),
  ...Object.values(claimNote),
];
