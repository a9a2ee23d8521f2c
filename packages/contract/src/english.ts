/**
 * The fixed texts for readers of English: what an errCode says by default, the texts of the
 * specification, how orders stand, and the refusals of the shop's calls that are more precise and
 * carry no data.
 * A module of its own, so that readers of Chinese do not load it.
 */
import { UNPAID_ORDERS_MAX } from './constants.ts';
import { type OrderStatus, orderStatus } from './enums/order.ts';
import { type ErrCode, errCode } from './errors.ts';
import { type MessageKey, messages, smsSentMessage } from './messages.ts';
import { type Right, rightRefusals } from './rules/rights.ts';

const byText: Readonly<Record<MessageKey, string>> = {
  loginExpired: 'Your login has expired, please log in again',
  forbidden: 'You have no right to do this',
  requestFailed: 'The request failed, please load the page again',
  serverError: 'The server failed, please try again',
  timeout: 'The server did not answer in time',
  alertTitle: 'Notice',
  captchaTooltip: 'Hard to read? Press for another picture',
  wechatNotBound: 'This WeChat is bound to no account',
  oauthRefused: 'Authorisation was cancelled',
  previewTitle: 'Preview',
  previewEmpty: 'No pictures',
  agreementMissing:
    'You have not signed the print-content agreement yet; once it is signed you can order',
  permissionMissing: 'The permission is not set',
  phoneRequired: 'Enter a mobile number',
  phoneInvalid: 'This is no mainland mobile number',
  emailRequired: 'Enter an email address',
  emailInvalid: 'This is no email address',
  accountNameRequired: 'Enter an account name',
  accountNameNeedsChinese: 'The account name needs at least one Chinese character',
  accountNameLength:
    'The account name has 2–20 characters, at least one of them Chinese; Chinese characters count 2',
  passwordRequired: 'Enter a password',
  passwordInvalid:
    'The password has 8–16 characters and at least two of digits, letters and symbols',
  passwordsDiffer: 'The two passwords differ',
  positiveInteger: 'Enter a whole number above 0',
  qqInvalid: 'A QQ number has 5–10 digits and does not begin with 0',
  invoiceTitleSpecial: 'Special characters are not allowed',
  invoiceTitleDigits: 'The invoice title cannot be a number',
  taxNumberInvalid: 'This is no tax number',
  accountRequired: 'Enter an account name',
  captchaRequired: 'Enter the characters of the picture',
  captchaInvalid: 'The picture has at most 4 characters',
  smsCodeRequired: 'Enter the code of the text message',
  smsCodeInvalid: 'The code has at most 6 digits',
  landlineRequired: 'Enter a phone number',
  landlineAreaMissing: 'A landline needs its area code, for example 0370-5112233',
  landlineInvalid:
    'Enter a mobile number or a landline with area code, for example 13800000001 or 0370-5112233-801',
  consigneeRequired: 'Name the receiver',
  provinceRequired: 'Choose a province',
  cityRequired: 'Choose a city',
  detailRequired: 'Fill in the address',
  qqRequired: 'Enter a QQ number',
  invoiceTitleRequired: 'Enter an invoice title',
  taxNumberRequired: 'Enter a tax number',
  taxNumberCheckDigit: 'The check digit of the tax number is wrong, please compare',
  hexColorInvalid: 'This is no colour value',
  nameTaken: 'This account name is taken, please choose another',
  qqTaken: 'This QQ number has an account: just log in',
  mobileTaken: 'This mobile number has an account: just log in',
};

