/** What the registration asks for. @see specification §5 */
import { errCode } from '@banxin/contract/errors';
import {
  checkAccountName,
  checkCaptcha,
  checkPassword,
  checkPhone,
  checkQq,
  checkSmsCode,
  type Rule,
} from '@banxin/contract/rules/validation';
import type { Failure } from '../failure.ts';
import type { RegisterContext, RegisterField, RegisterValues } from './register.types.ts';

type Problems = RegisterContext['problems'];

/** The same values without surrounding blanks. */
export const trimmed = (values: RegisterValues): RegisterValues => ({
  customerName: values.customerName.trim(),
  password: values.password.trim(),
  repeated: values.repeated.trim(),
  qq: values.qq.trim(),
  mobilePhone: values.mobilePhone.trim(),
  code: values.code.trim(),
  smsCode: values.smsCode.trim(),
});

/** Every field that is not good, in reading order. */
export function registerProblems(given: RegisterValues): Problems {
  const values = trimmed(given);
  const same: Rule = () => (values.repeated === values.password ? null : '两次输入的密码不一致');
  const rows: readonly [RegisterField, Rule][] = [
    ['customerName', checkAccountName],
    ['password', checkPassword],
    ['repeated', same],
    ['qq', checkQq],
    ['mobilePhone', checkPhone],
    ['code', checkCaptcha],
    ['smsCode', checkSmsCode],
  ];
  return rows.flatMap(([field, rule]) => {
    const message = rule(values[field]);
    return message === null ? [] : [{ field, message }];
  });
}

const refused: Readonly<Record<number, RegisterField>> = {
  [errCode.nameTaken]: 'customerName',
  [errCode.qqTaken]: 'qq',
  [errCode.mobileTaken]: 'mobilePhone',
  [errCode.smsCodeWrong]: 'smsCode',
};

/** The field that a refusal of the server speaks of. */
export function refusedField({ errCode: code, message }: Failure): Problems {
  const field = code === undefined ? undefined : refused[code];
  return field ? [{ field, message }] : [];
}
