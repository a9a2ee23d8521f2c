/** What the shop tells a customer on the site: a title and a sentence for each kind, and who reads it. */
import type { AuthFailure } from '../entities/authentication.ts';
import type { Bilingual } from '../entities/bilingual.ts';
import type { KeptGoods, PayChannelName } from '../entities/payment.ts';
import type { BackWhy } from '../entities/receipts.ts';
import type { MessageGroup, MessageKind, MessageWay } from '../entities/siteMessage.ts';
import type { CustomerType } from '../enums/customer.ts';
import { growthLevels } from '../membership.ts';
import { type Fen, fen, moneyText } from '../money.ts';
import type { Words } from '../refusals/row.ts';
import type { CustomerContact } from '../rules/customer.ts';
import type { OwnWay } from '../rules/ownWays.ts';
import { type Permission, permissions } from '../rules/permissions.ts';
import type { Right } from '../rules/rights.ts';
import { type ClaimStanding, claimStanding } from './afterSales.ts';
import {
  contactWords,
  customerTypeWords,
  type DeskCouponKind,
  deskCouponWords,
} from './customerWords.ts';
import { dayWords, minuteWords, spanText } from './days.ts';
import { type MessageRow, messageRows } from './message.ts';
import { standingTag } from './orderStanding.ts';
import { method } from './payment.ts';
import { backWhy } from './receipts.ts';

/**
 * Why an address did not change: the order went too far and stands so, its freight is another one by now, nobody paid in
 * so many hours, the payment was closed or replaced, or it was paid before.
 */
export type Unchanged =
  | { readonly by: 'tooLate'; readonly status: number }
  | { readonly by: 'expired'; readonly hours: number }
  | { readonly by: 'moved' | 'over' | 'paid' };

/** Money that came and paid nothing. */
interface Unplaced {
  readonly amount: Fen;
  readonly channel: PayChannelName;
  /** The payment that it names, and what that asks for; null when it names none. */
  readonly of: { readonly paymentSN: string; readonly due: Fen } | null;
}

/** Money that goes back, and what for: an order, a withdrawal, or a payment that took no more. */
type GoingBack = { readonly amount: Fen } & (
  | { readonly orderSN: string }
  | { readonly paymentSN: string; readonly isWithdrawal: boolean }
);

