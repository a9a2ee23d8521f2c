/** What the binding form asks for: the same as the account login, with its messages. @see specification §5 */
import {
  checkCaptcha,
  checkLoginName,
  checkLoginPassword,
  type Rule,
} from '@banxin/contract/rules/validation';
import type { BindQqContext, BindQqField, BindQqValues } from './bind-qq.types.ts';

const rules: readonly [BindQqField, Rule][] = [
  ['nameOrQQOrMobilePhone', checkLoginName],
  ['password', checkLoginPassword],
  ['code', checkCaptcha],
];

/** The same values without surrounding blanks. */
export const trimmed = (values: BindQqValues): BindQqValues => ({
  nameOrQQOrMobilePhone: values.nameOrQQOrMobilePhone.trim(),
  password: values.password.trim(),
  code: values.code.trim(),
});

/** Every field that is not good, in reading order. */
export const bindQqProblems = (values: BindQqValues): BindQqContext['problems'] =>
  rules.flatMap(([field, rule]) => {
    const message = rule(trimmed(values)[field]);
    return message === null ? [] : [{ field, message }];
  });
