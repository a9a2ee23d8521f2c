/**
 * Error codes of the envelope and how the client classifies what went wrong.
 * 0 ok · 1xxx who you are · 2xxx what you sent · 3xxx state · 4xxx money · 5xxx stock · 9xxx the system.
 */
import * as code from './codes.ts';
import { defineEnum, type ValueOf } from './enums/define.ts';
import { messages } from './messages.ts';

/** Every errCode: value and default message; a refusal may carry a more precise one. */
export const errCode = defineEnum({
  ok: [code.ok, '成功'],

  notLoggedIn: [code.notLoggedIn, messages.loginExpired],
  forbidden: [code.forbidden, messages.forbidden],
  captchaWrong: [code.captchaWrong, '图形验证码不正确或已失效'],
  passwordWrong: [code.passwordWrong, '账号或密码不正确'],
  accountLocked: [code.accountLocked, '尝试次数过多，请稍后再试'],
  smsCodeWrong: [code.smsCodeWrong, '短信验证码不正确或已失效'],
  accountUnknown: [code.accountUnknown, '该手机号尚未注册'],
  nameTaken: [code.nameTaken, messages.nameTaken],
  qqTaken: [code.qqTaken, messages.qqTaken],
  mobileTaken: [code.mobileTaken, messages.mobileTaken],
  resetExpired: [code.resetExpired, '验证已失效，请重新验证手机号'],
  smsTooSoon: [code.smsTooSoon, '短信发送过于频繁，请稍后再试'],
  smsDailyLimit: [code.smsDailyLimit, '今日短信发送次数已达上限'],
  agreementMissing: [code.agreementMissing, messages.agreementMissing],
  oauthCodeSpent: [code.oauthCodeSpent, '授权已失效，请重新授权'],
  oauthUnavailable: [code.oauthUnavailable, '授权服务暂时没有响应，请稍后再试'],
  openIdUnknown: [code.openIdUnknown, '授权信息已失效，请重新用 QQ 登录'],
  qqBoundElsewhere: [code.qqBoundElsewhere, '此 QQ 已绑定其他账号'],
  accountHasQq: [code.accountHasQq, '该账号已绑定其他 QQ'],
  wechatBoundElsewhere: [code.wechatBoundElsewhere, '此微信已绑定其他账号'],
  tooManyRequests: [code.tooManyRequests, '操作过于频繁，请稍后再试'],

  giftPackRefused: [code.giftPackRefused, '您已领取过新客礼包，或不在领取范围内'],

  invalidInput: [code.invalidInput, '提交的内容不正确'],
  unreadableBody: [code.unreadableBody, '无法读取提交的内容'],
  notFound: [code.notFound, '内容不存在或不属于您'],

  wrongState: [code.wrongState, '当前状态不能进行此操作'],
  configurationImpossible: [code.configurationImpossible, '所选配置无法生产'],
  fileUnusable: [code.fileUnusable, '文件无法用于此订单'],
  unpaidTooMany: [code.unpaidTooMany, '未付款的订单过多'],
  repeatDiffers: [code.repeatDiffers, '同一请求的内容前后不一致'],

  priceMoved: [code.priceMoved, '价格已变动，请确认后再下单'],
  balanceTooLow: [code.balanceTooLow, '账户余额不足'],
  paidAlready: [code.paidAlready, '已经付款'],

  stockTooLow: [code.stockTooLow, '库存不足'],

  system: [code.system, messages.serverError],
  unavailable: [code.unavailable, '服务繁忙，请稍后再试'],
});
/** A value of {@link errCode}. */
export type ErrCode = ValueOf<typeof errCode>;

/** What sort of failure a call ended with. */
export type ErrorKind =
  | 'business'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'timeout'
  | 'cancelled'
  | 'network'
  | 'invalid';

/** What is known about a failure before it is classified. */
export type Failure =
  | { readonly reason: 'timeout' | 'cancelled' | 'network' | 'invalid' }
  | { readonly reason: 'status'; readonly status: number; readonly serverMessage?: string }
  | { readonly reason: 'errCode'; readonly errCode: number; readonly serverMessage?: string };

/** Kind and message of a failure; '' for a cancelled call, which shows nothing. */
export type Classified = { readonly kind: ErrorKind; readonly message: string };

const byStatus: Readonly<Record<number, Classified>> = {
  401: { kind: 'unauthorized', message: messages.loginExpired },
  403: { kind: 'forbidden', message: messages.forbidden },
  404: { kind: 'notFound', message: messages.requestFailed },
  500: { kind: 'server', message: messages.serverError },
};

const byReason: Readonly<Record<'timeout' | 'cancelled' | 'network' | 'invalid', string>> = {
  timeout: messages.timeout,
  cancelled: '',
  network: messages.requestFailed,
  invalid: messages.requestFailed,
};

/**
 * The error table: 401, 403, 404, 500 and the timeout have fixed words; everything else shows the
 * server's message, or 请求出错，请刷新重试 when there is none.
 * @see specification §8
 */
export const classifyError = (failure: Failure): Classified => {
  if (failure.reason === 'errCode') {
    return { kind: 'business', message: failure.serverMessage || messages.requestFailed };
  }
  if (failure.reason !== 'status') {
    return { kind: failure.reason, message: byReason[failure.reason] };
  }
  return (
    byStatus[failure.status] ?? {
      kind: failure.status >= 500 ? 'server' : 'business',
      message: failure.serverMessage || messages.requestFailed,
    }
  );
};
