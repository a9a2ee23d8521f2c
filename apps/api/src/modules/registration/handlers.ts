/** Calls of those who become customers, or forgot their password. */
import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import {
  isExistsByMobile,
  isExistsByName,
  isExistsByQq,
  registerCustomer,
} from '@banxin/contract/calls/customer/register';
import { handlePublic, type Registration } from '../../http/handle.ts';
import { isMobileTaken, isNameTaken, isQqTaken, register } from './register.ts';
import { issueResetTicket, setPassword } from './resetPassword.ts';

export const registrationHandlers: readonly Registration[] = [
  handlePublic(registerCustomer, register),
  handlePublic(isExistsByName, isNameTaken),
  handlePublic(isExistsByQq, isQqTaken),
  handlePublic(isExistsByMobile, isMobileTaken),
  handlePublic(validateReset, issueResetTicket),
  handlePublic(resetPassword, setPassword),
];
