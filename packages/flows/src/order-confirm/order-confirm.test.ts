/** Specification §5 agreement check, §7 ConfirmOrder (cancellable); a moved price is refused with its differences. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted, refusal } from '../../exports/testing.ts';
import { createOrderConfirmActors } from './order-confirm.actors.ts';
import { orderConfirmMachine } from './order-confirm.machine.ts';
import { sampleConfirmed, sampleMoved, sampleValues } from './order-confirm.samples.ts';

const confirm = { type: 'CONFIRM', values: sampleValues } as const;
const confirmed = sampleConfirmed.kind === 'confirmed' ? sampleConfirmed.order : undefined;
const moved = refusal(errCode.priceMoved, '价格已变动，请确认后再下单', sampleMoved);

function open(signed = true) {
  const client = controlledClient();
  const order = createActor(
    orderConfirmMachine.provide({ actors: createOrderConfirmActors(client) }),
    { input: { signed, key: 'k' } },
  );
  const emitted = recordEmitted(order);
  order.start();
  const state = () => order.getSnapshot().value;
  const context = () => order.getSnapshot().context;
  return { client, order, emitted, state, context };
}

describe('the agreement', () => {
  it('missing: says so for 5 s, opens the dialog, sends nothing', () => {
    const { client, order, emitted, state } = open(false);
    order.send(confirm);
    expect(client.calls).toEqual([]);
    expect(state()).toBe('agreementMissing');
    expect(emitted).toEqual([
      {
        type: 'toast',
        tone: 'error',
        message: '系统检测到您尚未签订《承印品协议书》，签订后可正常下单',
        duration: 5_000,
      },
      { type: 'agreement.open', required: true },
    ]);
  });

  it('signed in between: the order can be confirmed', () => {
    const { client, order } = open(false);
    order.send(confirm);
    order.send({ type: 'AGREEMENT.SIGNED' });
    order.send(confirm);
    expect(client.last().name).toBe('Order.ConfirmOrder');
  });
});

describe('confirming', () => {
  it('goes to the cashier when it is paid now', async () => {
    const { client, order, emitted } = open();
    order.send(confirm);
    expect(client.last().input).toEqual(sampleValues);
    await client.last().answer(confirmed);
    expect(emitted).toEqual([
      {
        type: 'navigate',
        to: { name: 'payCheckout', query: { paymentSN: 'P202611200000017' } },
        replace: true,
      },
    ]);
  });

  it('goes to the order when it is paid later', async () => {
    const { client, order, emitted } = open();
    order.send(confirm);
    await client.last().answer({ ...confirmed, payment: null });
    expect(emitted).toEqual([
      {
        type: 'navigate',
        to: { name: 'UserOrderDetail', params: { sn: '202611200000017' } },
        replace: true,
      },
    ]);
  });

  it('twice sends once', () => {
    const { client, order } = open();
    order.send(confirm);
    order.send(confirm);
    expect(client.calls).toHaveLength(1);
  });

  it('cancelled: the request is aborted, nothing is shown, a late answer is ignored', async () => {
    const { client, order, emitted, state } = open();
    order.send(confirm);
    order.send({ type: 'CANCEL' });
    expect(client.last().signal.aborted).toBe(true);
    await client.last().answer(confirmed);
    expect([state(), emitted]).toEqual(['idle', []]);
  });

  it('leaving the page aborts the request', () => {
    const { client, order } = open();
    order.send(confirm);
    order.stop();
    expect(client.last().signal.aborted).toBe(true);
  });

  it('that fails shows why and may be repeated with the same key', async () => {
    const { client, order, emitted, state } = open();
    order.send(confirm);
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('failed');
    expect(emitted).toEqual([{ type: 'requestError', mode: 1, message: '请求超时' }]);
    order.send(confirm);
    expect(client.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k-1', 'k-1']);
  });

  it('that met an expired login says nothing itself: the session does, once', async () => {
    const { client, order, emitted } = open();
    order.send(confirm);
    await client.last().fail(failing(401));
    expect(emitted).toMatchObject([{ type: 'requestError', mode: 0 }]);
  });

  it('that failed may be left', async () => {
    const { client, order, state, context } = open();
    order.send(confirm);
    await client.last().fail(failing(500));
    expect(context().failure?.kind).toBe('server');
    order.send({ type: 'CANCEL' });
    expect([state(), context().failure]).toEqual(['idle', undefined]);
  });

  it('with other content has another key', async () => {
    const { client, order } = open();
    order.send(confirm);
    await client.last().fail(failing('timeout'));
    order.send({ ...confirm, values: { ...sampleValues, remark: '请勿折叠' } });
    expect(client.last().idempotencyKey).toBe('k-2');
  });
});

describe('when the price moved', () => {
  it('shows the difference line by line, and no error', async () => {
    const { client, order, emitted, state, context } = open();
    order.send(confirm);
    await client.last().fail(moved);
    expect([state(), emitted]).toEqual(['priceMoved', []]);
    expect(context().moved?.differences).toEqual([
      { id: 'freight', label: '运费', before: 700, after: 1_000 },
    ]);
  });

  it('accepting confirms with the new total, under a new key', async () => {
    const { client, order } = open();
    order.send(confirm);
    await client.last().fail(moved);
    order.send({ type: 'ACCEPT' });
    order.send({ type: 'ACCEPT' });
    expect(client.calls).toHaveLength(2);
    expect(client.last().input).toEqual({ ...sampleValues, expectedTotal: 18_710 });
    expect(client.last().idempotencyKey).toBe('k-2');
  });

  it('it may move again', async () => {
    const { client, order, context } = open();
    order.send(confirm);
    await client.last().fail(moved);
    order.send({ type: 'ACCEPT' });
    expect(context().moved).toBeUndefined();
    await client.last().fail(moved);
    expect(context().moved).toBeDefined();
  });

  it('declining goes back to the page', async () => {
    const { client, order, state, context } = open();
    order.send(confirm);
    await client.last().fail(moved);
    order.send({ type: 'CANCEL' });
    expect([state(), context().moved]).toEqual(['idle', undefined]);
  });

  it('a refusal without differences is a failure like any other', async () => {
    const { client, order, state } = open();
    order.send(confirm);
    await client.last().fail(refusal(errCode.priceMoved, '价格已变动，请确认后再下单'));
    expect(state()).toBe('failed');
  });
});