const byErrCode: Readonly<Record<ErrCode, string>> = {
  [errCode.ok]: 'Done',
  [errCode.notLoggedIn]: byText.loginExpired,
  [errCode.forbidden]: byText.forbidden,
  [errCode.captchaWrong]: 'The characters were wrong or too old, a new picture is there',
  [errCode.passwordWrong]: 'Account or password is wrong',
  [errCode.accountLocked]: 'Too many tries, please wait a while',
  [errCode.smsCodeWrong]: 'The code was wrong or too old',
  [errCode.accountUnknown]: 'This mobile number has no account',
  [errCode.nameTaken]: byText.nameTaken,
  [errCode.qqTaken]: byText.qqTaken,
  [errCode.mobileTaken]: byText.mobileTaken,
  [errCode.resetExpired]: 'The proof has expired, please prove the number again',
  [errCode.smsTooSoon]: 'Text messages were asked for too often, please wait a while',
  [errCode.smsDailyLimit]: 'No more text messages can be sent today',
  [errCode.agreementMissing]: byText.agreementMissing,
  [errCode.oauthCodeSpent]: 'The authorisation has expired, please authorise again',
  [errCode.oauthUnavailable]: 'The login provider does not answer, please try again later',
  [errCode.openIdUnknown]: 'The authorisation has expired, please log in through QQ again',
  [errCode.qqBoundElsewhere]: 'This QQ is bound to another account',
  [errCode.accountHasQq]: 'The account is bound to another QQ',
  [errCode.wechatBoundElsewhere]: 'This WeChat is bound to another account',
  [errCode.tooManyRequests]: 'Too many tries, please wait a while',
  [errCode.giftPackRefused]: 'You had the gift pack already, or it is not for your account',
  [errCode.invalidInput]: 'What was sent is not right',
  [errCode.unreadableBody]: 'What was sent could not be read',
  [errCode.notFound]: 'It does not exist, or it is not yours',
  [errCode.wrongState]: 'This is not possible at the moment',
  [errCode.configurationImpossible]: 'This configuration cannot be made',
  [errCode.fileUnusable]: 'The file cannot be used for this order',
  [errCode.unpaidTooMany]: 'Too many orders wait for payment',
  [errCode.repeatDiffers]: 'The same request was sent with other content',
  [errCode.priceMoved]: 'The price has moved, please look at it before you order',
  [errCode.balanceTooLow]: 'The account balance is too low',
  [errCode.paidAlready]: 'It is paid already',
  [errCode.stockTooLow]: 'There is not enough in stock',
  [errCode.system]: byText.serverError,
  [errCode.unavailable]: 'The service is busy, please try again later',
};

const byOrderStatus: Readonly<Record<OrderStatus, string>> = {
  [orderStatus.cancelled]: 'Cancelled',
  [orderStatus.registered]: 'Registered',
  [orderStatus.reviewWithdrawn]: 'Review withdrawn',
  [orderStatus.approved]: 'Approved',
  [orderStatus.ordered]: 'Ordered',
  [orderStatus.reviewWithdrawnOrdered]: 'Ordered, review withdrawn',
  [orderStatus.approvedOrdered]: 'Ordered, approved',
  [orderStatus.allocated]: 'Allocated',
  [orderStatus.workOrderOpened]: 'Work order opened',
  [orderStatus.outsourced]: 'Outsourced',
  [orderStatus.scanReturn]: 'Scanned, returning to factory',
  [orderStatus.returnedToFactory]: 'Back at the factory',
  [orderStatus.storageWithdrawn]: 'Storage withdrawn',
  [orderStatus.partlyStored]: 'Partly stored',
  [orderStatus.stored]: 'Stored',
  [orderStatus.shipping]: 'Being shipped',
  [orderStatus.shipped]: 'Shipped',
  [orderStatus.inDelivery]: 'In delivery',
  [orderStatus.delivered]: 'Delivered',
  [orderStatus.toReturn]: 'To be returned',
  [orderStatus.returned]: 'Returned',
  [orderStatus.deleted]: 'Deleted',
};

/** How a payment was made and stands, and an order that nobody confirmed yet. */
const standing: Readonly<Record<string, string>> = {
  待确认: 'To be confirmed',
  待付款: 'To be paid',
  已付款: 'Paid',
  已过期: 'Expired',
  已退款: 'Refunded',
  账户余额: 'Account balance',
};

