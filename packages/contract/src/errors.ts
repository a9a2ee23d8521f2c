/**
 * Error codes of the envelope and how the client classifies what went wrong.
 * 0 ok · 1xxx who you are · 2xxx what you sent · 3xxx state · 4xxx money · 5xxx stock · 9xxx the system.
 */
import { defineEnum, type ValueOf } from './enums/define.ts';
import { messages } from './messages.ts';

/** Every errCode: value and default message; a refusal may carry a more precise one. */
export const errCode = defineEnum({
  ok: [0, '成功'],

  notLoggedIn: [1001, messages.loginExpired],
  forbidden: [1003, messages.forbidden],
  captchaWrong: [1101, '图形验证码不正确或已失效'],
  passwordWrong: [1102, '账号或密码不正确'],
  accountLocked: [1103, '尝试次数过多，请稍后再试'],
  smsCodeWrong: [1104, '短信验证码不正确或已失效'],
  accountUnknown: [1105, '该手机号尚未注册'],
  nameTaken: [1106, '该账号已被使用，请换一个'],
  qqTaken: [1107, '该 QQ 号已注册，可直接登录'],
  mobileTaken: [1108, '该手机号已注册，可直接登录'],
  resetExpired: [1109, '验证已失效，请重新验证手机号'],
  smsTooSoon: [1201, '短信发送过于频繁，请稍后再试'],
  smsDailyLimit: [1202, '今日短信发送次数已达上限'],
  agreementMissing: [1301, messages.agreementMissing],
  oauthCodeSpent: [1401, '授权已失效，请重新授权'],
  oauthUnavailable: [1402, '授权服务暂时没有响应，请稍后再试'],
  openIdUnknown: [1403, '授权信息已失效，请重新用 QQ 登录'],
  qqBoundElsewhere: [1404, '此 QQ 已绑定其他账号'],
  accountHasQq: [1405, '该账号已绑定其他 QQ'],
  wechatBoundElsewhere: [1406, '此微信已绑定其他账号'],
  tooManyRequests: [1429, '操作过于频繁，请稍后再试'],

  giftPackRefused: [1501, '您已领取过新客礼包，或不在领取范围内'],

  invalidInput: [2001, '提交的内容不正确'],
  unreadableBody: [2002, '无法读取提交的内容'],
  notFound: [2404, '内容不存在或不属于您'],

  wrongState: [3001, '当前状态不能进行此操作'],
  configurationImpossible: [3101, '所选配置无法生产'],
  fileUnusable: [3102, '文件无法用于此订单'],
  repeatDiffers: [3409, '同一请求的内容前后不一致'],

  priceMoved: [4001, '价格已变动，请确认后再下单'],
  balanceTooLow: [4002, '账户余额不足'],
  paidAlready: [4003, '已经付款'],

  stockTooLow: [5001, '库存不足'],

  system: [9001, messages.serverError],
  unavailable: [9002, '服务繁忙，请稍后再试'],
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
