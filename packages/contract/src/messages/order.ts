/** What the server tells of an order: how it stands, what comes next, what happened and why. */
import { type Factory, factory } from '../enums/factory.ts';
import { orderStatus } from '../enums/order.ts';
import { statusWords } from '../enums/orderStatusEnglish.ts';
import { type KeyedMessage, messageOf, type Words } from '../refusals/row.ts';
import { dayWords, minuteWords, spanText } from './days.ts';
import { type MessageRow, messageRows } from './message.ts';
import {
  delays,
  happenings,
  type OrderWay,
  pickedDelays,
  type Standing,
  standingFor,
  standings,
  stations,
  unconfirmed,
} from './orderStanding.ts';

const factoryEnglish: Readonly<Record<Factory, string>> = {
  [factory.yongcheng]: 'Yongcheng',
  [factory.chengdu]: 'Chengdu',
  [factory.tianshui]: 'Tianshui',
  [factory.tianjin]: 'Tianjin',
};

/** A day or an instant of a status' sentence. @see Dated */
const whenWords = (at: string): Words => (at.length > 10 ? minuteWords(at) : dayWords(at));

/** A status, on which way. */
interface OfStatus {
  readonly status: number;
  /** Absent: it is printed. */
  readonly way?: OrderWay;
}

const ofStatus = ({ status, way }: OfStatus): Standing => standingFor(status, true, way);

/** As it is sent: what is printed is not said. */
export const ofWay = (way: OrderWay) => (way === 'picked' ? { way } : {});

/** What happens next and when, in one line. */
export const hint = messageRows('hint', {
  /** A status without a day. */
  status: (of: OfStatus) => ofStatus(of).sentence,
  /** A status with its day: an instant of Shanghai's time, or a day. */
  statusBy: ({ at, ...of }: OfStatus & { readonly at: string }) => {
    const { sentence, dated } = ofStatus(of);
    return dated?.sentence(whenWords(at)) ?? sentence;
  },
  /** It has missed a day: when it arrives now, and why it is late. */
  late: ({ status, way, day }: OfStatus & { readonly day: string }): Words => {
    const [zh, en] = dayWords(day);
    const [why, inEnglish] = (way === 'picked' ? pickedDelays : delays)[status] ?? ['', ''];
    return [
      `已延误，预计 ${zh} 送达${why && `：${why}`}`,
      `Late, now expected ${en}${inEnglish && `: ${inEnglish}`}`,
    ];
  },
  /** Not submitted: until when it is kept. */
  confirm: ({ at }: { readonly at: string }) =>
    unconfirmed.dated?.sentence(whenWords(at)) ?? unconfirmed.sentence,
  shippingStopped: [
    '已按您的要求停止发货，恢复发货后继续',
    'Shipping is stopped as you asked; it goes on when you say so',
  ],
  refunded: ['订单已取消，款项已退回原付款方式', 'Cancelled and refunded the way it was paid'],
  free: ['订单已取消，未产生费用', 'Cancelled at no cost'],
  notApproved: ['审核未通过，客服会联系您', 'Not approved; our service will contact you'],
  uploadFiles: [
    '已付款，请上传印刷文件后开始审核',
    'Paid; please upload the print files for review',
  ],
  /** Allocated, with the factory's name. */
  accepted: (by: { readonly factory: Factory }): Words => {
    const [zh, en] = standings[orderStatus.allocated].sentence;
    return [
      zh.replace('工厂', factory.label(by.factory)),
      en.replace('factory', `${factoryEnglish[by.factory]} factory`),
    ];
  },
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

/** How an order stands, and what the specification calls it. */
export const standing = messageRows('standing', {
  /** Registered, and nobody confirmed it yet. */
  unconfirmed: unconfirmed.tag,
  status: (of: OfStatus) => ofStatus(of).tag,
  /** Of several addresses some are further than the order: `status` is that of the furthest. */
  partly: (of: OfStatus): Words => {
    const [zh, en] = ofStatus(of).tag;
    return [`部分${zh}`, `Partly ${en.charAt(0).toLowerCase()}${en.slice(1)}`];
  },
  name: ({ status }: { readonly status: number }) => statusWords(status),
});

/** What happened. */
export const step = messageRows('step', {
  event: ({ event }: { readonly event: string }): Words => happenings[event] ?? [event, event],
});

/** Where an order has got to: its stations by name. */
export const station = messageRows('station', stations);

/** Why something happened, as history keeps it. */
export const note = messageRows('note', {
  // No amount: the timeline is also read by roles that see no prices.
  paidFromBalance: ['账户余额支付', 'Paid from the account balance'],
  paidByItself: ['审核通过，自动从余额支付', 'Approved, paid from the balance automatically'],
  paidByAlipay: ['支付宝支付', 'Paid with Alipay'],
  paidByWechat: ['微信支付', 'Paid with WeChat Pay'],
  paidByTransfer: ['银行转账', 'Paid by bank transfer'],
  cancelledByCustomer: ['客户取消', 'Cancelled by the customer'],
  notPaid: ({ hours }: { readonly hours: number }) => [
    `${spanText(hours)[0]}未付款，自动取消`,
    `Not paid within ${spanText(hours)[1]}, cancelled by itself`,
  ],
  filesClean: ['文件检查无误，自动通过审核', 'The files are faultless and passed review'],
  noFilesToReview: ['无需再审文件，自动通过审核', 'No files to review, passed'],
  askedDone: ['客户已按要求修改', 'The customer has done what was asked for'],
  filesConfirmed: ['客户确认文件，通过审核', 'The customer confirmed the files, passed'],
  filesReplaced: ['客户已更换文件', 'The customer replaced the files'],
  // Places are written in Chinese only, so that English readers are told that it changed.
  addressChanged: ({ from, to }: { readonly from: string; readonly to: string }) =>
    from === to
      ? [`${to}，收货人或门牌有改动`, 'Another receiver or street in the same place']
      : [`由 ${from} 改为 ${to}`, 'To another place'],
  dropsChanged: ({ drops }: { readonly drops: number }) =>
    drops === 1
      ? ['改为寄往 1 个地址', 'Goes to one address again']
      : [`改为寄往 ${drops} 个地址`, `Goes to ${drops} addresses`],
  /** `why` is what the works wrote; it was not kept in the beginning. */
  dropMoved: (at: {
    readonly position: number;
    readonly status: number;
    readonly why?: string | null;
  }) => {
    const [zh, en] = ofStatus(at).tag;
    return at.why
      ? [`地址 ${at.position}：${zh}，${at.why}`, `Address ${at.position}: ${en}, ${at.why}`]
      : [`地址 ${at.position}：${zh}`, `Address ${at.position}: ${en}`];
  },
  shippedFor: ({ days }: { readonly days: number }) => [
    `发货满 ${days} 天，自动确认签收`,
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

/**
 * How an order stands.
 * @param ahead status of the address that is further than the order; null when none is
 */
export const standingOf = (
  status: number,
  isConfirmed: boolean,
  ahead: number | null = null,
  way: OrderWay = 'printed',
): KeyedMessage => {
  if (standingFor(status, isConfirmed) === unconfirmed) return messageOf(standing.unconfirmed);
  return ahead === null
    ? messageOf(standing.status, { status, ...ofWay(way) })
    : messageOf(standing.partly, { status: ahead, ...ofWay(way) });
};

/** Every sentence about orders. */
export const orderMessages: readonly MessageRow<never>[] = [
  hint,
  standing,
  step,
  station,
  note,
].flatMap((area): readonly MessageRow<never>[] => Object.values(area));
