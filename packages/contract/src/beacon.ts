/**
 * A call that a page sends while it is being closed. `sendBeacon` takes an address and a body but no header, so
 * the idempotency key is a query parameter.
 */
import type { Call } from './call.ts';
import { DEFAULT_CONTENT_TYPE } from './constants.ts';

/** Query parameter that takes the place of the header `Idempotency-Key`. */
export const KEY_PARAMETER = 'idempotencyKey';

/** Writes an idempotent JSON call with its key. Throws a TypeError for any other. */
export const encodeBeacon = <I, O>(call: Call<I, O>, input: I, key: string) => {
  if (!call.idempotent || call.encoding !== 'json') {
    throw new TypeError(`${call.name} cannot travel as a beacon`);
  }
  return {
    path: `${call.path}?${new URLSearchParams({ [KEY_PARAMETER]: key })}`,
    body: new Blob([JSON.stringify(input)], { type: DEFAULT_CONTENT_TYPE }),
  };
};
