/** What the login forms ask for. @see specification §5 account login, phone login */
import {
  checkCaptcha,
  checkLoginName,
  checkLoginPassword,
  checkPhone,
  checkSmsCode,
  type Rule,
} from '@banxin/contract/rules/validation';
import type { LoginField, LoginProblem, LoginValues } from './login.types.ts';

/** The same values without surrounding blanks. */
export function trimmed(values: LoginValues): LoginValues {
  return values.tab === 'account'
    ? {
        ...values,
        nameOrQQOrMobilePhone: values.nameOrQQOrMobilePhone.trim(),
        password: values.password.trim(),
        code: values.code.trim(),
      }
    : {
        ...values,
        mobilePhone: values.mobilePhone.trim(),
        smsCode: values.smsCode.trim(),
        code: values.code.trim(),
      };
}

/** Every field that is not good, in reading order; empty when the form may be sent. */
export function loginProblems(given: LoginValues): readonly LoginProblem[] {
  const values = trimmed(given);
  const rows: readonly [LoginField, string, Rule][] =
    values.tab === 'account'
      ? [
          ['nameOrQQOrMobilePhone', values.nameOrQQOrMobilePhone, checkLoginName],
          ['password', values.password, checkLoginPassword],
          ['code', values.code, checkCaptcha],
        ]
      : [
          ['mobilePhone', values.mobilePhone, checkPhone],
          ['code', values.code, checkCaptcha],
          ['smsCode', values.smsCode, checkSmsCode],
        ];
  return rows.flatMap(([field, value, rule]) => {
    const message = rule(value);
    // The account tab hides its messages: the fields are only marked.
    return message === null ? [] : [{ field, message: values.tab === 'account' ? null : message }];
  });
}
