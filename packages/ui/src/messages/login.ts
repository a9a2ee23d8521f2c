// Built-in strings of the login form; a module of its own, so that other components do not bundle them.

export const loginZh = {
  loginTitle: '登录版心印刷',
  account: '账号',
  accountLogin: '账号登录',
  accountPlaceholder: '账号 / QQ / 手机号',
  forgotPassword: '忘记密码',
  loggingIn: '登录中',
  login: '登录',
  mobilePhone: '手机号',
  mobilePlaceholder: '请输入手机号',
  noAccount: '还没有账号？',
  otherWays: '其他方式',
  password: '密码',
  passwordPlaceholder: '请输入密码',
  registerNow: '立即注册',
  rememberMe: '记住我',
  smsLogin: '短信登录',
};
