export {
  type LoginCaptcha,
  type LoginFieldName,
  LoginForm,
  type LoginFormProps,
  type LoginFormValues,
  type LoginOtherWays,
  type LoginProblem,
  type LoginSms,
  type LoginTab,
  type LoginWay,
} from '../src/components/LoginForm/LoginForm.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
