// Built-in strings of the captcha and the text message code; a module of its own, so that other components do not bundle them.

export const captchaZh = {
  captcha: '图形验证码',
  /** Name of the picture. */
  captchaReady: '图形验证码，看不清？点击刷新',
  captchaPlaceholder: '请输入右侧字符',
  captchaRefresh: '看不清？点击刷新',
  captchaLoading: '验证码加载中',
  captchaFailed: '加载失败，点击重试',
  smsCode: '短信验证码',
  smsPlaceholder: '请输入短信验证码',
  smsSend: '获取验证码',
};
