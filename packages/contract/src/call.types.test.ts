/** What the type checker knows of a call: rows carry no schema, and still say what goes in and out. */
import { expect, expectTypeOf, test } from 'vitest';
import type { InputOf, OutputOf, ParsedOf, RefusalsOf } from './call.ts';
import { defineCall } from './call.ts';
import type { createOrder } from './calls/order/create.ts';
import { getOrderDetail } from './calls/order/detail.ts';
import { payByBalance } from './calls/payment/payment.ts';
import type { Client } from './client.ts';
import type { OrderDetail } from './entities/order.ts';
import { refuseWith } from './server.ts';

const client: Client = { send: () => new Promise(() => undefined), url: () => '' };

test('an input says what a caller may leave out and a handler always gets', () => {
  expectTypeOf<InputOf<typeof createOrder>['urgent']>().toEqualTypeOf<
    'none' | 'minus1' | 'nextDay' | 'sameDay' | undefined
  >();
  expectTypeOf<ParsedOf<typeof createOrder>['urgent']>().toEqualTypeOf<
    'none' | 'minus1' | 'nextDay' | 'sameDay'
  >();
  expectTypeOf<OutputOf<typeof getOrderDetail>>().toEqualTypeOf<OrderDetail>();
});

test('sending takes the input of the row and answers its output', () => {
  expectTypeOf(client.send(getOrderDetail, { ordersn: '1' })).resolves.toEqualTypeOf<OrderDetail>();
  // @ts-expect-error a field is missing
  void client.send(getOrderDetail, {});
  // @ts-expect-error a field has another type
  void client.send(getOrderDetail, { ordersn: 1 });
  // @ts-expect-error a field is unknown
  void client.send(getOrderDetail, { ordersn: '1', orderSN: '1' });
});

test('a row without the types of its schemas cannot be sent', () => {
  const untyped = defineCall({ ...getOrderDetail });
  // @ts-expect-error nothing fits
  void client.send(untyped, { ordersn: '1' });
  expect(untyped.name).toBe(getOrderDetail.name);
});

test('a refusal carries what the schemas say of its errCode', () => {
  const gap = { balance: 1, amount: 3, missing: 2 } as RefusalsOf<typeof payByBalance>[4002];
  expect(refuseWith(payByBalance, 4002, '余额不足', gap)).toMatchObject({
    errCode: 4002,
    data: gap,
  });
  // @ts-expect-error the code carries something else
  refuseWith(payByBalance, 4002, '余额不足', { missing: 2 });
  // @ts-expect-error the call promises nothing for this code
  refuseWith(payByBalance, 4001, '价格有变', gap);
});
