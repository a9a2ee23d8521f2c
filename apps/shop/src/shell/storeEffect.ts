/** Writes what a flow asks to be stored, with its expiry. */
import type { StoreEmitted } from '@banxin/flows/effects';
import { storeSmsDeadline } from '../features/session/smsDeadline.ts';
import type { Services } from '../lib/services.ts';

export function performStore(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { key, value, expiresInSeconds }: Pick<StoreEmitted, 'key' | 'value' | 'expiresInSeconds'>,
): void {
  if (expiresInSeconds === undefined) store.write(key, value);
  else if (expiresInSeconds <= 0) store.remove(key);
  // Its value is its own expiry.
  else if (key === 'smsResendAt') storeSmsDeadline(store, now(), expiresInSeconds);
  else store.write(key, value, now() + expiresInSeconds * 1_000);
}