/** Values that the sentences are made of, by kind. */
export interface MessageValues {
  /** The reason as the works wrote it. */
  readonly reviewWithdrawn: { readonly orderSN: string; readonly why: string | null };
  readonly filesToModify: { readonly orderSN: string; readonly why: string | null };
  /** By the works, at the factory. */
  readonly cancelled: { readonly orderSN: string; readonly why: string | null };
  readonly returnAgreed: { readonly orderSN: string; readonly why: string | null };
  /** The day of arrival; null while nobody knows. */
  readonly approved: { readonly orderSN: string; readonly day: string | null };
  /** The instant in Shanghai's time. */
  readonly unpaidSoon: { readonly orderSN: string; readonly until: string };
  /** Nobody paid it in so many hours; where the goods that were kept for it lie again. */
  readonly unpaidOver: {
    readonly orderSN: string;
    readonly hours: number;
    readonly goods?: KeptGoods;
  };
  /** Days of sending. */
  readonly promiseMoved: { readonly orderSN: string; readonly from: string; readonly to: string };
  /** What its carrier said last, in its own words. */
  readonly parcelProblem: {
    readonly orderSN: string;
    readonly trackingNo: string | null;
    readonly why?: string;
  };
  /** Not by a carrier, and for pick-up where it waits. */
  readonly shipped: {
    readonly orderSN: string;
    readonly trackingNo: string | null;
    readonly way?: OwnWay;
    readonly at?: Bilingual;
  };
  /** What its carrier said last, in its own words. */
  readonly returning: { readonly orderSN: string; readonly why?: string };
  /** The last day on which after-sales can be asked for; absent where there are none. */
  readonly received: { readonly orderSN: string; readonly day?: string };
  /** Without a channel it went back to the balance. */
  readonly refunded: {
    readonly orderSN: string;
    readonly amount: Fen;
    readonly channel?: PayChannelName;
    /** It became a red packet. */
    readonly isRedPacket?: true;
  };
  /** Money that came for a payment that was over or paid goes back the way it came. */
  readonly moneyReturned: {
    readonly paymentSN: string;
    readonly amount: Fen;
    readonly channel: PayChannelName;
  };
  /** Money that came and paid nothing is in the balance, of which so much is there now. */
  readonly unplacedCredited: Unplaced & { readonly balance: Fen };
  /** Money that came and paid nothing was sent back the way it came. */
  readonly unplacedReturned: Unplaced;
  /** Money that came for a change of address that could not be made any more goes back the way it came. */
  readonly freightReturned: {
    readonly orderSN: string;
    readonly amount: Fen;
    readonly channel: PayChannelName;
    readonly why: Unchanged;
  };
  /** Its channel does not give it back, so people send it. */
  readonly wayBackShut: GoingBack & { readonly channel: PayChannelName; readonly why: BackWhy };
  /** It went back after that, by the bank or by its channel after all. */
  readonly sentBack: GoingBack & { readonly channel: PayChannelName };
  /** A change of address that waited for its freight was dropped. */
  readonly addressKept: { readonly orderSN: string; readonly why: Unchanged };
  readonly couponExpiring: { readonly count: number; readonly day: string };
  /** What is left, and the sum that the customer set. */
  readonly balanceLow: { readonly balance: Fen; readonly alert: Fen };
  /** What was paid in, what was given for it, and what is there now. */
  readonly toppedUp: { readonly amount: Fen; readonly bonus: Fen; readonly balance: Fen };
  /** An order paid itself from the balance, of which so much is left. */
  readonly paidAutomatically: {
    readonly orderSN: string;
    readonly amount: Fen;
    readonly balance: Fen;
  };
  /** What a month brought, YYYY-MM, and the balance with it. */
  readonly cashback: { readonly month: string; readonly amount: Fen; readonly balance: Fen };
  readonly withdrawalPaid: { readonly amount: Fen };
  /** The reason as the desk wrote it. */
  readonly withdrawalReturned: { readonly amount: Fen; readonly why: string };
  /** A sub-account confirmed an order above the sum to be told of, or above what it may pay: then it waits. */
  readonly largeOrder: {
    readonly orderSN: string;
    readonly name: string;
    readonly amount: Fen;
    /** Absent in messages of before: it waits. */
    readonly waits?: boolean;
  };
  /** The day by which it is issued; absent once that is over. */
  readonly invoiceApproved: {
    readonly invoiceId: number;
    readonly amount: Fen;
    readonly day?: string;
  };
  /** The reason as the desk wrote it. */
  readonly invoiceRejected: { readonly invoiceId: number; readonly why: string };
  /** It was approved before; the reason as the desk wrote it. */
  readonly invoiceCancelled: { readonly invoiceId: number; readonly why: string };
  /** Its number; the amount is negative for a red one. */
  readonly invoiceIssued: {
    readonly invoiceId: number;
    readonly number: string;
    readonly amount: Fen;
  };
  /** Paper is on its way. */
  readonly invoiceSent: {
    readonly invoiceId: number;
    readonly number: string;
    readonly carrier: string;
    readonly trackingNo: string;
  };
  /** The reason as the desk wrote it. */
  readonly invoiceVoided: {
    readonly invoiceId: number;
    readonly number: string;
    readonly why: string;
  };
  /** The letter with its files did not arrive. */
  readonly invoiceUnsent: {
    readonly invoiceId: number;
    readonly number: string;
    readonly address: string;
  };
  /** A reversal waits for the buyer until an instant. */
  readonly redWaiting: { readonly invoiceId: number; readonly amount: Fen; readonly until: string };
  /** The works do not agree to a reversal; the reason as they wrote it. */
  readonly redDenied: { readonly invoiceId: number; readonly amount: Fen; readonly why: string };
  /** The works have taken a reversal back that waited for the buyer. */
  readonly redWithdrawn: { readonly invoiceId: number; readonly amount: Fen };
  /** Goods of the shelf, by their names in both languages, with the units that can be had. */
  readonly restocked: {
    readonly productId: number;
    readonly name: string;
    readonly nameEn: string;
    readonly available: number;
  };
  /** Whole days until the paid membership ends, and its last day. */
  readonly vipExpiring: { readonly left: number; readonly day: string };
  /** A membership was paid for: its level, its days, and what was paid. */
  readonly vipBought: {
    readonly level: number;
    readonly from: string;
    readonly until: string;
    readonly amount: Fen;
  };
  /** The level that grows is another one; 0 is none. */
  readonly levelMoved: { readonly from: number; readonly to: number };
  /** Custody goods have fallen to the alert that the customer set. */
  readonly cloudLow: {
    readonly code: string;
    readonly name: string;
    readonly available: number;
    readonly alert: number;
    readonly unit: string;
  };
  /** Keeping of a month, YYYY-MM, and the balance after it. */
  readonly storageBooked: {
    readonly month: string;
    readonly amount: Fen;
    readonly balance: Fen;
  };
  /** The balance did not reach it; the day from which on nothing leaves the warehouse. */
  readonly storageOwed: { readonly month: string; readonly amount: Fen; readonly day: string };
  /** A ticket of after-sales stands elsewhere; the order that it is about is named by the ticket. */
  readonly ticketMoved: {
    readonly ticketId: number;
    readonly ticketSN: string;
    readonly standing: ClaimStanding;
  };
  /** The works have answered in a ticket; how their words begin. */
  readonly ticketAnswered: {
    readonly ticketId: number;
    readonly ticketSN: string;
    readonly words: string;
  };
  /** The shop has answered an opinion; how its words begin. */
  readonly opinionAnswered: { readonly number: string; readonly words: string };
  /** More is wanted, until the end of that day. */
  readonly evidenceAsked: {
    readonly ticketId: number;
    readonly ticketSN: string;
    readonly day: string;
  };
  /** The name of the company; the reason as the works wrote it when they passed it without a document. */
  readonly authPassed: { readonly company: string; readonly why?: string };
  readonly authFailed: { readonly failure: AuthFailure };
  /** The reason as the works wrote it. */
  readonly authRejected: { readonly why: string };
  readonly certificateApproved: { readonly brand: string; readonly number: string };
  readonly certificateRejected: { readonly brand: string; readonly why: string };
  /** Whole days until it ends, and its last day; what a clerk wrote who reminds of it once more. */
  readonly certificateExpiring: {
    readonly brand: string;
    readonly left: number;
    readonly day: string;
    readonly why?: string;
  };
  readonly passwordChanged: Record<never, never>;
  readonly loginChanged: { readonly what: 'qq' | 'wechat' | 'mail' | 'mobile' | 'name' };
  /** Another price list holds from now on; the reason as the works wrote it. */
  readonly typeChanged: {
    readonly from: CustomerType;
    readonly to: CustomerType;
    readonly why: string;
  };
  /** Who looks after the customer, or brings the goods; null: whoever is there. */
  readonly contactChanged: {
    readonly role: CustomerContact;
    readonly name: string | null;
    readonly why: string;
  };
  /** Each takes off so much, of goods of so much at least, until the end of that day. */
  readonly couponsGiven: {
    readonly count: number;
    readonly kind: DeskCouponKind;
    readonly amount: Fen;
    readonly minSpend: Fen;
    readonly day: string;
    readonly why: string;
  };
  /** A device was logged out by the works: from where it was used, and when last. */
  readonly deviceEnded: { readonly ip: string; readonly usedAt: string; readonly why: string };
}

/** What a login holds by its roles: how far it reaches, or pages that it may open. */
export type Holding = Right | Permission;

