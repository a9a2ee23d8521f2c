/** Specification §4 coupon dialog, §9 reload after 200 ms. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  failing,
  recordEmitted,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { createCouponActors } from './coupon.actors.ts';
import { couponMachine } from './coupon.machine.ts';

function open() {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const coupon = createActor(couponMachine.provide({ actors: createCouponActors(client) }), {
    clock,
  });
  const emitted = recordEmitted(coupon);
  coupon.start();
  return { clock, client, coupon, emitted, state: () => coupon.getSnapshot().value };
}

describe('the first click', () => {
  it('requests the coupon and shows its amount, which the answer tells in yuan', async () => {
    const { coupon, client, state } = open();
    coupon.send({ type: 'CLICK' });
    expect(client.last().name).toBe('Customer.NewCustomerReceive');
    await client.last().answer({ amount: 30 });
    expect([state(), coupon.getSnapshot().context.amount]).toEqual(['opened', 3_000]);
  });

  it('keeps the fen of an amount that no binary fraction is', async () => {
    const { coupon, client } = open();
    coupon.send({ type: 'CLICK' });
    await client.last().answer({ amount: 1_234.29 });
    expect(coupon.getSnapshot().context.amount).toBe(123_429);
  });

  it('twice requests once', () => {
    const { coupon, client } = open();
    coupon.send({ type: 'CLICK' });
    coupon.send({ type: 'CLICK' });
    expect(client.calls).toHaveLength(1);
  });

  it('that fails closes the dialog without a reload', async () => {
    const { coupon, client, clock, emitted, state } = open();
    coupon.send({ type: 'CLICK' });
    await client.last().fail(failing(500));
    tick(clock, 1);
    expect([state(), emitted]).toEqual(['closed', []]);
  });

  it('cannot be left before its answer', () => {
    const { coupon, client, state } = open();
    coupon.send({ type: 'CLICK' });
    coupon.send({ type: 'CLOSE' });
    expect(state()).toBe('requesting');
    expect(client.last().signal.aborted).toBe(false);
  });
});

describe('the second click', () => {
  it.each([{ type: 'CLICK' }, { type: 'CLOSE' }] as const)(
    'closes and reloads after 200 ms, by $type',
    async (event) => {
      const { coupon, client, clock, emitted, state } = open();
      coupon.send({ type: 'CLICK' });
      await client.last().answer({ amount: 30 });
      coupon.send(event);
      expect(state()).toBe('reloadPending');
      tick(clock, 0.199);
      expect(emitted).toEqual([]);
      tick(clock, 0.001);
      expect(emitted).toEqual([{ type: 'reload' }]);
    },
  );
});

it('a sealed pack can be closed and asks nobody', () => {
  const { coupon, client, state } = open();
  coupon.send({ type: 'CLOSE' });
  expect([state(), client.calls]).toEqual(['closed', []]);
});
