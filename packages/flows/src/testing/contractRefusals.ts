/** Every refusal that the contract names for the requests of a flow, as the client throws it. */
import { batch } from '@banxin/contract/refusals/batch';
import { customer } from '@banxin/contract/refusals/customer';
import { file } from '@banxin/contract/refusals/file';
import { order } from '@banxin/contract/refusals/order';
import { payment } from '@banxin/contract/refusals/payment';
import { type Fields, plain } from '@banxin/contract/refusals/plain';
import type { RefusalRow, Values } from '@banxin/contract/refusals/row';
import { refusal } from './failures.ts';

const said = <D>(row: RefusalRow<D>, ...[data]: Values<D>) =>
  refusal(row.code, row.words(data as D)[0], { key: row.key, ...(data as object | undefined) });

const soon = { retryAfter: 37 };
const nowhere: Fields = { fields: {}, why: {} };
const standing = { orderSN: '202611200000017', status: 1 };

const captchaWrong = said(plain.captchaWrong);
const passwordWrong = said(plain.passwordWrong);
const locked = said(plain.accountLocked, { retryAfter: 900 });
const smsCodeWrong = said(plain.smsCodeWrong);
const unknown = said(plain.accountUnknown);
const often = said(plain.tooManyRequests, soon);
const gone = said(batch.gone);
const committed = said(batch.committed);

type Refusals = readonly ReturnType<typeof refusal>[];

/** By flow and by name of the request; what the flow is told as an answer stands among its answers. */
export const contractRefusals: Readonly<Record<string, Readonly<Record<string, Refusals>>>> = {
  agreement: { sign: [] },
  'batch-import': {
    upload: [said(file.tooLarge, { maxBytes: 5 * 1_024 ** 2 }), said(file.noBytes), often],
    start: [said(file.unknown), said(batch.underWay)],
    read: [gone],
    change: [gone, said(batch.notChecked), committed],
    create: [
      ...[gone, said(batch.notChecked), committed],
      ...[said(batch.withFaults, { count: 20 }), said(batch.nothingValid)],
    ],
  },
  'bind-qq': {
    bind: [
      ...[captchaWrong, passwordWrong, locked, said(plain.openIdUnknown)],
      ...[said(plain.accountHasQq), said(plain.qqBoundElsewhere)],
    ],
  },
  cashier: {
    fetchPayment: [said(payment.unknown)],
    poll: [said(payment.unknown)],
    pay: [
      ...[said(payment.unconfirmed, standing), said(payment.notPayable, standing)],
      said(payment.moved, { orderSN: standing.orderSN }),
    ],
    startChannel: [
      said(payment.channelShut, { channel: 'wechat' }),
      said(payment.notPayable, standing),
    ],
  },
  coupon: { receiveCoupon: [said(plain.giftPackRefused)] },
  'exists-check': { isTaken: [often] },
  login: { login: [captchaWrong, passwordWrong, locked, smsCodeWrong, unknown] },
  'oauth-callback': {
    authorize: [said(plain.oauthUnavailable)],
    exchange: [
      ...[said(plain.oauthCodeSpent), said(plain.oauthUnavailable)],
      ...[said(plain.wechatBoundElsewhere), said(customer.tooManyWechats, { limit: 5 })],
    ],
  },
  'order-confirm': {
    confirm: [
      ...[said(plain.agreementMissing), said(order.unknown), said(order.noLongerSold)],
      ...[said(order.confirmedAlready, standing), said(order.notConfirmable, standing)],
      ...[said(order.unpaidTooMany, { limit: 50 }), said(order.fileGone)],
      said(order.fileUnderCheck, { name: '名片-正反面.pdf' }),
    ],
  },
  register: {
    register: [
      ...[said(plain.nameTaken, nowhere), said(plain.qqTaken, nowhere)],
      ...[said(plain.mobileTaken, nowhere), captchaWrong, smsCodeWrong],
    ],
  },
  'reset-password': {
    validate: [captchaWrong, smsCodeWrong, unknown],
    reset: [said(plain.resetExpired)],
  },
  'route-guard': { fetchUser: [], fetchPermissions: [] },
  session: { logout: [] },
  'sms-countdown': {
    sendSms: [
      ...[captchaWrong, said(plain.smsTooSoon, soon), said(plain.smsDailyLimit)],
      said(customer.smsNotSent, { retryAfter: 1 }),
    ],
  },
  'upload-item': {
    fetchReport: [said(file.unknown)],
    discard: [],
    remove: [said(file.inUse), said(file.underCheck)],
  },
  'usage-log': { post: [said(plain.invalidInput, nowhere)] },
};
