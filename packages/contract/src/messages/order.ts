/** What the server tells of an order: how it stands, what comes next, what happened and why. */
import { AUTO_RECEIVE_DAYS } from '../constants.ts';
import { type Factory, factory } from '../enums/factory.ts';
import { orderStatus } from '../enums/order.ts';
import { statusWords } from '../enums/orderStatusEnglish.ts';
import { orderChart } from '../lifecycles/order.ts';
import { type KeyedMessage, messageOf, type Words } from '../refusals/row.ts';
import { dayWords, minuteWords } from './days.ts';
import { type MessageRow, messageRows } from './message.ts';

/** A day. @see dayWords */
interface OnDay {
  readonly day: string;
}

/** An instant by which something must be done, in Shanghai's time. */
interface Until {
  readonly until: string;
}

const factoryEnglish: Readonly<Record<Factory, string>> = {
  [factory.yongcheng]: 'Yongcheng',
  [factory.chengdu]: 'Chengdu',
  [factory.tianshui]: 'Tianshui',
  [factory.tianjin]: 'Tianjin',
};

const onDay =
  (zh: (day: string) => string, en: (day: string) => string) =>
  ({ day }: OnDay): Words => {
    const [inChinese, inEnglish] = dayWords(day);
    return [zh(inChinese), en(inEnglish)];
  };

const until =
  (zh: (time: string) => string, en: (time: string) => string) =>
  (said: Until): Words => {
    const [inChinese, inEnglish] = minuteWords(said.until);
    return [zh(inChinese), en(inEnglish)];
  };

/** What happens next and when, in one line. */
export const hint = messageRows('hint', {
  refunded: ['已退款到原付款方式', 'Refunded the way it was paid'],
  cancelled: ['订单已取消，未产生费用', 'Cancelled at no cost'],
  confirm: ['请确认收货信息后付款', 'Please confirm the receiver, then pay'],
  payBefore: until(
    (time) => `请在 ${time} 前付款，超时自动取消`,
    (time) => `Please pay before ${time}, or the order is cancelled`,
  ),
  approvedPayBefore: until(
    (time) => `审核通过，请在 ${time} 前付款`,
    (time) => `Approved; please pay before ${time}`,
  ),
  mendFiles: [
    '审核未通过，请修改文件后重新提交',
    'Not approved; please mend the files and hand them in again',
  ],
  notApproved: ['审核未通过，客服会联系您', 'Not approved; our service will contact you'],
  filesInReview: ['已付款，正在审核文件', 'Paid; the files are being reviewed'],
  inReview: ['已付款，正在审核', 'Paid and being reviewed'],
  uploadFiles: [
    '已付款，请上传印刷文件后开始审核',
    'Paid; please upload the print files for review',
  ],
  shipsOn: onDay(
    (day) => `预计 ${day} 发货`,
    (day) => `Ships ${day} as planned`,
  ),
  toAllocate: ['等待分配工厂', 'Waiting for a factory'],
  accepted: (by: { readonly factory: Factory }) => [
    `${factory.label(by.factory)}已接单，等待开工`,
    `The ${factoryEnglish[by.factory]} factory has taken it and will start soon`,
  ],
  acceptedSomewhere: ['工厂已接单，等待开工', 'The factory has taken it and will start soon'],
  inProductionUntil: onDay(
    (day) => `生产中，预计 ${day} 送达`,
    (day) => `In production, arrives ${day} as planned`,
  ),
  inProduction: ['生产中', 'In production'],
  outsourced: ['外协加工中', 'Being finished by a partner'],
  scanned: ['外协完成，回厂扫描', 'Finished by the partner, returning to the factory'],
  back: ['已回厂，等待入库', 'Back at the factory, to be stored'],
  recount: ['入库复核中', 'Being counted again'],
  partlyStored: ['部分已入库，其余生产中', 'Partly stored, the rest is in production'],
  leavesBefore: onDay(
    (day) => `已入库，${day} 前发出`,
    (day) => `Stored, leaves before ${day}`,
  ),
  toShip: ['已入库，等待发货', 'Stored, waiting to be shipped'],
  labelling: ['正在打单发货', 'Being labelled and shipped'],
  onTheRoadUntil: onDay(
    (day) => `运输中，预计 ${day} 送达`,
    (day) => `On the road, arrives ${day} as planned`,
  ),
  onTheRoad: ['运输中', 'On the road'],
  inDelivery: [
    `派送中，发货满 ${AUTO_RECEIVE_DAYS} 天自动确认收货`,
    `Out for delivery; receipt is confirmed by itself ${AUTO_RECEIVE_DAYS} days after shipping`,
  ],
  received: [
    '已签收，可再来一单；有问题请联系客服',
    'Received; order it again, or call us if something is wrong',
  ],
  returning: ['退回途中', 'On its way back'],
  returned: ['已退回工厂，客服会联系您处理', 'Back at the factory; our service will contact you'],
  productToModify: ['产品规格需要修改', 'The specification has to be changed'],
  filesToModify: [
    '印刷文件需要修改，请重新上传',
    'The print files have to be changed, please upload them again',
  ],
  certificateToModify: ['授权证书需要修改', 'The certificate has to be changed'],
  paused: [
    '文件处理已暂停，客服会联系您',
    'Work on the files is paused; our service will contact you',
  ],
});

