/** What the desks of the office say of their cases: subjects, what is known, steps. */
import type { InvoiceKind, InvoiceMedium } from '../entities/invoice.ts';
import type { PayChannelName, PaymentMethod } from '../entities/payment.ts';
import type { BackWhy, UnplacedWhy } from '../entities/receipts.ts';
import type { AfterSalesCause, AfterSalesSolution } from '../enums/afterSales.ts';
import {
  type AuthDocument,
  authDocument,
  type CertificateType,
  certificateType,
} from '../enums/customer.ts';
import type { RedReason } from '../enums/invoice.ts';
import { type Fen, moneyText } from '../money.ts';
import type { Words } from '../refusals/row.ts';
import { causeWords, methodWords, solutionWords } from './afterSales.ts';
import { minuteWords } from './days.ts';
import { redReasonWords } from './invoice.ts';
import { type MessageRow, messageRows } from './message.ts';
import { method as payMethod } from './payment.ts';
import { backWhy, unplacedWhy } from './receipts.ts';

const documentEnglish: Readonly<Record<AuthDocument, string>> = {
  [authDocument.businessLicence]: 'Business licence',
  [authDocument.operatingPermit]: 'Operating permit',
};
const documentWords = (kind: AuthDocument | null): Words =>
  kind === null ? ['没有证件', 'No document'] : [authDocument.label(kind), documentEnglish[kind]];

const certificateEnglish: Readonly<Record<CertificateType, string>> = {
  [certificateType.trademark]: 'Trademark registration',
  [certificateType.businessLicence]: 'Business licence',
  [certificateType.contractOrAuthorisation]: 'Contract or authorisation',
  [certificateType.printingAuthorisation]: 'Printing authorisation',
};
const certificateWords = (kind: CertificateType): Words => [
  certificateType.label(kind),
  certificateEnglish[kind],
];

const kindWords: Readonly<Record<InvoiceKind, Words>> = {
  general: ['普票', 'General invoice'],
  special: ['专票', 'Special invoice'],
};

const mediumWords: Readonly<Record<InvoiceMedium, Words>> = {
  electronic: ['电子发票', 'Electronic'],
  paper: ['纸质发票', 'Paper'],
};

/** A channel that does not give money back, and why. */
interface ShutWay {
  readonly channel: PayChannelName;
  readonly why: BackWhy;
}
const shutWords = ({ channel, why }: ShutWay): Words => {
  const [[by, byEn], [zh, en]] = [
    payMethod[channel].words(undefined),
    backWhy[why].words(undefined),
  ];
  return [`${by}：${zh}`, `${byEn}: ${en}`];
};

/** Why people have to send money back. */
const backCause: Readonly<Record<'order' | 'account' | 'payment', Words>> = {
  order: ['订单退款', 'Refund of an order'],
  account: ['账户提现', 'Withdrawal from the account'],
  payment: ['付款单不能收款', 'Its payment took no more'],
};

