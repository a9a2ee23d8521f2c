/**
 * How an order stands, in the buyer's words: one row for every status. Tag, sentence, strip and log all read it, so
 * they cannot disagree; the specification's own names stay beside it in the log (`orderStatus.label`).
 */
import { AUTO_RECEIVE_DAYS, DRAFT_KEPT_DAYS } from '../constants.ts';
import { type OrderStatus, orderStatus as s } from '../enums/order.ts';
import type { Words } from '../refusals/row.ts';

/** Stations of orders. */
export const stations = {
  placed: ['下单', 'Order'],
  paid: ['付款', 'Payment'],
  reviewed: ['审核', 'Review'],
  made: ['生产', 'Production'],
  accepted: ['接单', 'Acceptance'],
  picked: ['拣货', 'Picking'],
  shipped: ['发货', 'Shipping'],
  received: ['签收', 'Receipt'],
} as const satisfies Readonly<Record<string, Words>>;

/** The name of a station. */
export type Station = keyof typeof stations;

/** The stations that an order passes, in their order: one that is printed, and one whose goods lie on a shelf. */
export const orderWays = {
  printed: ['placed', 'paid', 'reviewed', 'made', 'shipped', 'received'],
  picked: ['placed', 'paid', 'accepted', 'picked', 'shipped', 'received'],
} as const satisfies Readonly<Record<string, readonly Station[]>>;
/** The name of a way. */
export type OrderWay = keyof typeof orderWays;

/** The sentence where the day is known that it hangs on. */
export interface Dated {
  /** Which one: the end of the time to pay or to submit (an instant), the day of sending or of arrival. */
  readonly by: 'payment' | 'removal' | 'shipping' | 'arrival';
  readonly sentence: (when: Words) => Words;
}

/** One status in the buyer's words. */
export interface Standing {
  /** On the tag. */
  readonly tag: Words;
  /** One sentence. */
  readonly sentence: Words;
  /** The same with its day; null where none matters. */
  readonly dated: Dated | null;
  /** The station under way; null when none is ahead any more, or when it is on no way. */
  readonly station: Station | null;
}

const row = (
  station: Station | null,
  tag: Words,
  sentence: Words,
  dated: Dated | null = null,
): Standing => ({ tag, sentence, dated, station });

const ships = ([zh, en]: Words): Dated => ({
  by: 'shipping',
  sentence: ([day, inEnglish]) => [
    `${zh}，预计 ${day} 发货`,
    `${en}; ships ${inEnglish} as planned`,
  ],
});

const arrives = ([zh, en]: Words): Dated => ({
  by: 'arrival',
  sentence: ([day, inEnglish]) => [
    `${zh}，预计 ${day} 送达`,
    `${en}; arrives ${inEnglish} as planned`,
  ],
});

/** A sentence, and the same followed by its day. */
const dated = (followedBy: (sentence: Words) => Dated, sentence: Words) =>
  [sentence, followedBy(sentence)] as const;

const toPay: Words = ['待付款', 'To be paid'];
const toChange: Words = ['待您修改', 'For you to change'];
const making: Words = ['生产中', 'In production'];

/** Registered, and nobody submitted it yet. */
export const unconfirmed: Standing = row(
  'placed',
  ['未提交', 'Not submitted'],
  ['还没有提交，请确认收货信息后付款', 'Not submitted yet; please confirm the receiver, then pay'],
  {
    by: 'removal',
    sentence: ([time, inEnglish]) => [
      `还没有提交，${DRAFT_KEPT_DAYS} 天后删除（${time}）`,
      `Not submitted yet; removed after ${DRAFT_KEPT_DAYS} days (${inEnglish})`,
    ],
  },
);

