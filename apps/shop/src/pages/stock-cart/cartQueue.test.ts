import { CallError } from '@banxin/contract/callError';
import type { Cart, CartLine } from '@banxin/contract/entities/cart';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import type { Sent } from '../../lib/useSend.ts';
import { createCartQueue, type QueueState, RESTING } from './cartQueue.ts';
import type { Wish } from './cartView.ts';

const wish = (productId: number, quantity: number): Wish => ({
  productId,
  quantity,
  isSaved: false,
});

/** A cart on a server that answers one call after the other, when the test lets it. */
function world() {
  let cart: Cart = { version: 3, lines: [] };
  let shown: QueueState = RESTING;
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const set = new Map([
    [701, 2],
    [705, 1],
  ]);
  const become = (): Cart => {
    const lines = [...set].map(([productId, quantity]) => ({ productId, quantity }) as CartLine);
    cart = { version: cart.version + 1, lines };
    return cart;
  };
  const answer = async (call: string, work: () => Sent<Cart>): Promise<Sent<Cart>> => {
    calls.push(call);
    await new Promise<void>((resolve) => held.push(resolve));
    return work();
  };
  const moved = new CallError({
    call: 'Stock.SetCartLine',
    kind: 'business',
    errCode: errCode.cartMoved,
    message: '',
  });
  const queue = createCartQueue(
    {
      set: ({ productId, quantity, version }) =>
        answer(`set ${productId} ${quantity} at ${version}`, () => {
          if (version !== cart.version) return { ok: false, failure: moved };
          set.set(productId, quantity);
          return { ok: true, value: become() };
        }),
      remove: ({ productIds }) =>
        answer(`remove ${productIds}`, () => {
          for (const id of productIds) set.delete(id);
          return { ok: true, value: become() };
        }),
      read: () => answer('read', () => ({ ok: true, value: cart })),
    },
    (state) => {
      shown = state;
    },
  );
  return {
    queue,
    calls,
    set,
    shown: () => shown,
    /** Another window changes it. */
    moveElsewhere: become,
    /** Lets what is on its way be answered, and what follows begin. */
    next: async (): Promise<void> => {
      held.shift()?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

test('what is changed while goods are being removed follows the removal, at its version', async () => {
  const { queue, calls, next, shown, set } = world();
  const gone = queue.remove(701);
  queue.set(wish(705, 4), 3);
  expect(calls).toEqual(['remove 701']);
  await next();
  expect(await gone).toBe(true);
  await next();
  expect(calls).toEqual(['remove 701', 'set 705 4 at 4']);
  expect(shown()).toMatchObject({ failure: null, isBusy: false, answered: { version: 5 } });
  expect(set).toEqual(new Map([[705, 4]]));
});

test('two removals one after the other are both done, a second press on the same goods is none', async () => {
  const { queue, calls, next, set } = world();
  const answers = [queue.remove(701), queue.remove(705), queue.remove(705)];
  await next();
  await next();
  expect(await Promise.all(answers)).toEqual([true, true, false]);
  expect(calls).toEqual(['remove 701', 'remove 705']);
  expect(set.size).toBe(0);
});

test('of several wishes for the same goods the last is sent', async () => {
  const { queue, calls, next, shown } = world();
  queue.set(wish(705, 2), 3);
  queue.set(wish(701, 3), 3);
  queue.set(wish(701, 4), 3);
  expect(shown().wishes).toEqual([wish(705, 2), wish(701, 4)]);
  await next();
  await next();
  expect(calls).toEqual(['set 705 2 at 3', 'set 701 4 at 4']);
});

test('a wish made while the cart is read again after a refusal is made on what was read', async () => {
  const { queue, calls, next, shown, moveElsewhere } = world();
  moveElsewhere();
  queue.set(wish(701, 3), 3);
  queue.set(wish(705, 9), 3);
  await next();
  expect(calls).toEqual(['set 701 3 at 3', 'read']);
  expect(shown()).toMatchObject({ wishes: [], failure: { errCode: errCode.cartMoved } });
  queue.set(wish(701, 5), 3);
  await next();
  await next();
  expect(calls.slice(2)).toEqual(['set 701 5 at 4']);
  expect(shown()).toMatchObject({ failure: null, isBusy: false, wishes: [] });
});

test('what is to be removed is removed also when a wish beside it was refused', async () => {
  const { queue, calls, next, moveElsewhere } = world();
  moveElsewhere();
  queue.set(wish(701, 3), 3);
  const gone = queue.remove(705);
  for (let answered = 0; answered < 3; answered += 1) await next();
  expect(calls).toEqual(['set 701 3 at 3', 'read', 'remove 705']);
  expect(await gone).toBe(true);
});