/** What a case is about, in one line. */
export const officeSubject = messageRows('officeSubject', {
  ticket: (of: {
    cause: AfterSalesCause;
    solution: AfterSalesSolution;
    orderSN: string;
  }): Words => {
    const [cause, solution] = [causeWords(of.cause), solutionWords(of.solution)];
    return [
      `${cause[0]} · ${solution[0]} · 订单 ${of.orderSN}`,
      `${cause[1]} · ${solution[1]} · order ${of.orderSN}`,
    ];
  },
  authentication: ({ kind, company }: { kind: AuthDocument | null; company: string }): Words => {
    const [zh, en] = documentWords(kind);
    return [`${zh} · ${company}`, `${en} · ${company}`];
  },
  certificate: ({ kind, brand }: { kind: CertificateType; brand: string }): Words => {
    const [zh, en] = certificateWords(kind);
    return [`${zh} · ${brand}`, `${en} · ${brand}`];
  },
  /** Orders that are still to be made with it come first: they are why somebody looks. */
  endingCertificate: ({ brand, orders }: { brand: string; orders: number }): Words =>
    orders === 0
      ? [`${brand} · 没有订单在用`, `${brand} · no order needs it`]
      : [
          `${brand} · ${orders} 张订单在用`,
          `${brand} · ${orders} order${orders === 1 ? ' needs' : 's need'} it`,
        ],
  company: ({ company }: { company: string }): Words =>
    company === '' ? ['没有提交过', 'Nothing handed in'] : [company, company],
  invoice: (of: { kind: InvoiceKind; medium: InvoiceMedium; title: string }): Words => {
    const [kind, medium] = [kindWords[of.kind], mediumWords[of.medium]];
    return [`${kind[0]} · ${medium[0]} · ${of.title}`, `${kind[1]} · ${medium[1]} · ${of.title}`];
  },
  red: ({ reason, title }: { reason: RedReason; title: string }): Words => {
    const [zh, en] = redReasonWords(reason);
    return [`红冲 · ${zh} · ${title}`, `Reversal · ${en} · ${title}`];
  },
  unplaced: ({ channel, why }: { channel: PaymentMethod; why: UnplacedWhy }): Words => {
    const [by, because] = [payMethod[channel].words(undefined), unplacedWhy[why].words(undefined)];
    return [`${by[0]} · ${because[0]}`, `${by[1]} · ${because[1]}`];
  },
  transfer: ({ paymentSN }: { paymentSN: string }): Words => [
    `对公转账 · 付款单 ${paymentSN}`,
    `Bank transfer · payment ${paymentSN}`,
  ],
  withdrawal: ['提现', 'Withdrawal'],
  /** Absent: it came by transfer and can go back no other way. */
  bankReturn: (of: { cause: keyof typeof backCause; shut?: ShutWay | null }): Words => {
    const [zh, en] = backCause[of.cause];
    const [because, becauseEn] = of.shut == null ? ['', ''] : shutWords(of.shut);
    return [
      ['人工退回', zh, because].filter(Boolean).join(' · '),
      ['To be sent back', en, becauseEn].filter(Boolean).join(' · '),
    ];
  },
});

/** How a case stands, where its own area has no words for it. */
export const officeStanding = messageRows('officeStanding', {
  toReview: ['待审核', 'To review'],
  newMessage: ['有新留言', 'New message'],
  toArrive: ['待到账', 'To arrive'],
  endsIn: ({ left }: { left: number }): Words =>
    left === 0
      ? ['今天到期', 'Ends today']
      : [`还有 ${left} 天`, `${left} day${left === 1 ? '' : 's'} left`],
});

/** Titles of what is known. */
export const officeGroup = messageRows('officeGroup', {
  application: ['申请内容', 'What was asked for'],
  goods: ['订单', 'The order'],
  record: ({ place }: { place: number }): Words => [`处理方案 ${place}`, `Solution ${place}`],
  typed: ['客户填写', 'As it was typed'],
  held: ['原有认证', 'What holds until now'],
  validity: ['有效期', 'Validity'],
  invoiceTitle: ['抬头', 'Made out to'],
  invoiceLine: ({ orderSN }: { orderSN: string }): Words => [`订单 ${orderSN}`, `Order ${orderSN}`],
  invoiceSum: ['合计', 'In all'],
  invoiceWay: ['接收与开票', 'Where it goes'],
  red: ['红字确认单', 'Reversal'],
  blue: ['蓝字发票', 'Blue invoice'],
  compared: ['应收与实收', 'What is due and what came'],
  receipt: ['来款', 'The money that came'],
  transfer: ['等待到账', 'What is to come'],
  candidates: ['金额相同的待付款单', 'Payments of this sum that wait'],
  wayBack: ['款项去向', 'Where it goes'],
  accountNow: ['客户账户', 'The account'],
  movements: ['最近收支', 'Last movements'],
});

