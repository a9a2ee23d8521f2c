/** Asking for an SMS code, then waiting. */
export { remainingSeconds } from '../src/sms-countdown/deadline.ts';
export { createSmsCountdownActors } from '../src/sms-countdown/sms-countdown.actors.ts';
export { smsCountdownMachine } from '../src/sms-countdown/sms-countdown.machine.ts';
export type {
  SmsCountdownContext,
  SmsCountdownEmitted,
  SmsCountdownEvent,
  SmsCountdownInput,
} from '../src/sms-countdown/sms-countdown.types.ts';