interface Kind {
  readonly group: MessageGroup;
  /** Whoever lacks it does not see the message: no role learns what it may not. */
  readonly needs?: Holding;
  /** How it travels beside the message centre: to logins that agreed. */
  readonly ways?: readonly MessageWay[];
  /** It travels without being asked for: the safety of the account. */
  readonly isForced?: true;
}

/** Every kind of message. */
export const messageKinds: Readonly<Record<MessageKind, Kind>> = {
  reviewWithdrawn: { group: 'order', ways: ['sms', 'mail'] },
  filesToModify: { group: 'order', ways: ['sms', 'mail'] },
  cancelled: { group: 'order', ways: ['sms', 'mail'] },
  returnAgreed: { group: 'order', ways: ['mail'] },
  approved: { group: 'order' },
  unpaidSoon: { group: 'order', needs: 'pay', ways: ['sms'] },
  unpaidOver: { group: 'order' },
  promiseMoved: { group: 'order', ways: ['sms', 'mail'] },
  shipped: { group: 'order', ways: ['sms'] },
  parcelProblem: { group: 'order', ways: ['sms'] },
  returning: { group: 'order', ways: ['sms'] },
  received: { group: 'order' },
  refunded: { group: 'money', needs: 'prices', ways: ['mail'] },
  moneyReturned: { group: 'money', needs: 'prices', ways: ['mail'] },
  unplacedCredited: { group: 'money', needs: 'prices', ways: ['mail'] },
  unplacedReturned: { group: 'money', needs: 'prices', ways: ['mail'] },
  freightReturned: { group: 'money', needs: 'prices', ways: ['mail'] },
  wayBackShut: { group: 'money', needs: 'prices', ways: ['sms', 'mail'] },
  sentBack: { group: 'money', needs: 'prices', ways: ['mail'] },
  addressKept: { group: 'order', ways: ['sms', 'mail'] },
  couponExpiring: { group: 'money', needs: 'prices' },
  balanceLow: { group: 'money', needs: 'prices', ways: ['sms', 'mail'] },
  toppedUp: { group: 'money', needs: 'prices', ways: ['mail'] },
  paidAutomatically: { group: 'money', needs: 'prices', ways: ['mail'] },
  cashback: { group: 'money', needs: 'prices', ways: ['mail'] },
  withdrawalPaid: { group: 'money', needs: 'prices', ways: ['mail'] },
  withdrawalReturned: { group: 'money', needs: 'prices', ways: ['mail'] },
  invoiceApproved: { group: 'invoice', needs: permissions.invoices },
  invoiceRejected: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  invoiceCancelled: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  invoiceIssued: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  invoiceSent: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  invoiceVoided: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  invoiceUnsent: { group: 'invoice', needs: permissions.invoices },
  redWaiting: { group: 'invoice', needs: permissions.invoices, ways: ['sms', 'mail'] },
  redDenied: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  redWithdrawn: { group: 'invoice', needs: permissions.invoices, ways: ['mail'] },
  largeOrder: { group: 'order', needs: 'payBeyondLimit', ways: ['sms'] },
  restocked: { group: 'order', ways: ['sms', 'mail'] },
  vipExpiring: { group: 'account', ways: ['mail'] },
  vipBought: { group: 'money', needs: 'prices', ways: ['mail'] },
  levelMoved: { group: 'account', needs: 'prices', ways: ['mail'] },
  cloudLow: { group: 'order', ways: ['sms', 'mail'] },
  storageBooked: { group: 'money', needs: 'prices', ways: ['mail'] },
  storageOwed: { group: 'money', needs: 'prices', ways: ['sms', 'mail'] },
  authPassed: { group: 'account', needs: 'company', ways: ['sms', 'mail'] },
  authFailed: { group: 'account', needs: 'company', ways: ['sms', 'mail'] },
  authRejected: { group: 'account', needs: 'company', ways: ['sms', 'mail'] },
  certificateApproved: { group: 'account', needs: 'files', ways: ['mail'] },
  certificateRejected: { group: 'account', needs: 'files', ways: ['mail'] },
  certificateExpiring: { group: 'account', needs: 'files', ways: ['mail'] },
  passwordChanged: { group: 'account', ways: ['sms', 'mail'], isForced: true },
  loginChanged: { group: 'account', ways: ['sms', 'mail'], isForced: true },
  typeChanged: { group: 'account', needs: 'prices', ways: ['mail'] },
  contactChanged: { group: 'account' },
  couponsGiven: { group: 'money', needs: 'prices', ways: ['mail'] },
  deviceEnded: { group: 'account', ways: ['sms', 'mail'], isForced: true },
  ticketMoved: { group: 'afterSales', needs: permissions.afterSales, ways: ['sms'] },
  evidenceAsked: { group: 'afterSales', needs: permissions.afterSales, ways: ['sms', 'mail'] },
  ticketAnswered: { group: 'afterSales', needs: permissions.afterSales, ways: ['sms'] },
  opinionAnswered: { group: 'account', ways: ['mail'] },
};

/** The ways that a login can choose for a group; what is forced is no choice. */
export const waysOfGroup = (group: MessageGroup): readonly MessageWay[] => [
  ...new Set(
    Object.values(messageKinds).flatMap((kind) =>
      kind.group === group && !kind.isForced ? (kind.ways ?? []) : [],
    ),
  ),
];

