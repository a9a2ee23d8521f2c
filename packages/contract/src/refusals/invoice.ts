/** Refusals about invoices and whom they are made out to. */
import * as code from '../codes.ts';
import { INVOICE_MAILS_A_DAY, INVOICE_TITLES_MAX } from '../constants.ts';
import type { InvoiceStatus, RedState } from '../enums/invoice.ts';
import { dayWords, minuteWords } from '../messages/days.ts';
import { invoiceStanding, redStanding } from '../messages/invoice.ts';
import { type Fen, moneyText } from '../money.ts';
import * as messages from '../texts.ts';
import { english } from '../textsEnglish.ts';
import { refusals } from './row.ts';

/** What can be invoiced of an order, as it was when somebody looked, and as it is. @unit fen */
export interface AmountMoved {
  readonly orderSN: string;
  readonly before: Fen;
  readonly now: Fen;
}

/** Orders of which less can be invoiced than an application says. */
export interface Fallen {
  readonly orders: readonly string[];
  /** It was approved before. */
  readonly isApproved: boolean;
}

export const invoice = refusals('invoice', {
  tooManyTitles: [
    code.wrongState,
    [
      `已有 ${INVOICE_TITLES_MAX} 个抬头，请先删除不用的`,
      `${INVOICE_TITLES_MAX} titles are kept at most; please remove some first`,
    ],
  ],
  titleTaken: [code.invalidInput, [messages.invoiceTitleTaken, english.invoiceTitleTaken]],
  taxNumberRequired: [code.invalidInput, [messages.taxNumberRequired, english.taxNumberRequired]],
  titleIncomplete: [
    code.wrongState,
    [
      '此抬头缺少专票所需的信息，请先补全',
      'This title lacks what a special invoice needs; please complete it first',
    ],
  ],
  personSpecial: [
    code.wrongState,
    ['个人抬头不能开专票', 'A special invoice is made out to companies only'],
  ],
  notAuthenticated: [
    code.wrongState,
    ['专票需先完成企业认证', 'A special invoice needs the authentication of the company first'],
  ],
  addressRequired: [
    code.invalidInput,
    ['请选择收件地址', 'Please choose where the paper invoice goes'],
  ],
  nothingToInvoice: [
    code.wrongState,
    ['没有可开票的订单，付款后即可申请', 'There is nothing to invoice; pay an order first'],
  ],
  tooManyOrders: [
    code.wrongState,
    ({ most }: { readonly most: number }) => [
      `一次最多申请 ${most} 单，请分次申请`,
      `${most} orders can be applied for at once; please apply in parts`,
    ],
  ],
  orderTooOld: [
    code.wrongState,
    ({ orderSN, day }: { readonly orderSN: string; readonly day: string }) => {
      const [zh, en] = dayWords(day);
      return [
        `订单${orderSN}已超过 360 天（${zh}截止）`,
        `Order ${orderSN} could be invoiced until ${en}`,
      ];
    },
  ],
  alreadyApplied: [
    code.wrongState,
    ({ orderSN }: { readonly orderSN: string }) => [
      `订单${orderSN}已申请开票`,
      `An invoice of order ${orderSN} has been applied for`,
    ],
  ],
  amountMoved: [
    code.priceMoved,
    (_: { readonly orders: readonly AmountMoved[] }) => [
      '可开票金额已变动',
      'What can be invoiced has changed',
    ],
  ],
  allInvoiced: [code.wrongState, ['金额已全部开票', 'All of it has been invoiced']],
  allRefunded: [code.wrongState, ['已全部退款', 'All of it was refunded']],
  nothingPaidIn: [
    code.wrongState,
    ['由赠送金额支付，不能开票', 'It was paid from given money, which is not invoiced'],
  ],
  notPaid: [code.wrongState, ['付款后可申请开票', 'It can be invoiced once it is paid']],
  notMailed: [code.wrongState, ['开出的发票才能发送', 'Only issued invoices can be sent']],
  noMailServer: [
    code.wrongState,
    ['暂时不能发送邮件，请下载发票', 'E-mails cannot be sent at present; please download it'],
  ],
  mailsOfDay: [
    code.wrongState,
    ({ until }: { readonly until: string }) => {
      const [zh, en] = minuteWords(until);
      return [
        `24 小时内最多发送 ${INVOICE_MAILS_A_DAY} 次，${zh}后可再发送`,
        `It can be sent ${INVOICE_MAILS_A_DAY} times in 24 hours; again from ${en}`,
      ];
    },
  ],
  moved: [
    code.wrongState,
    ({ status }: { readonly status: string }) => [
      `此申请已变为“${status}”`,
      'This application has gone on; please look at it again',
    ],
  ],
  notIssued: [code.wrongState, ['开出的发票才能下载', 'Only issued invoices can be downloaded']],
  fileNotReady: [
    code.wrongState,
    ['文件生成中，稍后可下载', 'The file is being made; try again in a moment'],
  ],
  oneXml: [code.wrongState, ['XML 请逐张下载', 'XML is downloaded one at a time']],
  notReversible: [code.wrongState, ['这张发票不能红冲', 'This invoice cannot be reversed']],
  redTooMuch: [
    code.balanceTooLow,
    ({ most }: { readonly most: Fen }) => [
      `最多可红冲${moneyText(most)}`,
      `${moneyText(most)} can be reversed at most`,
    ],
  ],
  redOver: [
    code.wrongState,
    ['这份红字确认单已处理或已作废', 'This reversal was answered already or has lapsed'],
  ],
  /** At the desk. */
  unknown: [code.notFound, ['没有这份发票申请', 'There is no such application']],
  unknownRed: [code.notFound, ['没有这份红字确认单', 'There is no such reversal']],
  standsAt: [
    code.wrongState,
    ({ status }: { readonly status: InvoiceStatus }) => {
      const [zh, en] = invoiceStanding.status.words({ status });
      return [
        `此单已变为“${zh}”，未重复处理`,
        `It stands at “${en}” by now; nothing was done twice`,
      ];
    },
  ],
  redStandsAt: [
    code.wrongState,
    ({ state }: { readonly state: RedState }) => {
      const [zh, en] = redStanding.state.words({ state });
      return [
        `此单已变为“${zh}”，未重复处理`,
        `The reversal stands at “${en}” by now; nothing was done twice`,
      ];
    },
  ],
  redIssued: [
    code.wrongState,
    ['红字发票已开出，未重复处理', 'The red invoice is issued; nothing was done twice'],
  ],
  fallen: [
    code.priceMoved,
    ({ orders, isApproved }: Fallen) => [
      `可开票金额已变动：${orders.join('、')}，请${isApproved ? '取消后由客户重新申请' : '驳回后由客户重新提交'}`,
      `Less can be invoiced of ${orders.join(', ')} than it says; please ${isApproved ? 'cancel' : 'reject'} it, so that it is sent anew`,
    ],
  ],
  numberInvalid: [
    code.invalidInput,
    ['发票号码为 20 位数字', 'The number of an invoice has 20 digits'],
  ],
  numberTaken: [
    code.invalidInput,
    ({ number }: { readonly number: string }) => [
      `发票号码 ${number} 已使用`,
      `The number ${number} stands on another invoice`,
    ],
  ],
  redWaitsForBuyer: [
    code.wrongState,
    ['等购方确认后才能开红字发票', 'The buyer has to agree before the red invoice can be issued'],
  ],
  redAmount: [
    code.invalidInput,
    [
      '请填写大于 0 的金额，最多两位小数',
      'Please give an amount above 0, with two decimals at most',
    ],
  ],
  redReason: [code.invalidInput, ['请选择红冲原因', 'Please choose what it is reversed for']],
  electronicNotSent: [
    code.wrongState,
    ['电子发票不寄送', 'Electronic invoices are not sent by courier'],
  ],
  carrierMissing: [code.invalidInput, ['请填写快递公司', 'Please name the carrier']],
  trackingMissing: [code.invalidInput, ['请填写运单号', 'Please give the tracking number']],
  onlyPaperOfMonth: [
    code.wrongState,
    ['只能作废当月纸质发票', 'Only paper invoices of this month can be voided'],
  ],
  beingReversed: [
    code.wrongState,
    ['这张发票有红冲，不能作废', 'It is being reversed and cannot be voided'],
  ],
  redNotVoided: [code.wrongState, ['红字发票不能作废', 'A red invoice cannot be voided']],
});
