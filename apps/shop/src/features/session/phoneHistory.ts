/**
 * Mobile numbers that proved themselves in this browser, newest first, to be offered where one is asked for.
 * Who logs out may share the browser: their number goes with them; a session that ran out leaves it.
 */

import type { Call } from '@banxin/contract/call';
import type { Client } from '@banxin/contract/client';
import { PHONE_HISTORY_MAX, PHONE_MAX } from '@banxin/contract/constants';
import type { Store } from '../../lib/storage.ts';

const KEY = 'phoneHistory';
/** The number of whoever is here; absent after a login by account. */
const OWN = 'phoneHistory.own';

/** Whatever else stands there is no number. */
export function knownPhones(store: Store): readonly string[] {
  const kept = store.read<unknown>(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one) => typeof one === 'string' && one.length === PHONE_MAX);
}

export function forgetPhone(store: Store, phone: string): void {
  const left = knownPhones(store).filter((known) => known !== phone);
  if (left.length === 0) store.remove(KEY);
  else store.write(KEY, left);
}

/** Somebody came in; by a number, or null by an account. Used again, a number moves to the front. */
export function rememberPhone(store: Store, phone: string | null): void {
  if (phone === null) {
    store.remove(OWN);
    return;
  }
  const others = knownPhones(store).filter((known) => known !== phone);
  store.write(KEY, [phone, ...others].slice(0, PHONE_HISTORY_MAX));
  store.write(OWN, phone);
}

/** Whoever is here logs out. */
export function forgetOwnPhone(store: Store): void {
  const own = store.read<unknown>(OWN);
  if (typeof own === 'string') forgetPhone(store, own);
  store.remove(OWN);
}

/** The first three and the last four digits: enough for who knows it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/**
 * The client of a form that lets somebody in: the number is remembered once the server has taken it.
 * @param byPhone the call that proves a number
 * @param byAccount the call that proves none
 */
export const rememberingClient = (
  client: Pick<Client, 'send'>,
  store: Store,
  byPhone: Pick<Call, 'path'>,
  byAccount?: Pick<Call, 'path'>,
): Pick<Client, 'send'> => ({
  send: async (call, input, options) => {
    const answer = await client.send(call, input, options);
    if (call.path === byAccount?.path) rememberPhone(store, null);
    else if (call.path === byPhone.path) {
      rememberPhone(store, (input as { readonly mobilePhone: string }).mobilePhone);
    }
    return answer;
  },
});
