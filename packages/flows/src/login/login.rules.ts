/** What the login forms ask for. @see specification §5 account login, phone login */
import * as errCode from '@banxin/contract/codes';
import {
  checkCaptcha,
  checkLoginName,
  checkLoginPassword,
  checkPhone,
  checkSmsCode,
} from '@banxin/contract/rules/validation';
import { judge } from '../form/problems.ts';
import type { LoginField, LoginProblem, LoginValues } from './login.types.ts';

/** Every field that is not good, in reading order; empty when the form may be sent. */
export function loginProblems(values: LoginValues): readonly LoginProblem[] {
  if (values.tab === 'sms') {
    return judge<LoginField>([
      ['mobilePhone', values.mobilePhone, checkPhone],
      ['code', values.code, checkCaptcha],
      ['smsCode', values.smsCode, checkSmsCode],
    ]);
  }
  const problems = judge<LoginField>([
    ['nameOrQQOrMobilePhone', values.nameOrQQOrMobilePhone, checkLoginName],
    ['password', values.password, checkLoginPassword],
    ['code', values.code, checkCaptcha],
  ]);
  // The account tab hides its messages: the fields are only marked.
  return problems.map(({ field }) => ({ field, message: null }));
}

/** The field that a refusal of the server speaks of; it is said there beside the toast. */
export const refusedFields: Readonly<Record<number, LoginField>> = {
  [errCode.passwordWrong]: 'password',
  [errCode.captchaWrong]: 'code',
  [errCode.smsCodeWrong]: 'smsCode',
};
