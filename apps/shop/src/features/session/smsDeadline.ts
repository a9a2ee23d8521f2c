/** The stored moment at which the next SMS may be asked for: a reload does not free the button. */
import { remainingSeconds } from '@banxin/flows/sms-countdown';
import type { Store } from '../../lib/storage.ts';

/** What the shop keeps under this key is the deadline. @unit ms since 1970 */
const KEY = 'smsResendAt';

/** Whole seconds left. */
export const smsSecondsLeft = (store: Store, now: number): number =>
  remainingSeconds(store.read<number>(KEY) ?? 0, now);

/** Hears when another tab asked for an SMS. Answers how to stop. */
export const watchSmsDeadline = (store: Store, listener: () => void): (() => void) =>
  store.watch(KEY, listener);

export const storeSmsDeadline = (store: Store, now: number, seconds: number): void => {
  const deadline = now + seconds * 1_000;
  store.write(KEY, deadline, deadline);
};
