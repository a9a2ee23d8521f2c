// Words of CountdownButton in English.
import type { countdownZh } from './CountdownButton.words.ts';

export const countdownEn: typeof countdownZh = {
  resendIn: (seconds) => `Resend in ${seconds} s`,
  countdownStarted: (seconds) => `Please wait ${seconds} seconds`,
  countdownEnded: 'You can continue now',
};
