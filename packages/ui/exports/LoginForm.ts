export {
  type LoginCaptcha,
  type LoginFieldName,
  LoginForm,
  type LoginFormProps,
  type LoginFormValues,
  type LoginOauth,
  type LoginProblem,
  type LoginSms,
  type LoginTab,
} from '../src/components/LoginForm/LoginForm.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
