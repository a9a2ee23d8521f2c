/** Constants of specification §9 and fixed texts of §2, §4, §5 and §8, word for word. */
import { describe, expect, test } from 'vitest';
import * as constants from './constants.ts';
import { messages, smsSentMessage } from './messages.ts';

const table: Readonly<Record<string, unknown>> = { ...constants };

test.each([
  ['REQUEST_TIMEOUT_MS', 60_000],
  ['DEFAULT_CONTENT_TYPE', 'application/json'],
  ['SMS_COUNTDOWN_SECONDS', 60],
  ['CAPTCHA_LENGTH', 4],
  ['SMS_CODE_MAX', 6],
  ['PHONE_MAX', 11],
  ['ACCOUNT_NAME_MIN', 2],
  ['ACCOUNT_NAME_MAX', 20],
  ['PASSWORD_MIN', 8],
  ['PASSWORD_MAX', 16],
  ['QQ_MIN', 5],
  ['QQ_MAX', 10],
  ['TAX_NUMBER_LENGTHS', [15, 17, 18, 20]],
  ['SAMPLE_DISCOUNT', 0.9],
  ['SAMPLE_DISCOUNT_LEVELS', [1, 2, 3]],
  ['VIP_LEVELS', [6, 8]],
  ['AGREEMENT_COUNTDOWN_SECONDS', 5],
  ['AGREEMENT_MESSAGE_MS', 5_000],
  ['AGREEMENT_CUTOFF', '2020-07-28'],
  ['RELOAD_DELAY_MS', 200],
  ['LOGIN_CLOSE_MS', 500],
  ['USAGE_LOG_MAX_AGE_SECONDS', 3_600],
  ['USAGE_LOG_MAX_ORDERS', 200],
  ['USAGE_LOG_FLUSH_SECONDS', 300],
  ['SEARCH_HISTORY_MAX', 20],
  ['PHONE_HISTORY_MAX', 10],
  ['HOT_KEYWORDS', ['年货', '红包', '对联', '福字']],
  ['PAGE_SIZE_DEFAULT', 20],
  ['PAGE_SIZES', [10, 20, 50, 100, 200]],
  ['POPUP_WIDTH', 440],
  ['POPUP_HEIGHT', 700],
  ['SUPPORT_SCROLL_OFFSET', 200],
  ['SHOW_SEARCH_TAG', 'showSearch'],
  ['CONTACT_HOURS', { from: '08:00', to: '22:00', days: [1, 2, 3, 4, 5, 6] }],
  [
    'DEFAULT_HABITS',
    { productLayoutType: 1, categoryGridType: 1, userCenterMenuFold: false, payNow: true },
  ],
] as const)('%s is %j', (name, value) => {
  expect(table[name]).toEqual(value);
});

describe('the texts of the specification', () => {
  const texts: readonly string[] = Object.values(messages);

  test.each([
    '登录过期，请重新登录',
    '暂无权限操作此功能',
    '请求出错，请刷新重试',
    '服务错误，请重试',
    '请求超时',
    '系统提示',
    '看不清？点击刷新',
    '当前微信未绑定任何账号',
    '预览图',
    '暂无图片信息',
    '系统检测到您尚未签订《承印品协议书》，签订后可正常下单',
    '请设置操作权限值',
    '请输入手机号',
    '手机号格式不正确',
    '请填写邮箱地址',
    '邮箱地址不正确',
    '请填写账号',
    '账号至少包含一个汉字',
    '账号长度2-20位且至少包含一个汉字，最多10个汉字',
    '请填写密码',
    '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】',
    '请输入正整数',
    'QQ格式不正确',
    '不能包含特殊字符',
    '发票抬头不能是数字',
    '税务登记号格式不正确',
  ])('%s', (text) => {
    expect(texts).toContain(text);
  });

  test('SMS sent', () => {
    expect(smsSentMessage('13800000001')).toBe('短信验证码已发送到 13800000001，请注意查收！');
  });
});
