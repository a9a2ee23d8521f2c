/** A write reloads what it outdates, and nothing else. */

import { keyOf } from '@banxin/contract/callKey';
import { getProductCategoryNames } from '@banxin/contract/calls/catalogue/categories';
import { cancelOrder } from '@banxin/contract/calls/order/cancel';
import { getOrderDetail } from '@banxin/contract/calls/order/detail';
import { getOrders } from '@banxin/contract/calls/order/list';
import type { Client } from '@banxin/contract/client';
import { describe, expect, test, vi } from 'vitest';
import { revalidatingClient } from './revalidatingClient.ts';

const keys = {
  list: keyOf(getOrders, { pageIndex: 1, pageSize: 20 }),
  detail: keyOf(getOrderDetail, { ordersn: '1' }),
  names: keyOf(getProductCategoryNames, {}),
};

function setUp(answer: Promise<unknown>) {
  const reloaded: string[] = [];
  const client: Client = { send: vi.fn(() => answer) as Client['send'] };
  const fresh = revalidatingClient(client, (matches) => {
    for (const [name, key] of Object.entries(keys)) if (matches(key)) reloaded.push(name);
  });
  return { fresh, reloaded };
}

describe('after a write', () => {
  test('lists and details that it outdates are asked for again, names are not', async () => {
    const { fresh, reloaded } = setUp(Promise.resolve(null));
    await fresh.send(cancelOrder, { orderSN: '1' });
    expect(reloaded).toEqual(['list', 'detail']);
  });

  test('that was refused nothing is asked for again', async () => {
    const { fresh, reloaded } = setUp(Promise.reject(new Error('refused')));
    await expect(fresh.send(cancelOrder, { orderSN: '1' })).rejects.toThrow('refused');
    expect(reloaded).toEqual([]);
  });

  test('a read outdates nothing', async () => {
    const { fresh, reloaded } = setUp(Promise.resolve([]));
    await fresh.send(getOrders, { pageIndex: 1, pageSize: 20 });
    expect(reloaded).toEqual([]);
  });
});