export const messageTitle = messageRows('messageTitle', {
  reviewWithdrawn: ['订单审核未通过', 'Review not passed'],
  filesToModify: ['文件需要修改', 'Files need changes'],
  cancelled: ['订单已取消', 'Order cancelled'],
  returnAgreed: ['同意退货', 'Return agreed'],
  approved: ['审核通过', 'Review passed'],
  unpaidSoon: ['订单即将取消', 'Order about to be cancelled'],
  unpaidOver: ['订单超时取消', 'Order not paid in time'],
  promiseMoved: ['交期有变', 'Delivery date changed'],
  shipped: ['订单已发货', 'Order shipped'],
  parcelProblem: ['包裹没有送到', 'Parcel not delivered'],
  returning: ['包裹退回中', 'Parcel is coming back'],
  received: ['订单已签收', 'Order received'],
  refunded: ['退款到账', 'Refund booked'],
  moneyReturned: ['款项原路退回', 'Money goes back'],
  unplacedCredited: ['来款已转入余额', 'Money put into the balance'],
  unplacedReturned: ['来款已退回', 'Money sent back'],
  freightReturned: ['运费差额原路退回', 'Freight goes back'],
  wayBackShut: ['款项不能原路退回', 'Money cannot go back the way it came'],
  sentBack: ['款项已退回', 'Money sent back'],
  addressKept: ['收货地址没有修改', 'Address not changed'],
  couponExpiring: ['优惠券即将到期', 'Coupons about to expire'],
  balanceLow: ['余额不足提醒', 'Balance is low'],
  toppedUp: ['充值到账', 'Top-up booked'],
  paidAutomatically: ['订单已自动付款', 'Order paid automatically'],
  cashback: ['签约返现到账', 'Cashback booked'],
  withdrawalPaid: ['提现已处理', 'Withdrawal sent'],
  withdrawalReturned: ['提现已退回', 'Withdrawal given back'],
  invoiceApproved: ['发票申请已通过', 'Invoice application approved'],
  invoiceRejected: ['发票申请被驳回', 'Invoice application rejected'],
  invoiceCancelled: ['发票申请已取消', 'Invoice application cancelled'],
  invoiceIssued: ['发票已开出', 'Invoice issued'],
  invoiceSent: ['发票已寄出', 'Invoice sent'],
  invoiceVoided: ['发票已作废', 'Invoice voided'],
  invoiceUnsent: ['发票邮件未送达', 'Invoice e-mail not delivered'],
  redWaiting: ['红冲待您确认', 'A reversal waits for you'],
  redDenied: ['红冲未同意', 'Reversal not agreed'],
  redWithdrawn: ['红冲已撤回', 'Reversal withdrawn'],
  largeOrder: ['子账号大额订单', 'Large order of a sub-account'],
  restocked: ['商品到货', 'Back in stock'],
  vipExpiring: ['会员即将到期', 'Membership about to end'],
  vipBought: ['会员已续费', 'Membership paid for'],
  levelMoved: ['会员等级有变', 'Your level has changed'],
  cloudLow: ['云仓库存不足', 'Cloud warehouse stock is low'],
  storageBooked: ['仓储费已扣', 'Storage fee booked'],
  storageOwed: ['仓储费待付', 'Storage fee owed'],
  authPassed: ['认证已通过', 'Authentication passed'],
  authFailed: ['认证未通过', 'Authentication not passed'],
  authRejected: ['认证未通过', 'Authentication not passed'],
  certificateApproved: ['证书审核通过', 'Certificate approved'],
  certificateRejected: ['证书审核未通过', 'Certificate not approved'],
  certificateExpiring: ['证书即将到期', 'Certificate about to expire'],
  passwordChanged: ['账号安全提醒', 'Account security'],
  loginChanged: ['账号安全提醒', 'Account security'],
  typeChanged: ['客户类型已调整', 'Customer type changed'],
  contactChanged: ['联系人已调整', 'Your contact changed'],
  couponsGiven: ['收到优惠券', 'You were given coupons'],
  deviceEnded: ['账号安全提醒', 'Account security'],
  ticketMoved: ['售后有进展', 'News of your ticket'],
  evidenceAsked: ['请补充凭证', 'Evidence is needed'],
  ticketAnswered: ['售后有回复', 'Answer to your ticket'],
  opinionAnswered: ['意见有答复', 'Answer to your opinion'],
} satisfies Record<MessageKind, Words>);

const withReason = (zh: string, en: string, why: string | null): Words =>
  why === null ? [`${zh}。`, `${en}.`] : [`${zh}：${why}`, `${en}: ${why}`];

/** What the shop's own check found in the document of a company. */
export const authFailureWords: Readonly<Record<AuthFailure, Words>> = {
  unreadable: ['证件无法识别', 'the document cannot be read'],
  mismatch: ['税号与企业名称不符', 'tax number and name do not match the document'],
};

/** What of a login has changed, at the beginning of a sentence. */
const loginDatum: Readonly<Record<MessageValues['loginChanged']['what'], Words>> = {
  qq: ['绑定的 QQ', 'The bound QQ'],
  wechat: ['绑定的微信', 'The bound WeChat'],
  mail: ['绑定的邮箱', 'The bound e-mail address'],
  mobile: ['绑定的手机', 'The bound mobile number'],
  name: ['账号', 'The account name'],
};

/** Goods that no carrier has, and what their receiver does. */
const leftWords: Readonly<Record<OwnWay, (orderSN: string, at: Bilingual | undefined) => Words>> = {
  pickup: (orderSN, at) => [
    `订单 ${orderSN} 已备好，可以来取了${at ? `：${at.zh}` : ''}。取货时请报订单号和收货手机号后 4 位。`,
    `Order ${orderSN} is ready to be picked up${at ? ` at ${at.en}` : ''}. Please give its number and the last 4 digits of the receiver’s phone.`,
  ],
  van: (orderSN) => [
    `订单 ${orderSN} 已由工厂送货车送出。`,
    `Order ${orderSN} is on its way with the van of the factory.`,
  ],
  line: (orderSN) => [
    `订单 ${orderSN} 已交给物流专线，到站后请去站点自提。`,
    `Order ${orderSN} is with the haulier; please pick it up at the station once it is there.`,
  ],
};

/** What became of the goods that an unpaid order kept, and what can be done now. */
const backWords: Readonly<Record<KeptGoods | 'none', Words>> = {
  none: ['可再次下单', 'it can be ordered again'],
  cart: [
    '商品已放回下单账号的购物车，可重新结算',
    'its goods lie in the cart of the login that ordered them again',
  ],
  shelf: ['商品不再为您保留，可再次下单', 'its goods are no longer kept and can be ordered again'],
  cloud: ['商品在云仓恢复可用，可重新提交', 'its goods can be had from the cloud warehouse again'],
};