/** What a fact is called. */
export const officeLabel = messageRows('officeLabel', {
  order: ['订单号', 'Order'],
  product: ['产品', 'Product'],
  cause: ['原因', 'Cause'],
  wish: ['希望方案', 'Wished solution'],
  solution: ['方案', 'Solution'],
  pieces: ['问题数量', 'Pieces'],
  description: ['说明', 'Description'],
  phone: ['联系电话', 'Phone'],
  most: ['最多可退', 'At most'],
  refunded: ['已退', 'Refunded'],
  deadline: ['客户须答复', 'The customer answers by'],
  parcel: ['寄回单号', 'Return parcel'],
  standing: ['进度', 'Standing'],
  quantity: ['数量', 'Quantity'],
  amount: ['金额', 'Amount'],
  method: ['退款方式', 'How it is refunded'],
  reprint: ['重印订单', 'Reprint'],
  kind: ['证件类型', 'Kind'],
  company: ['企业名称', 'Company'],
  account: ['账号名称', 'Account'],
  taxNumber: ['税务登记号', 'Tax number'],
  validTo: ['有效期至', 'Valid until'],
  brand: ['品牌名称', 'Brand'],
  number: ['编号', 'Number'],
  validFrom: ['开始日期', 'From'],
  remark: ['备注', 'Remark'],
  orders: ['使用订单', 'Orders that use it'],
  openOrders: ['未完成的订单', 'Orders to be made with it'],
  reminded: ['上次提醒', 'Reminded last'],
  remindedFor: ['提醒时的说明', 'What it said'],
  lastReason: ['上次未通过的原因', 'Why it was refused before'],
  seller: ['销售方', 'Seller'],
  invoiceKind: ['发票种类', 'Kind of invoice'],
  medium: ['形式', 'Form'],
  invoiceTitle: ['发票抬头', 'Title'],
  registeredAddress: ['注册地址', 'Registered address'],
  registeredPhone: ['注册电话', 'Registered phone'],
  bank: ['开户行', 'Bank'],
  bankAccount: ['银行账号', 'Account number'],
  goods: ['项目名称', 'Goods'],
  spec: ['规格型号', 'Specification'],
  net: ['金额', 'Net'],
  taxRate: ['税率', 'Tax rate'],
  tax: ['税额', 'Tax'],
  sum: ['价税合计', 'Sum'],
  capitals: ['大写', 'In capitals'],
  invoiceable: ['现在可开票', 'Can be invoiced now'],
  mail: ['接收邮箱', 'Mailed to'],
  receiver: ['收件地址', 'Sent to'],
  invoiceNumber: ['发票号码', 'Invoice number'],
  issuedAt: ['开票时间', 'Issued'],
  carrier: ['快递', 'Carrier'],
  trackingNo: ['快递单号', 'Tracking number'],
  saidReason: ['原因', 'Reason'],
  redReason: ['红冲原因', 'Reason of the reversal'],
  redAmount: ['红冲金额', 'To be reversed'],
  redNumber: ['红字发票号码', 'Red invoice number'],
  redAnswer: ['不同意的原因', 'Why it was not agreed to'],
  redLeft: ['尚未红冲', 'Not reversed yet'],
  application: ['申请单号', 'Application'],
  payment: ['付款单', 'Payment'],
  due: ['应收', 'Due'],
  received: ['实收', 'Received'],
  difference: ['差额', 'Difference'],
  channel: ['方式', 'By'],
  bankNumber: ['来款流水号', 'Its number'],
  remarkCode: ['附言', 'Remark'],
  paidAt: ['到账时间', 'Came at'],
  transferRemark: ['付款附言', 'Remark code'],
  transferChosen: ['选择转账时间', 'Transfer chosen'],
  openUntil: ['付款截止', 'Can be paid until'],
  channelAnswer: ['渠道最后的答复', 'Last answer of the channel'],
  sentBackAs: ['汇出流水号', 'Number of what was sent'],
  whyGivenBack: ['退回原因', 'Why it was given back'],
  goesBack: ['原路退回', 'The way it came'],
  byBank: ['银行汇出', 'By the bank'],
  lastTransfer: ['最近来款流水号', 'Number of the last transfer'],
  balance: ['余额', 'Balance'],
  principal: ['可提现余额', 'Can be withdrawn'],
  bonus: ['赠送余额', 'Given money'],
  topUp: ['充值', 'Top-up'],
  refundFlow: ['退款', 'Refund'],
  spending: ['消费', 'Spent'],
  withdrawal: ['提现', 'Withdrawal'],
  topUpBonus: ['充值赠送', 'Top-up bonus'],
  cashback: ['签约返现', 'Cashback'],
});

