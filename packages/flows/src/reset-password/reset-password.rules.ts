/** What the two steps of a password reset ask for. @see specification §5 */
import {
  checkCaptcha,
  checkPassword,
  checkPhone,
  checkSmsCode,
  type Rule,
} from '@banxin/contract/rules/validation';
import type {
  IdentifyValues,
  NewPasswordValues,
  ResetField,
  ResetPasswordContext,
} from './reset-password.types.ts';

type Problems = ResetPasswordContext['problems'];

const judge = (rows: readonly [ResetField, string, Rule][]): Problems =>
  rows.flatMap(([field, value, rule]) => {
    const message = rule(value.trim());
    return message === null ? [] : [{ field, message }];
  });

/** The number and the two codes, in reading order. */
export const identifyProblems = ({ mobilePhone, code, smsCode }: IdentifyValues): Problems =>
  judge([
    ['mobilePhone', mobilePhone, checkPhone],
    ['code', code, checkCaptcha],
    ['smsCode', smsCode, checkSmsCode],
  ]);

/** The new password, and whether it was typed the same twice. */
export const passwordProblems = ({ password, repeated }: NewPasswordValues): Problems =>
  judge([
    ['password', password, checkPassword],
    ['repeated', repeated, () => (repeated === password ? null : '两次输入的密码不一致')],
  ]);
