/** Changes of a cart: sent one after the other, each on top of the newest version. */
import type { CallError } from '@banxin/contract/callError';
import type { Cart } from '@banxin/contract/entities/cart';
import type { Sent } from '../../lib/useSend.ts';
import type { Wish } from './cartView.ts';

/** How changes reach the server. */
export interface CartPorts {
  /** Refused when the cart has another version. */
  readonly set: (wish: Wish & { readonly version: number }) => Promise<Sent<Cart>>;
  /** Done whatever the version. */
  readonly remove: (input: { readonly productIds: number[] }) => Promise<Sent<Cart>>;
  readonly read: () => Promise<Sent<Cart>>;
}

export interface QueueState {
  /** What is wished and not answered yet. */
  readonly wishes: readonly Wish[];
  /** The newest answer; null before the first. */
  readonly answered: Cart | null;
  /** Something is on its way. */
  readonly isBusy: boolean;
  /** Why the last wish was not fulfilled; what was wished for beside it is forgotten. */
  readonly failure: CallError | null;
}

export const RESTING: QueueState = { wishes: [], answered: null, isBusy: false, failure: null };

type Change =
  | { readonly kind: 'set'; readonly productId: number; readonly wish: Wish }
  | {
      readonly kind: 'remove';
      readonly productId: number;
      readonly end: (isGone: boolean) => void;
    };

/** @param show told of every change */
export function createCartQueue(
  { set, remove, read }: CartPorts,
  show: (state: QueueState) => void,
) {
  let state = RESTING;
  let waiting: readonly Change[] = [];
  let version = 0;
  let isRunning = false;

  const become = (more: Partial<QueueState>): void => {
    const wishes = waiting.flatMap((one) => (one.kind === 'set' ? [one.wish] : []));
    state = { ...state, wishes, ...more };
    show(state);
  };
  const take = (cart: Cart): void => {
    version = cart.version;
    become({ answered: cart });
  };
  const sendSet = async (wish: Wish): Promise<void> => {
    const sent = await set({ ...wish, version });
    if (sent.ok) return take(sent.value);
    // The other wishes were made beside what is not true any more; what is made from here on is not.
    waiting = waiting.filter(({ kind }) => kind === 'remove');
    become({ failure: sent.failure });
    const newest = await read();
    if (newest.ok) take(newest.value);
  };
  const sendRemoval = async ({ productId, end }: Change & { kind: 'remove' }): Promise<void> => {
    const sent = await remove({ productIds: [productId] });
    if (sent.ok) take(sent.value);
    end(sent.ok);
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    become({ isBusy: true });
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const sending = next;
      await (sending.kind === 'set' ? sendSet(sending.wish) : sendRemoval(sending));
      waiting = waiting.filter((one) => one !== sending);
      become({});
    }
    isRunning = false;
    become({ isBusy: false });
  };
  const isRemoving = (productId: number): boolean =>
    waiting.some((one) => one.kind === 'remove' && one.productId === productId);
  /** What is wished of these goods now is all that is wished of them. */
  const insteadOf = (productId: number): readonly Change[] =>
    waiting.filter((one) => one.kind === 'remove' || one.productId !== productId);

  return {
    /** @param seen version of the cart that the wish was made in front of */
    set(wish: Wish, seen: number): void {
      version = Math.max(version, seen);
      const { productId } = wish;
      waiting = [...insteadOf(productId), { kind: 'set', productId, wish }];
      become({ failure: null });
      void run();
    },
    /** True when it is gone; false also where a removal of it is on its way. */
    remove(productId: number): Promise<boolean> {
      if (isRemoving(productId)) return Promise.resolve(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting = [...insteadOf(productId), { kind: 'remove', productId, end: resolve }];
      void run();
      return promise;
    },
  };
}