/** Values that the shop words. */
export const officeValue = messageRows('officeValue', {
  cause: ({ cause }: { cause: AfterSalesCause }): Words => causeWords(cause),
  solution: ({ solution }: { solution: AfterSalesSolution }): Words => solutionWords(solution),
  method: ({ method }: { method: number }): Words => methodWords(method),
  document: ({ kind }: { kind: AuthDocument | null }): Words => documentWords(kind),
  certificate: ({ kind }: { kind: CertificateType }): Words => certificateWords(kind),
  invoiceKind: ({ kind }: { kind: InvoiceKind }): Words => kindWords[kind],
  medium: ({ medium }: { medium: InvoiceMedium }): Words => mediumWords[medium],
  byChannel: (part: { channel: PaymentMethod; amount: Fen; paymentSN: string }): Words => {
    const [zh, en] = payMethod[part.channel].words(undefined);
    const sum = moneyText(part.amount);
    return [`${zh} ${sum}（充值 ${part.paymentSN}）`, `${sum} by ${en} (top-up ${part.paymentSN})`];
  },
  forGood: ['长期', 'For good'],
  openOrders: ({ numbers, count }: { numbers: readonly string[]; count: number }): Words => {
    const more = count - numbers.length;
    return [
      `${numbers.join('、')}${more > 0 ? ` 等 ${count} 张` : ''}`,
      `${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ];
  },
  reminded: ({ at, by }: { at: string; by: string | null }): Words => {
    const [zh, en] = minuteWords(at);
    return [`${zh}，${by ?? '系统自动'}`, `${en}, by ${by ?? 'the shop itself'}`];
  },
  none: ['没有', 'None'],
});

/** What a clerk is to know first. */
export const officeVerdict = messageRows('officeVerdict', {
  transferAsDue: [
    '银行流水的附言和金额都一致时确认；金额不同的用“登记到账”按实收登记',
    'Book it when remark and amount of the statement are these; another amount is entered as it came',
  ],
  checkDigit: [
    '税务登记号的校验位不符，请与证件核对',
    'The check digit of the tax number does not fit: compare it with the document',
  ],
  expired: ({ day }: { day: string }): Words => [
    `证件已于 ${day} 到期`,
    `The document ended on ${day}`,
  ],
  taken: ({ account }: { account: string }): Words => [
    `税号已由“${account}”认证`,
    `The tax number is authenticated for “${account}”`,
  ],
  unreadable: [
    '证件文字不能自动读出，请对照图片',
    'The document cannot be read by machine: compare the picture',
  ],
  contradicts: [
    '证件上的文字与填写的名称或税号不一致',
    'The document says something else than was typed',
  ],
  agrees: [
    '证件上的文字与填写的名称、税号一致',
    'The document says the name and the tax number that were typed',
  ],
  noFile: ['没有可看的文件', 'There is no file to look at'],
  sumHolds: ['金额与现在可开票的金额相符', 'All of it can still be invoiced'],
  notProved: [
    '专票需企业认证，这位客户的认证现在无效',
    'A special invoice needs the authentication of the company, which does not hold now',
  ],
  hasRed: ({ formSN }: { formSN: string }): Words => [
    `有红字确认单 ${formSN}`,
    `Reversal ${formSN} stands against it`,
  ],
  redAsked: ({ until }: { until: string }): Words => {
    const [zh, en] = minuteWords(until);
    return [
      `客户申请红冲，${zh}前开出或答复，逾期作废`,
      `The buyer asks for it; it lapses unless it is issued or answered by ${en}`,
    ];
  },
  redWhole: [
    '全额红冲，开出后订单可以重新申请开票',
    'All of it is reversed; its orders can be invoiced again then',
  ],
  allByChannel: ['全部原路退回，无需汇款', 'All of it goes back the way it came'],
  sendFirst: [
    '请先从银行退回来款账户，再登记流水号',
    'Send it back to the account that it came from, then enter the number',
  ],
  wayBackShut: (of: ShutWay): Words => {
    const [zh, en] = shutWords(of);
    return [
      `不能原路退回。${zh}。客户已收到通知：请先问到收款账户，从银行汇出后再登记流水号`,
      `It cannot go back the way it came. ${en}. The customer was told: ask for an account, send it by the bank, then enter the number`,
    ];
  },
  moved: ['客户又留言了，请先回复', 'The customer wrote again: answer first'],
  certificateEnds: ({
    day,
    left,
    orders,
  }: {
    day: string;
    left: number;
    orders: number;
  }): Words => [
    `${left === 0 ? '证书今天到期' : `证书 ${day} 到期，还有 ${left} 天`}，之后不能用于新订单${orders === 0 ? '' : `；${orders} 张未完成的订单在用`}`,
    `The certificate ${left === 0 ? 'ends today' : `ends on ${day}, in ${left} day${left === 1 ? '' : 's'}`}; new orders cannot use it then${orders === 0 ? '' : `; ${orders} order${orders === 1 ? ' is' : 's are'} still to be made with it`}`,
  ],
  documentEnds: ({ day, left }: { day: string; left: number }): Words => [
    `证件${left === 0 ? '今天到期' : ` ${day} 到期，还有 ${left} 天`}。认证不会因此失效，也没有自动提醒：请联系客户更换证件`,
    `The document ${left === 0 ? 'ends today' : `ends on ${day}, in ${left} day${left === 1 ? '' : 's'}`}. The authentication goes on holding and no reminder is sent: ask the customer for a new document`,
  ],
  nothingHandedIn: ['客户没有提交过认证', 'The customer has handed in nothing yet'],
});

/** What a clerk is to know before a step is taken. */
export const officeNotice = messageRows('officeNotice', {
  proxyWithoutDocument: [
    '与“通过”不同：没有客户提交的证件作依据，以下面填写的名称和税号为准，请先核对原件或合同',
    'Unlike a pass, no document of the customer stands behind it: what is typed below counts, so compare it with the original or the contract first',
  ],
  proxyForGood: [
    '没有有效期，不会到期；客户以后仍可提交自己的证件，审核期间这次结果有效',
    'It has no end. The customer can hand in a document later; until that is decided, this result holds',
  ],
  proxyReplaces: [
    '客户上次提交的名称、税号和证件会被替换',
    'The name, the tax number and the document that the customer handed in last are replaced',
  ],
  proxyEndsGift: [
    '客户还没有领新客礼包，代认证后不能再领',
    'The customer has not taken the gift pack yet, and cannot take it afterwards',
  ],
});

const stepTitles: Readonly<Record<string, Words>> = {
  ACCEPT: ['受理', 'Accept'],
  FAIL: ['审核不通过', 'Not accepted'],
  CANCEL: ['取消', 'Close'],
  SUSPEND: ['挂起', 'Put on hold'],
  RESUME: ['恢复', 'Resume'],
  ANSWER: ['回复', 'Answer'],
  APPROVE: ['方案审核通过', 'Approve the solution'],
  REVIEW_WITHDRAW: ['撤回审核', 'Withdraw the approval'],
  REREGISTER: ['重新登记', 'Register again'],
  INVALIDATE: ['判为无效', 'Void'],
  GOODS_BACK: ['退货到厂', 'Goods are back'],
  RECHECK_CONFIRM: ['复核确认', 'Goods are as told'],
  RECHECK_DISAGREE: ['复核不符', 'Goods are not as told'],
  MONEY_DUE: ['转待退款', 'Refund is due'],
  REFUND: ['退款', 'Refund'],
  REPRINT: ['开重印订单', 'Order the reprint'],
  DONE: ['处理完成', 'Done'],
  DELETE: ['删除方案', 'Delete the solution'],
  PASS: ['通过', 'Pass'],
  REJECT: ['驳回', 'Refuse'],
  PASS_BY_PROXY: ['代认证通过', 'Pass by proxy'],
  REMIND: ['提醒客户', 'Remind the customer'],
  PLACE: ['确认到账', 'Book it'],
  CREDIT: ['转入客户余额', 'Put into the balance'],
  SEND_BACK: ['登记退回', 'It was sent back'],
  PAY_OUT: ['已打款', 'It was sent'],
  GIVE_BACK: ['退回', 'Give back'],
  SENT_BACK: ['已退回', 'It was sent back'],
};

export const officeStepRows = messageRows('officeStep', {
  title: ({ event, place }: { event: string; place: number | null }): Words => {
    const [zh, en] = stepTitles[event] ?? [event, event];
    return place === null ? [zh, en] : [`${zh}（方案 ${place}）`, `${en} (solution ${place})`];
  },
});

/** Every sentence of the office. */
export const officeMessages: readonly MessageRow<never>[] = [
  ...[officeSubject, officeStanding, officeGroup, officeLabel, officeValue, officeVerdict],
  ...[officeNotice, officeStepRows],
].flatMap((rows) => Object.values(rows));
