// The code of a text message, with the button that sends it.

export {
  SmsCodeField,
  type SmsCodeFieldProps,
} from '../src/components/SmsCodeField/SmsCodeField.tsx';
export type { LiveNumber } from '../src/internal/live.ts';