const unchangedWords = (why: Unchanged): Words => {
  switch (why.by) {
    case 'tooLate': {
      const [zh, en] = standingTag(why.status);
      return [`订单${zh}，地址不能再修改`, `the order stands at “${en}” and its address stays`];
    }
    case 'expired':
      return [
        `${spanText(why.hours)[0]}内没有付运费差额`,
        `the freight difference was not paid within ${spanText(why.hours)[1]}`,
      ];
    case 'moved':
      return ['运费有变化，需要重新提交', 'the freight is another one by now'];
    case 'over':
      return ['付款单已关闭或已失效', 'the payment was no longer open'];
    case 'paid':
      return ['这笔运费已付过', 'it was paid before'];
  }
};

/** What came, and why it pays nothing. */
const unplacedWords = ({ amount, channel, of }: Unplaced): Words => {
  const [zh, en] = method[channel].words(undefined);
  const came = [`收到${zh} ${moneyText(amount)}`, `${moneyText(amount)} came by ${en}`] as const;
  if (of === null) return [`${came[0]}，没有对应的付款单`, `${came[1]} and named no payment`];
  return of.due === amount
    ? [
        `${came[0]}，付款单 ${of.paymentSN} 不能入账`,
        `${came[1]}, which payment ${of.paymentSN} could not take`,
      ]
    : [
        `${came[0]}，付款单 ${of.paymentSN} 应付 ${moneyText(of.due)}，金额不符`,
        `${came[1]}, where payment ${of.paymentSN} asks for ${moneyText(of.due)}`,
      ];
};

/** What a carrier said of a parcel, behind what we say. */
const carrierWords = (why: string | undefined): Words =>
  why === undefined ? ['', ''] : [`快递说明：${why}`, ` The carrier says: ${why}`];

/** From which sum on a level that grows holds. */
const levelSum = (level: number): Fen =>
  fen(growthLevels.find((one) => one.level === level)?.sum ?? 0);

/** What goes back, with its sum. */
const goingBackWords = (back: GoingBack): Words => {
  const sum = moneyText(back.amount);
  if ('orderSN' in back)
    return [`订单 ${back.orderSN} 的退款 ${sum}`, `The refund of ${sum} for order ${back.orderSN}`];
  return back.isWithdrawal
    ? [`提现中的 ${sum}`, `${sum} of the withdrawal`]
    : [
        `付款单 ${back.paymentSN} 多付的 ${sum}`,
        `${sum} paid beyond what payment ${back.paymentSN} takes`,
      ];
};

type Sentences = {
  readonly [Kind in MessageKind]: (values: MessageValues[Kind]) => Words;
};

