/** What the type checker knows of a call: rows carry no schema, and still say what goes in and out. */
import { expect, expectTypeOf, test } from 'vitest';
import type { InputOf, OutputOf, ParsedOf } from './call.ts';
import { defineCall } from './call.ts';
import type { createOrder } from './calls/order/create.ts';
import { getOrderDetail } from './calls/order/detail.ts';
import type { Client } from './client.ts';
import type { OrderDetail } from './entities/order.ts';
import { fen } from './money.ts';
import { payment } from './refusals/payment.ts';
import type { DataOf } from './refusals/row.ts';
import { refuse } from './server.ts';

const client: Client = { send: () => new Promise(() => undefined) };

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

test('a refusal carries what its row says', () => {
  const gap: DataOf<typeof payment.balanceTooLow> = {
    balance: fen(1),
    amount: fen(3),
    missing: fen(2),
  };
  expect(refuse(payment.balanceTooLow, gap)).toMatchObject({ errCode: 4002, data: gap });
  // @ts-expect-error the row carries more
  refuse(payment.balanceTooLow, { missing: fen(2) });
  // @ts-expect-error the row carries something
  expect(() => refuse(payment.balanceTooLow)).toThrow();
  // @ts-expect-error the row carries nothing
  expect(refuse(payment.unknown, gap).errCode).toBe(2404);
});
