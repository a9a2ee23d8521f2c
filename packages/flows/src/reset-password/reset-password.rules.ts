/** What the two steps of a password reset ask for. @see specification §5 */
import * as errCode from '@banxin/contract/codes';
import {
  checkCaptcha,
  checkPassword,
  checkPhone,
  checkSmsCode,
} from '@banxin/contract/rules/validation';
import { judge, type Problems, sameAs } from '../form/problems.ts';
import type { IdentifyValues, NewPasswordValues, ResetField } from './reset-password.types.ts';

/** The number and the two codes, in reading order. */
export const identifyProblems = (values: IdentifyValues): Problems<ResetField> =>
  judge([
    ['mobilePhone', values.mobilePhone, checkPhone],
    ['code', values.code, checkCaptcha],
    ['smsCode', values.smsCode, checkSmsCode],
  ]);

/** The new password, and whether it was typed the same twice. */
export const passwordProblems = (values: NewPasswordValues): Problems<ResetField> =>
  judge([
    ['password', values.password, checkPassword],
    ['repeated', values.repeated, sameAs(values.password)],
  ]);

/** The field that a refusal of the server speaks of. */
export const refusedFields: Readonly<Record<number, ResetField>> = {
  [errCode.captchaWrong]: 'code',
  [errCode.smsCodeWrong]: 'smsCode',
  [errCode.accountUnknown]: 'mobilePhone',
};
