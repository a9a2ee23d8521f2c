/** A new password by SMS. */
export { createResetPasswordActors } from '../src/reset-password/reset-password.actors.ts';
export {
  type ResetRequest,
  resetPasswordMachine,
} from '../src/reset-password/reset-password.machine.ts';
export { identifyProblems, passwordProblems } from '../src/reset-password/reset-password.rules.ts';
export type {
  IdentifyValues,
  NewPasswordValues,
  ResetField,
  ResetPasswordContext,
  ResetPasswordEmitted,
  ResetPasswordEvent,
  ResetPasswordInput,
  ResetValues,
} from '../src/reset-password/reset-password.types.ts';