/** How an order stands. */
export const standing = messageRows('standing', {
  /** Registered, and nobody confirmed it yet: a name of its own. */
  unconfirmed: ['待确认', 'To be confirmed'],
  status: ({ status }: { readonly status: number }) => statusWords(status),
});

const eventEnglish: Readonly<Record<string, string>> = {
  CREATE: 'Order placed',
  CONFIRM: 'Order confirmed',
  DELIVERY_DATE_CHANGE: 'Delivery date changed',
  REVIEW_PASS: 'Review passed',
  REVIEW_WITHDRAW: 'Review withdrawn',
  RESUBMIT: 'Handed in again',
  PAY: 'Paid',
  ALLOCATE: 'Factory assigned',
  UNALLOCATE: 'Assignment withdrawn',
  OPEN_WORK_ORDER: 'Work order opened',
  WITHDRAW_WORK_ORDER: 'Work order withdrawn',
  PICKED: 'Picked from stock',
  VIRTUAL_DONE: 'Done',
  OUTSOURCE: 'Given to a partner',
  SCAN_RETURN: 'Scanned, returning to factory',
  CONFIRM_RETURN: 'Back at the factory',
  REWORK: 'Made again',
  STORE_PART: 'Partly stored',
  STORE_ALL: 'All stored',
  WITHDRAW_STORAGE: 'Storage withdrawn',
  LABEL: 'Labelled for shipping',
  CANCEL_LABEL: 'Label cancelled',
  ALL_HANDED_OVER: 'Handed over to the carrier',
  CARRIER_MOVING: 'In delivery',
  SIGNED: 'Signed for',
  CONFIRM_RECEIPT: 'Receipt confirmed',
  AUTO_RECEIVE: 'Receipt confirmed by itself',
  CARRIER_RETURNING: 'Returned by the carrier',
  RETURN_AUTHORISED: 'Return agreed',
  RETURN_SCANNED: 'Return scanned',
  RETURN_CANCELLED: 'Return cancelled',
  RESHIP: 'Shipped again',
  CANCEL: 'Order cancelled',
  EXPIRE: 'Cancelled for lack of payment',
  HIDE: 'Order removed',
};

const resting: Readonly<Record<string, string>> = {
  CREATE: '提交订单',
  CONFIRM: '确认订单',
  DELIVERY_DATE_CHANGE: '交期变更',
};

/** What an event is called; `to` is the status after it. */
export const step = messageRows('step', {
  event: ({ event, to }: { readonly event: string; readonly to: number }) => {
    const arrow = orderChart.transitions.find((row) => row.event === event && row.to === to);
    const [zh, en] = statusWords(to);
    return [resting[event] ?? arrow?.label ?? zh, eventEnglish[event] ?? en];
  },
});

/** Where an order has got to, for who looks it up. */
export const milestone = messageRows('milestone', {
  placed: ['提交订单', 'Placed'],
  paid: ['付款', 'Paid'],
  approved: ['审核通过', 'Approved'],
  inProduction: ['生产', 'Production'],
  shipped: ['发货', 'Shipping'],
  received: ['签收', 'Received'],
});

/** Why something happened, as history keeps it. */
export const note = messageRows('note', {
  // No amount: the timeline is also read by roles that see no prices.
  paidFromBalance: ['账户余额支付', 'Paid from the account balance'],
  cancelledByCustomer: ['客户取消', 'Cancelled by the customer'],
  notPaid: ({ hours }: { readonly hours: number }) => [
    `${hours} 小时未付款，自动取消`,
    `Not paid within ${hours} hours, cancelled by itself`,
  ],
  filesClean: ['文件检查无误，自动通过审核', 'The files are faultless and passed review'],
  noFilesToReview: ['无需再审文件，自动通过审核', 'No files to review, passed'],
  filesReplaced: ['客户已更换文件', 'The customer replaced the files'],
  shippedFor: ({ days }: { readonly days: number }) => [
    `发货满 ${days} 天，自动确认收货`,
    `Shipped ${days} days ago, receipt confirmed by itself`,
  ],
  shipDayMoved: ({ from, to }: { readonly from: string; readonly to: string }) => {
    const [before, after] = [dayWords(from), dayWords(to)];
    return [
      `发货日由 ${before[0]}改为 ${after[0]}`,
      `The day of shipping moved from ${before[1]} to ${after[1]}`,
    ];
  },
});

/** How an order stands. */
export const standingOf = (status: number, isConfirmed: boolean): KeyedMessage =>
  status === orderStatus.registered && !isConfirmed
    ? messageOf(standing.unconfirmed)
    : messageOf(standing.status, { status });

/** Every sentence about orders. */
export const orderMessages: readonly MessageRow<never>[] = [
  hint,
  standing,
  step,
  milestone,
  note,
].flatMap((area): readonly MessageRow<never>[] => Object.values(area));
