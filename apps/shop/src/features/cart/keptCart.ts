/** What a visitor put into the cart: kept in this browser, and taken over once by who logs in. */
import { CART_KINDS_MAX, CART_UNITS_MAX } from '@banxin/contract/constants';
import type { CartWish } from '@banxin/contract/entities/cart';
import type { Store } from '../../lib/storage.ts';
import { KEPT_CART } from './keptCartKey.ts';

/** What is taken over together. */
export interface KeptLines {
  /** By which a server takes them once, however often they are sent. */
  readonly key: string;
  readonly lines: readonly CartWish[];
  /** Login that they were sent for without an answer; null before that. */
  readonly sentBy: number | null;
}

/** Answers that were lost at most, before the oldest is forgotten. */
const LOST_MAX = 5;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const isLine = (value: unknown): value is CartWish => {
  const { productId, quantity } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    isWhole(productId) &&
    productId > 0 &&
    isWhole(quantity) &&
    quantity > 0 &&
    quantity <= CART_UNITS_MAX
  );
};

const isKept = (value: unknown): value is KeptLines => {
  const { key, lines, sentBy } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof key === 'string' &&
    (sentBy === null || isWhole(sentBy)) &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.length <= CART_KINDS_MAX &&
    lines.every(isLine)
  );
};

/** The oldest first; whatever else stands there is nothing that a visitor chose. */
export function keptLines(store: Pick<Store, 'read'>): readonly KeptLines[] {
  const kept = store.read<unknown>(KEPT_CART);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

const write = (store: Pick<Store, 'write' | 'remove'>, kept: readonly KeptLines[]): void => {
  if (kept.length === 0) store.remove(KEPT_CART);
  else store.write(KEPT_CART, kept.slice(-LOST_MAX));
};

/** Kinds of goods that are kept. */
export const keptCount = (kept: readonly KeptLines[]): number =>
  new Set(kept.flatMap(({ lines }) => lines.map(({ productId }) => productId))).size;

/** Puts goods beside what is kept. False when there is no room for another kind. */
export function keepLine(store: Store, wish: CartWish, newKey: () => string): boolean {
  const kept = keptLines(store);
  const last = kept.at(-1);
  // What was sent stays as it was: its key stands for exactly that.
  const open = last?.sentBy === null ? last : { key: newKey(), lines: [], sentBy: null };
  const same = open.lines.find(({ productId }) => productId === wish.productId);
  if (!same && open.lines.length >= CART_KINDS_MAX) return false;
  const quantity = Math.min((same?.quantity ?? 0) + wish.quantity, CART_UNITS_MAX);
  const lines = [...open.lines.filter((one) => one !== same), { ...wish, quantity }];
  write(store, [...kept.filter((one) => one !== open), { ...open, lines }]);
  return true;
}

/** What a login takes over: what was never sent, and what was sent for it and not answered. */
export const linesFor = (store: Store, userId: number): readonly KeptLines[] =>
  keptLines(store).filter(({ sentBy }) => sentBy === null || sentBy === userId);

/** They are on their way to the cart of a login. */
export const markSent = (store: Store, key: string, userId: number): void =>
  write(
    store,
    keptLines(store).map((one) => (one.key === key ? { ...one, sentBy: userId } : one)),
  );

/** They lie in the cart of a login. */
export const forgetLines = (store: Store, key: string): void =>
  write(
    store,
    keptLines(store).filter((one) => one.key !== key),
  );
