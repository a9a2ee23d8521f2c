// Words of PasswordField in Chinese.

export const passwordZh = {
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  passwordRules: '密码要求',
  passwordLength: '密码长度8-16位',
  passwordKinds: '数字、字母、字符至少包含两种',
  passwordForeign: '不含空格、中文等其他字符',
  passwordHas: (kinds: readonly string[]): string => `已含${kinds.join('、')}`,
  passwordDigit: '数字',
  passwordLetter: '字母',
  passwordSymbol: '字符',
  /** Told behind the rule. */
  ruleMet: '，已满足',
  ruleUnmet: '，未满足',
  /** Announced when the number of met rules changes. */
  rulesMet: (met: number, all: number): string => `密码要求已满足 ${met} 项，共 ${all} 项`,
};
