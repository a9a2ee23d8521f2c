/** The company as the footer names it: given when the shop is built, otherwise that of the demo. */

const given = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const env = import.meta.env;

/** Digits as they are read out. */
export const hotline = given(env.VITE_HOTLINE) ?? '400-000-0000';

/** Postal address; null: the demo's, in the reader's language. */
export const ownAddress = given(env.VITE_ADDRESS);

/** Number of the registration as an internet site (ICP 备案); null where there is none. */
export const icpNumber = given(env.VITE_ICP_NUMBER);