/** Every status of the specification. */
export const standings: Readonly<Record<OrderStatus, Standing>> = {
  [s.cancelled]: row(null, ['已取消', 'Cancelled'], ['订单已取消', 'Cancelled']),
  [s.registered]: row('paid', toPay, ['请付款，超时自动取消', 'Please pay, or it is cancelled'], {
    by: 'payment',
    sentence: ([time, inEnglish]) => [
      `请在 ${time} 前付款，超时自动取消`,
      `Please pay before ${inEnglish}, or the order is cancelled`,
    ],
  }),
  [s.reviewWithdrawn]: row('placed', toChange, [
    '审核未通过，请修改后重新提交',
    'Not approved; please change it and hand it in again',
  ]),
  [s.approved]: row('paid', toPay, ['审核已通过，请付款', 'Approved; please pay'], {
    by: 'payment',
    sentence: ([time, inEnglish]) => [
      `审核已通过，请在 ${time} 前付款`,
      `Approved; please pay before ${inEnglish}`,
    ],
  }),
  [s.ordered]: row('reviewed', ['审核中', 'In review'], ['已付款，正在审核', 'Paid, in review']),
  [s.reviewWithdrawnOrdered]: row('reviewed', toChange, [
    '已付款，审核未通过，请修改后重新提交',
    'Paid, but not approved; please change it and hand it in again',
  ]),
  [s.approvedOrdered]: row(
    'made',
    ['待排产', 'To be scheduled'],
    ...dated(ships, ['审核已通过，正在安排工厂', 'Approved, a factory is being chosen']),
  ),
  [s.allocated]: row(
    'made',
    ['待开工', 'To be started'],
    ['工厂已接单，等待开工', 'The factory has taken it and will start soon'],
  ),
  [s.workOrderOpened]: row('made', making, ...dated(arrives, ['正在生产', 'In production'])),
  [s.outsourced]: row(
    'made',
    making,
    ...dated(arrives, ['印后工艺由协作厂加工', 'Being finished by a partner']),
  ),
  [s.scanReturn]: row(
    'made',
    making,
    ...dated(arrives, [
      '印后工艺已完成，正送回工厂',
      'Finished by the partner, returning to the factory',
    ]),
  ),
  [s.returnedToFactory]: row(
    'made',
    making,
    ...dated(arrives, ['已回工厂，等待清点', 'Back at the factory, to be counted']),
  ),
  [s.storageWithdrawn]: row(
    'made',
    making,
    ...dated(arrives, ['成品重新清点中', 'Being counted again']),
  ),
  [s.partlyStored]: row(
    'made',
    making,
    ...dated(arrives, ['一部分已印好，其余正在生产', 'Partly finished, the rest is in production']),
  ),
  [s.stored]: row(
    'shipped',
    ['待发货', 'To be shipped'],
    ...dated(ships, ['已印好，等待发货', 'Finished, waiting to be shipped']),
  ),
  [s.shipping]: row(
    'shipped',
    ['发货中', 'Being shipped'],
    ...dated(arrives, ['正在打包，交给快递', 'Being packed and handed to the carrier']),
  ),
  [s.shipped]: row(
    'received',
    ['运输中', 'On the road'],
    ...dated(arrives, ['已交快递，运输途中', 'Handed to the carrier, on the road']),
  ),
  [s.inDelivery]: row(
    'received',
    ['派送中', 'Out for delivery'],
    [
      `快递正在派送，发货满 ${AUTO_RECEIVE_DAYS} 天自动确认签收`,
      `Out for delivery; receipt is confirmed by itself ${AUTO_RECEIVE_DAYS} days after shipping`,
    ],
  ),
  [s.delivered]: row(
    null,
    ['已签收', 'Received'],
    [
      '已签收，可再来一单；有问题请联系客服',
      'Received; order it again, or call us if something is wrong',
    ],
  ),
  [s.toReturn]: row(
    null,
    ['退回中', 'On its way back'],
    ['正在退回工厂', 'On its way back to the factory'],
  ),
  [s.returned]: row(
    null,
    ['已退回', 'Back at the factory'],
    ['已退回工厂，客服会联系您处理', 'Back at the factory; our service will contact you'],
  ),
  [s.deleted]: row(null, ['已删除', 'Removed'], ['订单已删除', 'Removed']),
};

/** What is said otherwise of an order that is picked: nothing of it is reviewed, scheduled or made. */
export const pickedStandings: Readonly<Partial<Record<OrderStatus, Standing>>> = {
  [s.ordered]: row(
    'accepted',
    ['待接单', 'To be accepted'],
    ['已付款，等待仓库接单', 'Paid, waiting for the warehouse'],
  ),
  [s.approvedOrdered]: row(
    'accepted',
    ['待接单', 'To be accepted'],
    ...dated(ships, ['已付款，等待仓库接单', 'Paid, waiting for the warehouse']),
  ),
  [s.allocated]: row(
    'picked',
    ['拣货中', 'Being picked'],
    ...dated(ships, ['仓库已接单，正在拣货', 'The warehouse has taken it and is picking']),
  ),
  [s.stored]: row(
    'shipped',
    ['待发货', 'To be shipped'],
    ...dated(ships, ['已拣好，等待发货', 'Picked, waiting to be shipped']),
  ),
};

/** How an order stands. @param isConfirmed false until it was submitted */
export const standingFor = (
  status: number,
  isConfirmed: boolean,
  way: OrderWay = 'printed',
): Standing => {
  const own = way === 'picked' ? pickedStandings[status as OrderStatus] : undefined;
  const known = own ?? standings[status as OrderStatus];
  if (!known) throw new Error(`${status} is no status of an order`);
  return status === s.registered && !isConfirmed ? unconfirmed : known;
};