const sentences: Sentences = {
  reviewWithdrawn: ({ orderSN, why }) =>
    withReason(`订单 ${orderSN} 没有通过审核`, `Order ${orderSN} did not pass review`, why),
  filesToModify: ({ orderSN, why }) =>
    withReason(`订单 ${orderSN} 的文件需要修改`, `The files of order ${orderSN} need changes`, why),
  cancelled: ({ orderSN, why }) =>
    withReason(`订单 ${orderSN} 已由印厂取消`, `Order ${orderSN} was cancelled by the works`, why),
  returnAgreed: ({ orderSN, why }) =>
    withReason(`订单 ${orderSN} 可以退回工厂`, `Order ${orderSN} may be sent back`, why),
  approved: ({ orderSN, day }) => {
    if (day === null)
      return [`订单 ${orderSN} 的文件可以印刷。`, `Order ${orderSN} can be printed.`];
    const [zh, en] = dayWords(day);
    return [
      `订单 ${orderSN} 的文件可以印刷，预计 ${zh} 送达。`,
      `Order ${orderSN} can be printed and arrives ${en} as planned.`,
    ];
  },
  unpaidSoon: ({ orderSN, until }) => {
    const [zh, en] = minuteWords(until);
    return [
      `订单 ${orderSN} 请在 ${zh} 前付款，超时自动取消。`,
      `Please pay order ${orderSN} before ${en}, or it is cancelled.`,
    ];
  },
  unpaidOver: ({ orderSN, hours, goods }) => {
    const [zh, en] = backWords[goods ?? 'none'];
    return [
      `订单 ${orderSN} 提交后 ${spanText(hours)[0]}内没有付款，已自动取消；${zh}。`,
      `Order ${orderSN} was not paid within ${spanText(hours)[1]} and is cancelled; ${en}.`,
    ];
  },
  promiseMoved: ({ orderSN, from, to }) => {
    const [was, is] = [dayWords(from), dayWords(to)];
    return [
      `订单 ${orderSN} 的发货日由 ${was[0]} 改为 ${is[0]}。`,
      `Order ${orderSN} ships ${is[1]} instead of ${was[1]}.`,
    ];
  },
  shipped: ({ orderSN, trackingNo, way, at }) => {
    if (way !== undefined) return leftWords[way](orderSN, at);
    return trackingNo === null
      ? [`订单 ${orderSN} 已交给快递。`, `Order ${orderSN} is with the carrier.`]
      : [
          `订单 ${orderSN} 已交给快递，运单号 ${trackingNo}。`,
          `Order ${orderSN} is with the carrier, tracking number ${trackingNo}.`,
        ];
  },
  parcelProblem: ({ orderSN, trackingNo, why }) => {
    const no = trackingNo === null ? '' : `，运单号 ${trackingNo}`;
    const number = trackingNo === null ? '' : `, tracking number ${trackingNo}`;
    return [
      `订单 ${orderSN} 的包裹派送遇到问题${no}，我们正在联系快递。${carrierWords(why)[0]}`,
      `The parcel of order ${orderSN} met a problem${number}; we are talking to the carrier.${carrierWords(why)[1]}`,
    ];
  },
  returning: ({ orderSN, why }) => [
    `订单 ${orderSN} 的包裹正在退回，我们会与您联系。${carrierWords(why)[0]}`,
    `The parcel of order ${orderSN} is on its way back; we will get in touch.${carrierWords(why)[1]}`,
  ],
  received: ({ orderSN, day }) => {
    if (day === undefined) return [`订单 ${orderSN} 已签收。`, `Order ${orderSN} was received.`];
    const [zh, en] = dayWords(day);
    return [
      `订单 ${orderSN} 已签收，${zh}前可申请售后。`,
      `Order ${orderSN} was received; after-sales can be asked for until ${en}.`,
    ];
  },
  refunded: ({ orderSN, amount, channel, isRedPacket }) => {
    if (isRedPacket) {
      return [
        `订单 ${orderSN} 的 ${moneyText(amount)} 已退为现金红包，下单时可用。`,
        `${moneyText(amount)} of order ${orderSN} went back as a red packet for further orders.`,
      ];
    }
    if (channel === undefined) {
      return [
        `订单 ${orderSN} 的 ${moneyText(amount)} 已退回账户余额。`,
        `${moneyText(amount)} of order ${orderSN} went back to the balance.`,
      ];
    }
    const [zh, en] = method[channel].words(undefined);
    return [
      `订单 ${orderSN} 的 ${moneyText(amount)} 原路退回${zh}，通常 1 至 3 个工作日到账。`,
      `${moneyText(amount)} of order ${orderSN} goes back by ${en}, usually within 1 to 3 working days.`,
    ];
  },
  moneyReturned: ({ paymentSN, amount, channel }) => {
    const [zh, en] = method[channel].words(undefined);
    return [
      `付款单 ${paymentSN} 已付款或已失效，${moneyText(amount)} 将原路退回${zh}，通常 1 至 3 个工作日到账。`,
      `Payment ${paymentSN} was paid already or no longer open; ${moneyText(amount)} goes back by ${en}, usually within 1 to 3 working days.`,
    ];
  },
  unplacedCredited: ({ balance, ...money }) => {
    const [zh, en] = unplacedWords(money);
    return [
      `${zh}，已转入账户余额，现有 ${moneyText(balance)}，可用余额付款。`,
      `${en}; it is in the balance, which is ${moneyText(balance)} now and can be paid with.`,
    ];
  },
  unplacedReturned: (money) => {
    const [zh, en] = unplacedWords(money);
    return [
      `${zh}，已原路退回，通常 1 至 3 个工作日到账。`,
      `${en}; it was sent back and usually arrives within 1 to 3 working days.`,
    ];
  },
  freightReturned: ({ orderSN, amount, channel, why }) => {
    const [zh, en] = method[channel].words(undefined);
    const [reason, because] = unchangedWords(why);
    return [
      `订单 ${orderSN} 的运费差额 ${moneyText(amount)} 将原路退回${zh}，通常 1 至 3 个工作日到账：${reason}。`,
      `The freight difference of ${moneyText(amount)} of order ${orderSN} goes back by ${en}, usually within 1 to 3 working days: ${because}.`,
    ];
  },
  wayBackShut: ({ channel, why, ...back }) => {
    const [[zh, en], [by, byEn]] = [goingBackWords(back), method[channel].words(undefined)];
    const [because, becauseEn] = backWhy[why].words(undefined);
    return [
      `${zh}不能原路退回${by}：${because}。我们改用银行转账退给您，请联系客服告知收款账户。`,
      `${en} cannot go back by ${byEn}: ${becauseEn}. We send it by bank transfer instead; please tell service the account.`,
    ];
  },
  sentBack: ({ channel, ...back }) => {
    const [zh, en] = goingBackWords(back);
    const [by, byEn] = method[channel].words(undefined);
    return channel === 'bank'
      ? [
          `${zh}已用银行转账退回，通常 1 至 3 个工作日到账。`,
          `${en} was sent by bank transfer and usually arrives within 1 to 3 working days.`,
        ]
      : [
          `${zh}已原路退回${by}，不再另行转账。`,
          `${en} went back by ${byEn} after all; no transfer follows.`,
        ];
  },
  addressKept: ({ orderSN, why }) => {
    const [reason, because] = unchangedWords(why);
    return [
      `订单 ${orderSN} 仍寄往原地址：${reason}。`,
      `Order ${orderSN} still goes to its first address: ${because}.`,
    ];
  },
  couponExpiring: ({ count, day }) => {
    const [zh, en] = dayWords(day);
    return [
      `${count} 张优惠券用到 ${zh} 为止。`,
      `${count} coupon${count === 1 ? '' : 's'} can be used until ${en}.`,
    ];
  },
  balanceLow: ({ balance, alert }) => [
    `账户余额 ${moneyText(balance)}，低于您设置的 ${moneyText(alert)}。`,
    `The balance is ${moneyText(balance)}, below the ${moneyText(alert)} that you set.`,
  ],
  toppedUp: ({ amount, bonus, balance }) => {
    const given = bonus > 0;
    return [
      `充值 ${moneyText(amount)}${given ? `，赠送 ${moneyText(bonus)}` : ''}，账户余额 ${moneyText(balance)}。`,
      `${moneyText(amount)} paid in${given ? ` and ${moneyText(bonus)} given` : ''}; the balance is ${moneyText(balance)}.`,
    ];
  },
  paidAutomatically: ({ orderSN, amount, balance }) => [
    `订单 ${orderSN} 审核通过，已自动从余额支付 ${moneyText(amount)}，账户余额 ${moneyText(balance)}。`,
    `Order ${orderSN} passed review and paid ${moneyText(amount)} from the balance, which is ${moneyText(balance)} now.`,
  ],
  cashback: ({ month, amount, balance }) => [
    `${month} 的签约返现 ${moneyText(amount)} 已记入账户余额的赠送部分，账户余额 ${moneyText(balance)}。`,
    `The cashback of ${month}, ${moneyText(amount)}, was given to the balance, which is ${moneyText(balance)} now.`,
  ],
  withdrawalPaid: ({ amount }) => [
    `提现 ${moneyText(amount)} 已打款，原路退回，通常 1 至 3 个工作日到账。`,
    `The withdrawal of ${moneyText(amount)} was sent the way it came and usually arrives within 1 to 3 working days.`,
  ],
  withdrawalReturned: ({ amount, why }) => [
    `提现 ${moneyText(amount)} 没有打款，已退回账户余额：${why}`,
    `The withdrawal of ${moneyText(amount)} was not sent and is back in the balance: ${why}`,
  ],
  invoiceApproved: ({ amount, day }) => {
    const [zh, en] =
      day === undefined
        ? ['正在开具', 'it is being issued']
        : [`预计 ${dayWords(day)[0]}前开出`, `it is issued by ${dayWords(day)[1]} as planned`];
    return [
      `发票申请已通过审核，金额 ${moneyText(amount)}，${zh}。`,
      `The application for an invoice of ${moneyText(amount)} was approved; ${en}.`,
    ];
  },
  invoiceRejected: ({ why }) => [
    `发票申请没有通过：${why}。修改后可重新提交。`,
    `The application for an invoice was rejected: ${why}. Change it and send it again.`,
  ],
  invoiceIssued: ({ number, amount }) => [
    `${amount < 0 ? '红字发票' : '发票'}已开出：${number}，金额 ${moneyText(amount)}，可在发票中心下载。`,
    `${amount < 0 ? 'The red invoice' : 'The invoice'} ${number} of ${moneyText(amount)} was issued; download it in the invoice centre.`,
  ],
  invoiceCancelled: ({ why }) => [
    `已通过的发票申请没有开出，已取消：${why}。订单可重新申请开票。`,
    `The approved application for an invoice was cancelled: ${why}. Its orders can be invoiced anew.`,
  ],
  invoiceSent: ({ number, carrier, trackingNo }) => [
    `纸质发票 ${number} 已寄出：${carrier} ${trackingNo}。`,
    `The paper invoice ${number} was sent: ${carrier} ${trackingNo}.`,
  ],
  invoiceVoided: ({ number, why }) => [
    `发票 ${number} 已作废：${why}。订单可重新申请开票。`,
    `The invoice ${number} was voided: ${why}. Its orders can be invoiced anew.`,
  ],
  invoiceUnsent: ({ number, address }) => [
    `发票 ${number} 没有送达 ${address}，可在发票详情核对邮箱后重新发送，或直接下载。`,
    `Invoice ${number} did not reach ${address}; check the address and send it again, or download it.`,
  ],
  redWaiting: ({ amount, until }) => {
    const [zh, en] = minuteWords(until);
    return [
      `销售方申请红冲 ${moneyText(amount)}，请在 ${zh} 前确认，超时作废。`,
      `The seller wants to reverse ${moneyText(amount)}; please answer by ${en}, after which it lapses.`,
    ];
  },
  redDenied: ({ amount, why }) => [
    `您申请的红冲 ${moneyText(amount)} 销售方没有同意：${why}`,
    `The seller did not agree to the reversal of ${moneyText(amount)} that you asked for: ${why}`,
  ],
  redWithdrawn: ({ amount }) => [
    `销售方已撤回红冲 ${moneyText(amount)}，不需要再确认，发票继续有效。`,
    `The seller has withdrawn the reversal of ${moneyText(amount)}; there is nothing to answer and the invoice holds.`,
  ],
  restocked: ({ name, nameEn, available }) => [
    `您登记的 ${name} 已到货，现在可用 ${available}，先到先得。`,
    `${nameEn} is back in stock: ${available} can be had now, first come, first served.`,
  ],
  largeOrder: ({ orderSN, name, amount, waits = true }) =>
    waits
      ? [
          `${name} 提交了订单 ${orderSN}，金额 ${moneyText(amount)}，超过子账号付款额度，等待付款。`,
          `${name} submitted order ${orderSN} over ${moneyText(amount)}, more than sub-accounts may pay; it waits for payment.`,
        ]
      : [
          `${name} 提交了订单 ${orderSN}，金额 ${moneyText(amount)}，超过提醒金额。`,
          `${name} submitted order ${orderSN} over ${moneyText(amount)}, more than the sum to be told of.`,
        ],
  vipExpiring: ({ left, day }) => {
    const [zh, en] = dayWords(day);
    return left === 0
      ? [`会员权益今天（${zh}）到期。`, `The membership ends today, ${en}.`]
      : [
          `会员权益 ${zh} 到期，还有 ${left} 天。`,
          `The membership ends ${en}, in ${left} day${left === 1 ? '' : 's'}.`,
        ];
  },
  vipBought: ({ level, from, until, amount }) => {
    const [first, last] = [dayWords(from), dayWords(until)];
    return [
      `已付 ${moneyText(amount)}，VIP ${level} 有效期 ${first[0]} 至 ${last[0]}。`,
      `${moneyText(amount)} paid: VIP ${level} holds from ${first[1]} until ${last[1]}.`,
    ];
  },
  levelMoved: ({ from, to }) => {
    const isUp = to > from;
    // What was reached, or what is not reached any more.
    const sum = moneyText(levelSum(isUp ? to : to + 1));
    const [paid, paidEn] = isUp
      ? [
          `最近 12 个月实付的订单金额已满 ${sum}`,
          `Orders paid within the last 12 months reach ${sum}`,
        ]
      : [
          `最近 12 个月实付的订单金额不满 ${sum}`,
          `Orders paid within the last 12 months are below ${sum}`,
        ];
    return to === 0
      ? [`${paid}，您不再享有 ${from} 级会员权益。`, `${paidEn}: you no longer have level ${from}.`]
      : [`${paid}，您现在是 ${to} 级会员。`, `${paidEn}: you are a member of level ${to} now.`];
  },
  cloudLow: ({ code, name, available, alert, unit }) => [
    `${code} ${name} 可用 ${available} ${unit}，已到预警数量 ${alert}。`,
    `${code} ${name}: ${available} can be sent, the alert is set to ${alert}.`,
  ],
  storageBooked: ({ month, amount, balance }) => [
    `${month} 仓储费 ${moneyText(amount)} 已从余额扣除，账户余额 ${moneyText(balance)}。`,
    `The storage fee of ${month}, ${moneyText(amount)}, was booked; the balance is ${moneyText(balance)}.`,
  ],
  storageOwed: ({ month, amount, day }) => {
    const [zh, en] = dayWords(day);
    return [
      `${month} 仓储费 ${moneyText(amount)} 余额不足未扣，充值后自动扣除；${zh} 起暂停云仓发货。`,
      `The balance does not reach the storage fee of ${month}, ${moneyText(amount)}; it is booked after a top-up. From ${en} on nothing leaves the warehouse.`,
    ];
  },
  authPassed: ({ company, why }) =>
    why === undefined
      ? [
          `${company} 已完成企业认证，可以申请专票。`,
          `${company} is authenticated; special VAT invoices can be asked for.`,
        ]
      : [
          `我们已代您完成 ${company} 的企业认证，可以申请专票：${why}`,
          `We have authenticated ${company} for you; special VAT invoices can be asked for: ${why}`,
        ],
  authFailed: ({ failure }) => {
    const [zh, en] = authFailureWords[failure];
    return [
      `企业认证未通过：${zh}。填写的内容还在，修改后可重新提交。`,
      `The company was not authenticated: ${en}. What you filled in is kept; mend it and hand it in again.`,
    ];
  },
  authRejected: ({ why }) => [
    `企业认证未通过：${why}`,
    `The company was not authenticated: ${why}`,
  ],
  certificateApproved: ({ brand, number }) => [
    `${brand} 的授权证书 ${number} 审核通过，下单时可以选用。`,
    `Certificate ${number} of ${brand} was approved and can be chosen for orders.`,
  ],
  certificateRejected: ({ brand, why }) => [
    `${brand} 的授权证书没有通过审核：${why}`,
    `The certificate of ${brand} was not approved: ${why}`,
  ],
  certificateExpiring: ({ brand, left, day, why = '' }) => {
    const [zh, en] = dayWords(day);
    const beside = why === '' ? '' : ` ${why}`;
    return left === 0
      ? [
          `${brand} 的授权证书今天（${zh}）到期，明天起不能用于新订单。${why}`,
          `The certificate of ${brand} ends today, ${en}; new orders cannot use it from tomorrow.${beside}`,
        ]
      : [
          `${brand} 的授权证书 ${zh} 到期，还有 ${left} 天，请及时更新。${why}`,
          `The certificate of ${brand} ends ${en}, in ${left} day${left === 1 ? '' : 's'}; please renew it.${beside}`,
        ];
  },
  loginChanged: ({ what }) => {
    const [zh, en] = loginDatum[what];
    return [
      `${zh}已更改。如果不是您本人操作，请立即联系客服。`,
      `${en} changed. If it was not you, call us at once.`,
    ];
  },
  typeChanged: ({ from, to, why }) => {
    const [was, is] = [customerTypeWords[from], customerTypeWords[to]];
    return [
      `客户类型由“${was[0]}”改为“${is[0]}”，之后的报价按新类型计算：${why}`,
      `The customer type is “${is[1]}” instead of “${was[1]}”; further quotes follow it: ${why}`,
    ];
  },
  contactChanged: ({ role, name, why }) => {
    const [zh, en] = contactWords[role];
    return name === null
      ? [
          `${zh}不再指定专人，由值班人员负责：${why}`,
          `${en}: nobody in particular any more: ${why}`,
        ]
      : [`${zh}现在是${name}：${why}`, `${en} is ${name} now: ${why}`];
  },
  couponsGiven: ({ count, kind, amount, minSpend, day, why }) => {
    const [zh, en] = dayWords(day);
    const [name, nameEn] = deskCouponWords({ kind, amount, minSpend });
    return [
      `${count} 张${name}已发到您的账户，用到 ${zh} 为止：${why}`,
      `${count} coupon${count === 1 ? '' : 's'} for you, ${nameEn}, until ${en}: ${why}`,
    ];
  },
  deviceEnded: ({ ip, usedAt, why }) => {
    const [zh, en] = minuteWords(usedAt);
    return [
      `${zh} 使用过的一台设备（${ip}）已退出登录：${why}。如果不是您要求的，请立即联系客服。`,
      `A device that was used ${en} (${ip}) was logged out: ${why}. If you did not ask for it, call us at once.`,
    ];
  },
  ticketMoved: ({ ticketSN, standing }) => {
    const [zh, en] = claimStanding[standing].words(undefined);
    return [`售后单 ${ticketSN} ${zh}。`, `Ticket ${ticketSN} stands at “${en}” now.`];
  },
  ticketAnswered: ({ ticketSN, words }) => [
    `售后单 ${ticketSN}：${words}`,
    // Its words are in the language of who wrote them: they stand in the ticket.
    `Ticket ${ticketSN}: answered.`,
  ],
  opinionAnswered: ({ number, words }) => [
    `意见 ${number}：${words}`,
    // Its words are in the language of who wrote them: they stand beside the opinion.
    `Opinion ${number}: answered.`,
  ],
  evidenceAsked: ({ ticketSN, day }) => {
    const [zh, en] = dayWords(day);
    return [
      `售后单 ${ticketSN} 请在 ${zh} 前补充，超过时间将自动关闭。`,
      `Please add to ticket ${ticketSN} until ${en}, or it is closed.`,
    ];
  },
  passwordChanged: () => [
    '登录密码已更改，其他设备已退出登录。如果不是您本人操作，请立即联系客服。',
    'The password was changed and other devices were logged out. If it was not you, call us at once.',
  ],
};

export const messageText = messageRows('messageText', sentences);

/** Every sentence of the message centre. */
export const siteMessages: readonly MessageRow<never>[] = [
  ...Object.values(messageTitle),
  ...Object.values(messageText),
];