/** What the server says instead of the default, word for word; a text that it changes is shown as it comes. */
const precise: Readonly<Record<string, string>> = {
  '《承印品协议书》签订成功': 'The print-content agreement is signed',
  产品不存在或已下架: 'There is no such product, or it is no longer sold',
  '该产品已下架，请重新选择': 'The product is no longer sold, please choose another',
  请选择可用的快递: 'Please choose a carrier that delivers there',
  订单不存在: 'There is no such order',
  '没有找到订单，请核对订单号与电话后 4 位':
    'No order was found: please compare the order number and the last 4 digits of the phone',
  '订单已确认，不能重复提交；如需修改请联系客服':
    'The order is confirmed already; please call us if something must change',
  '价格有变化，请核对后再确认': 'The price has moved, please look at it before you confirm',
  [`未付款的订单已有 ${UNPAID_ORDERS_MAX} 张，请先付款或取消一部分再下单`]: `${UNPAID_ORDERS_MAX} orders wait for payment; please pay or cancel some first`,
  请先确认订单: 'Please confirm the order first',
  请先确认订单再付款: 'Please confirm the order before you pay',
  '订单已付款，无需再付': 'The order is paid already',
  付款单不存在: 'There is no such payment',
  '付款单已失效，请回到订单重新付款':
    'The payment is no longer open, please pay from the order again',
  '付款单已过期，订单将自动取消，请重新下单':
    'The payment has expired and the order will be cancelled, please order again',
  文件不存在或已删除: 'The file does not exist or was removed',
  '文件不存在或已删除，请重新上传':
    'The file does not exist or was removed, please upload it again',
  '文件还在检查，请稍候': 'The file is still being checked, please wait',
  文件还没有检查完: 'The file is still being checked',
  '文件已被订单使用，不能删除': 'An order uses the file, it cannot be removed',
  '文件没有保存成功，请稍后继续上传': 'The file was not stored, please go on uploading later',
  '文件是空的（0 字节），请重新导出 PDF':
    'The file is empty (0 bytes), please export the PDF again',
  '订单已通过审核，文件不能再更换；请联系客服':
    'The order is approved and its files can no longer change; please call us',
  现货产品不需要印刷文件: 'Goods from stock need no print files',
  '文件已确认，不能再更换；请联系客服':
    'The files are confirmed and can no longer change; please call us',
  '提交的内容没有及时到齐，请检查网络后再试':
    'What was sent did not arrive in time, please check the connection and try again',
  '同时上传的文件过多，请稍候': 'Too many files are being uploaded at once, please wait',
  '网上暂不能办理，请联系客服': 'This cannot be done online yet, please call us',
  '短信暂时无法发送，请稍后再试': 'Text messages cannot be sent at the moment, please try later',
};

const byRight: Readonly<Record<Right, string>> = {
  prices: 'Your account may not see prices; please ask the main account',
  create: 'Your account may not order; please ask the main account',
  pay: 'Your account may not pay; please ask the main account',
  payBeyondLimit:
    'This is more than sub-accounts may pay; please let the main account or finance pay',
  files: 'Your account may not change files; please ask the main account',
  comment: 'Your account may not comment on orders; please ask the main account',
  addresses: 'Your account may not change addresses; please ask the main account',
  company: 'Only the main account can do this',
};

const english: ReadonlyMap<string, string> = new Map([
  ...Object.entries(precise),
  ...Object.entries(byText).map(([key, text]) => [messages[key as MessageKey], text] as const),
  ...Object.entries(standing),
  ...Object.entries(byRight).map(([right, text]) => [rightRefusals[right as Right], text] as const),
  ...orderStatus.options.map(({ value, label }) => [label, byOrderStatus[value]] as const),
  ...errCode.options.map(({ value, label }) => [label, byErrCode[value]] as const),
]);

const [beforePhone = '', afterPhone = ''] = smsSentMessage('\n').split('\n');

/** A fixed text in English; what carries data, or is not known, as it came. */
export function englishOf(words: string): string {
  if (words.startsWith(beforePhone) && words.endsWith(afterPhone)) {
    const phone = words.slice(beforePhone.length, words.length - afterPhone.length);
    return `A text message with the code went to ${phone}`;
  }
  return english.get(words) ?? words;
}