/** What is said of a status where only its tag fits. */
export const standingTag = (status: number): Words => standingFor(status, true).tag;

/** Why an order that has missed a day is late, by where it stands. */
export const delays: Readonly<Record<number, Words>> = {
  [s.approvedOrdered]: ['排产晚于计划', 'it was scheduled later than planned'],
  [s.allocated]: ['开工晚于计划', 'production begins later than planned'],
  [s.workOrderOpened]: ['生产用时超过计划', 'production takes longer than planned'],
  [s.outsourced]: ['印后工艺用时超过计划', 'finishing takes longer than planned'],
  [s.scanReturn]: ['印后工艺用时超过计划', 'finishing takes longer than planned'],
  [s.returnedToFactory]: ['印后工艺用时超过计划', 'finishing takes longer than planned'],
  [s.storageWithdrawn]: ['成品正在重新清点', 'it is being counted again'],
  [s.partlyStored]: ['一部分还在生产', 'a part of it is still in production'],
  [s.stored]: ['等待快递揽收', 'it waits for the carrier'],
  [s.shipping]: ['交给快递晚于计划', 'it is handed over later than planned'],
  [s.shipped]: ['运输用时超过计划', 'the road takes longer than planned'],
  [s.inDelivery]: ['快递派送晚于计划', 'the carrier delivers later than planned'],
};

/** The same of one that is picked. */
export const pickedDelays: Readonly<Record<number, Words>> = {
  ...delays,
  [s.approvedOrdered]: ['接单晚于计划', 'it was taken later than planned'],
  [s.allocated]: ['拣货晚于计划', 'picking takes longer than planned'],
};

/** What happened, as the buyer's log calls it. */
export const happenings: Readonly<Record<string, Words>> = {
  CREATE: ['新建订单', 'Order started'],
  CONFIRM: ['提交订单', 'Order submitted'],
  DELIVERY_DATE_CHANGE: ['交期变更', 'Delivery date changed'],
  ADDRESS_CHANGE: ['修改地址', 'Address changed'],
  SPLIT_DELIVERY: ['修改收货地址', 'Addresses changed'],
  DROP_MOVED: ['一处有进展', 'One address moved on'],
  STOP_SHIPPING: ['停止发货', 'Shipping stopped'],
  RESUME_SHIPPING: ['恢复发货', 'Shipping goes on'],
  REVIEW_PASS: ['审核通过', 'Approved'],
  REVIEW_WITHDRAW: ['审核未通过', 'Not approved'],
  RESUBMIT: ['重新提交', 'Handed in again'],
  PAY: ['付款', 'Paid'],
  ALLOCATE: ['工厂接单', 'Taken by a factory'],
  UNALLOCATE: ['改派工厂', 'Another factory is chosen'],
  OPEN_WORK_ORDER: ['开始生产', 'Production started'],
  WITHDRAW_WORK_ORDER: ['暂缓生产', 'Production held back'],
  PICKED: ['拣货完成', 'Picked from stock'],
  PUT_BACK: ['放回货架', 'Put back into stock'],
  VIRTUAL_DONE: ['已开通', 'Done'],
  OUTSOURCE: ['送协作厂加工', 'Given to a partner'],
  SCAN_RETURN: ['协作厂加工完成', 'Finished by the partner'],
  CONFIRM_RETURN: ['回到工厂', 'Back at the factory'],
  REWORK: ['返工', 'Made again'],
  STORE_PART: ['一部分印好', 'Partly finished'],
  STORE_ALL: ['全部印好', 'All finished'],
  WITHDRAW_STORAGE: ['重新清点', 'Counted again'],
  LABEL: ['打包发货', 'Being packed'],
  CANCEL_LABEL: ['暂缓发货', 'Shipping held back'],
  ALL_HANDED_OVER: ['已交快递', 'Handed to the carrier'],
  CARRIER_MOVING: ['快递派送', 'Out for delivery'],
  SIGNED: ['签收', 'Signed for'],
  CONFIRM_RECEIPT: ['确认签收', 'Receipt confirmed'],
  AUTO_RECEIVE: ['自动确认签收', 'Receipt confirmed by itself'],
  CARRIER_RETURNING: ['快递退回', 'Returned by the carrier'],
  RETURN_AUTHORISED: ['同意退货', 'Return agreed'],
  RETURN_SCANNED: ['退回工厂', 'Back at the factory'],
  RETURN_CANCELLED: ['取消退货', 'Return cancelled'],
  RESHIP: ['重新发货', 'Shipped again'],
  CANCEL: ['取消订单', 'Order cancelled'],
  EXPIRE: ['超时取消', 'Cancelled for lack of payment'],
  HIDE: ['删除订单', 'Order removed'],
};
