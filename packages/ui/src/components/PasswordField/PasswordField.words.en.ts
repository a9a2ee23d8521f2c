// Words of PasswordField in English.
import type { passwordZh } from './PasswordField.words.ts';

export const passwordEn: typeof passwordZh = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRules: 'Password rules',
  passwordLength: '8–16 characters',
  passwordKinds: 'At least two of: digits, letters, symbols',
  passwordForeign: 'No spaces or other characters',
  passwordHas: (kinds) => `has ${kinds.join(', ')}`,
  passwordDigit: 'digits',
  passwordLetter: 'letters',
  passwordSymbol: 'symbols',
  ruleMet: ', met',
  ruleUnmet: ', not met',
  rulesMet: (met, all) => `${met} of ${all} password rules met`,
};
