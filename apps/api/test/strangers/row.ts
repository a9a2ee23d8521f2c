/** Rows that say how each call names what belongs to a customer. */
import type { Browser } from '../harness.ts';
import type { Names } from './belongings.ts';

/** What the caller owns. */
export interface Own extends Names {
  readonly browser: Browser;
}

/** An input that names one thing, among names of the caller's own. */
export type Naming = (named: Names, own: Own) => unknown;

export interface Row {
  /** One for each field, or way, in which something is named. */
  readonly namings: readonly Naming[];
  /** Fields that look like names and name nothing of a customer's, each with what it is, or with the test of its proof. */
  readonly others: Readonly<Record<string, string>>;
  /** What it names is gone once its owner has made it: made last of all. */
  readonly ends: boolean;
}

/** It takes no name. */
export const NOTHING: Row = { namings: [], others: {}, ends: false };

/** Names of the shop's own things, by their fields. */
export const ofShop = (...fields: readonly string[]): Row => ({
  ...NOTHING,
  others: Object.fromEntries(fields.map((field) => [field, 'of the shop'])),
});

/** Names that are secrets: who has them may. @param proofs test by field */
export const secret = (proofs: Row['others']): Row => ({ ...NOTHING, others: proofs });

export const named = (...namings: readonly Naming[]): Row => ({ ...NOTHING, namings });

export const ending = (...namings: readonly Naming[]): Row => ({
  ...named(...namings),
  ends: true,
});

/** With fields that name nothing of a customer's. */
export const beside = (row: Row, others: Row['others']): Row => ({
  ...row,
  others: { ...row.others, ...others },
});
