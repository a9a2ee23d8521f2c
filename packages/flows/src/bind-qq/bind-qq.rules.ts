/** What the binding form asks for: the same as the account login, with its messages. @see specification §5 */
import {
  checkCaptcha,
  checkLoginName,
  checkLoginPassword,
} from '@banxin/contract/rules/validation';
import { judge, type Problems } from '../form/problems.ts';
import type { BindQqField, BindQqValues } from './bind-qq.types.ts';

/** Every field that is not good, in reading order. */
export const bindQqProblems = (values: BindQqValues): Problems<BindQqField> =>
  judge([
    ['nameOrQQOrMobilePhone', values.nameOrQQOrMobilePhone, checkLoginName],
    ['password', values.password, checkLoginPassword],
    ['code', values.code, checkCaptcha],
  ]);
