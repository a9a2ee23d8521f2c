/** Login, as a page or as a dialog. */
export { createLoginActors } from '../src/login/login.actors.ts';
export { loginMachine } from '../src/login/login.machine.ts';
export { loginProblems } from '../src/login/login.rules.ts';
export type {
  AccountValues,
  LoginClosedEmitted,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginMode,
  LoginProblem,
  LoginRemovedEmitted,
  LoginValues,
  SmsValues,
  SuccessEmitted,
} from '../src/login/login.types.ts';
