/** What an errCode says by itself; the other areas say more precisely what is wrong. */
import * as code from '../codes.ts';
import * as messages from '../texts.ts';
import { english } from '../textsEnglish.ts';
import { refusals } from './row.ts';

/** When it may work. */
export interface Wait {
  /** @unit s */
  readonly retryAfter: number;
}

/** Field name → what is wrong with it. */
export interface Fields {
  readonly fields: Readonly<Record<string, string>>;
  /** Key and values of the same words. */
  readonly why: Readonly<Record<string, unknown>>;
  /** Problems not told. */
  readonly more?: number;
}

/** A row by every errCode but 0. */
export const plain = refusals('plain', {
  notLoggedIn: [code.notLoggedIn, [messages.loginExpired, english.loginExpired], 401],
  forbidden: [code.forbidden, [messages.forbidden, english.forbidden], 403],
  captchaWrong: [
    code.captchaWrong,
    ['图形验证码不正确或已失效', 'The characters were wrong or too old, a new picture is there'],
  ],
  passwordWrong: [code.passwordWrong, ['账号或密码不正确', 'Account or password is wrong']],
  accountLocked: [
    code.accountLocked,
    (_: Wait) => ['尝试次数过多，请稍后再试', 'Too many tries, please wait a while'],
  ],
  smsCodeWrong: [code.smsCodeWrong, ['短信验证码不正确或已失效', 'The code was wrong or too old']],
  accountUnknown: [code.accountUnknown, ['该手机号尚未注册', 'This mobile number has no account']],
  nameTaken: [code.nameTaken, (_: Fields) => [messages.nameTaken, english.nameTaken]],
  qqTaken: [code.qqTaken, (_: Fields) => [messages.qqTaken, english.qqTaken]],
  mobileTaken: [code.mobileTaken, (_: Fields) => [messages.mobileTaken, english.mobileTaken]],
  resetExpired: [
    code.resetExpired,
    ['验证已失效，请重新验证手机号', 'The proof has expired, please prove the number again'],
  ],
  smsTooSoon: [
    code.smsTooSoon,
    (_: Wait) => [
      '短信发送过于频繁，请稍后再试',
      'Text messages were asked for too often, please wait a while',
    ],
  ],
  smsDailyLimit: [
    code.smsDailyLimit,
    ['今日短信发送次数已达上限', 'No more text messages can be sent today'],
  ],
  agreementMissing: [code.agreementMissing, [messages.agreementMissing, english.agreementMissing]],
  oauthCodeSpent: [
    code.oauthCodeSpent,
    ['授权已失效，请重新授权', 'The authorisation has expired, please authorise again'],
  ],
  oauthUnavailable: [
    code.oauthUnavailable,
    [
      '授权服务暂时没有响应，请稍后再试',
      'The login provider does not answer, please try again later',
    ],
  ],
  openIdUnknown: [
    code.openIdUnknown,
    [
      '授权信息已失效，请重新用 QQ 登录',
      'The authorisation has expired, please log in through QQ again',
    ],
  ],
  qqBoundElsewhere: [
    code.qqBoundElsewhere,
    ['此 QQ 已绑定其他账号', 'This QQ is bound to another account'],
  ],
  accountHasQq: [code.accountHasQq, ['该账号已绑定其他 QQ', 'The account is bound to another QQ']],
  wechatBoundElsewhere: [
    code.wechatBoundElsewhere,
    ['此微信已绑定其他账号', 'This WeChat is bound to another account'],
  ],
  tooManyRequests: [
    code.tooManyRequests,
    (_: Wait) => ['操作过于频繁，请稍后再试', 'Too many tries, please wait a while'],
    429,
  ],

  giftPackRefused: [
    code.giftPackRefused,
    [
      '您已领取过新客礼包，或不在领取范围内',
      'You had the gift pack already, or it is not for your account',
    ],
  ],

  invalidInput: [
    code.invalidInput,
    // The first field stands for all; its English is found by `why`.
    ({ fields }: Fields) => [
      Object.values(fields)[0] ?? '提交的内容不正确',
      'What was sent is not right',
    ],
  ],
  unreadableBody: [code.unreadableBody, ['无法读取提交的内容', 'What was sent could not be read']],
  notFound: [code.notFound, ['内容不存在或不属于您', 'It does not exist, or it is not yours']],

  wrongState: [code.wrongState, ['当前状态不能进行此操作', 'This is not possible at the moment']],
  configurationImpossible: [
    code.configurationImpossible,
    ['所选配置无法生产', 'This configuration cannot be made'],
  ],
  fileUnusable: [
    code.fileUnusable,
    ['文件无法用于此订单', 'The file cannot be used for this order'],
  ],
  unpaidTooMany: [code.unpaidTooMany, ['未付款的订单过多', 'Too many orders wait for payment']],
  questionnaireOver: [
    code.questionnaireOver,
    ['本期问卷已结束，您的回答没有提交', 'This questionnaire is over, your answers were not sent'],
  ],
  questionnaireAnswered: [
    code.questionnaireAnswered,
    ['您已回答过本期问卷', 'You have answered this questionnaire already'],
  ],
  cartMoved: [code.cartMoved, ['购物车已更新', 'The cart has changed']],
  cartFull: [code.cartFull, ['购物车已满', 'The cart is full']],
  repeatDiffers: [
    code.repeatDiffers,
    ['同一请求的内容前后不一致', 'The same request was sent with other content'],
    422,
  ],

  priceMoved: [
    code.priceMoved,
    ['价格已变动，请确认后再下单', 'The price has moved, please look at it before you order'],
  ],
  balanceTooLow: [code.balanceTooLow, ['账户余额不足', 'The account balance is too low']],
  paidAlready: [code.paidAlready, ['已经付款', 'It is paid already']],
  channelShut: [
    code.channelShut,
    ['该付款方式暂不可用', 'This way of paying is not available now'],
  ],
  channelLimit: [
    code.channelLimit,
    ['超过该付款方式的单笔限额', 'This is more than this way of paying takes'],
  ],

  stockTooLow: [code.stockTooLow, ['库存不足', 'There is not enough in stock']],

  system: [code.system, [messages.serverError, english.serverError], 500],
  unavailable: [
    code.unavailable,
    (_: Wait) => ['服务繁忙，请稍后再试', 'The service is busy, please try again later'],
    503,
  ],
});
