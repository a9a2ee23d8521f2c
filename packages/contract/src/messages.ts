/** Every user-facing text that the specification fixes, word for word, and the few that its rules imply. */

/** Fixed texts. Section numbers refer to the specification. */
export const messages = {
  // §8 requests
  loginExpired: '登录过期，请重新登录',
  forbidden: '暂无权限操作此功能',
  requestFailed: '请求出错，请刷新重试',
  serverError: '服务错误，请重试',
  timeout: '请求超时',
  alertTitle: '系统提示',

  // §2, §8 login
  captchaTooltip: '看不清？点击刷新',
  wechatNotBound: '当前微信未绑定任何账号',

  // §2 preview dialog
  previewTitle: '预览图',
  previewEmpty: '暂无图片信息',

  // §5 agreement and permission
  agreementMissing: '系统检测到您尚未签订《承印品协议书》，签订后可正常下单',
  permissionMissing: '请设置操作权限值',

  // §5 validation
  phoneRequired: '请输入手机号',
  phoneInvalid: '手机号格式不正确',
  emailRequired: '请填写邮箱地址',
  emailInvalid: '邮箱地址不正确',
  accountNameRequired: '请填写账号',
  accountNameNeedsChinese: '账号至少包含一个汉字',
  accountNameLength: '账号长度2-20位且至少包含一个汉字，最多10个汉字',
  passwordRequired: '请填写密码',
  passwordInvalid: '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】',
  positiveInteger: '请输入正整数',
  qqInvalid: 'QQ格式不正确',
  invoiceTitleSpecial: '不能包含特殊字符',
  invoiceTitleDigits: '发票抬头不能是数字',
  taxNumberInvalid: '税务登记号格式不正确',

  // The specification asks for the check and shows no text for it: ours.
  accountRequired: '请填写账号',
  captchaRequired: '请输入图形验证码',
  captchaInvalid: '图形验证码最多4位',
  smsCodeRequired: '请输入短信验证码',
  smsCodeInvalid: '短信验证码为6位以内的数字',
  landlineRequired: '请输入联系电话',
  landlineInvalid: '联系电话格式不正确',
  qqRequired: '请填写QQ号',
  invoiceTitleRequired: '请填写发票抬头',
  taxNumberRequired: '请填写税务登记号',
  taxNumberCheckDigit: '税务登记号校验位不符，请核对',
  hexColorInvalid: '颜色值格式不正确',
} as const;

/** The key of a fixed text. */
export type MessageKey = keyof typeof messages;

/** Shown after an SMS went out. @see specification §8 */
export const smsSentMessage = (phone: string): string =>
  `短信验证码已发送到 ${phone}，请注意查收！`;
