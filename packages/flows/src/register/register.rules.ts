/** What the registration asks for. @see specification §5 */
import * as errCode from '@banxin/contract/codes';
import { messages } from '@banxin/contract/messages';
import {
  checkAccountName,
  checkCaptcha,
  checkPassword,
  checkPhone,
  checkQq,
  checkSmsCode,
} from '@banxin/contract/rules/validation';
import type { UniqueField } from '../exists-check/exists-check.types.ts';
import { judge, type Problems, sameAs } from '../form/problems.ts';
import type { RegisterField, RegisterValues } from './register.types.ts';

/** What is said of a value that belongs to an account. */
export const takenMessage: Readonly<Record<UniqueField, string>> = {
  customerName: messages.nameTaken,
  qq: messages.qqTaken,
  mobilePhone: messages.mobileTaken,
};

/** Every field that is not good, in reading order. @param taken values that a check has found taken */
export function registerProblems(
  values: RegisterValues,
  taken: readonly UniqueField[],
): Problems<RegisterField> {
  const unlessTaken = (field: UniqueField) => () =>
    taken.includes(field) ? takenMessage[field] : null;
  const found = judge<RegisterField>([
    ['customerName', values.customerName, checkAccountName],
    ['customerName', values.customerName, unlessTaken('customerName')],
    ['password', values.password, checkPassword],
    ['repeated', values.repeated, sameAs(values.password)],
    ['qq', values.qq, checkQq],
    ['qq', values.qq, unlessTaken('qq')],
    ['mobilePhone', values.mobilePhone, checkPhone],
    ['mobilePhone', values.mobilePhone, unlessTaken('mobilePhone')],
    ['code', values.code, checkCaptcha],
    ['smsCode', values.smsCode, checkSmsCode],
  ]);
  // One message a field.
  return found.filter(({ field }, at) => found.findIndex((one) => one.field === field) === at);
}

/** The field that a refusal of the server speaks of. */
export const refusedFields: Readonly<Record<number, RegisterField>> = {
  [errCode.nameTaken]: 'customerName',
  [errCode.qqTaken]: 'qq',
  [errCode.mobileTaken]: 'mobilePhone',
  [errCode.captchaWrong]: 'code',
  [errCode.smsCodeWrong]: 'smsCode',
};
