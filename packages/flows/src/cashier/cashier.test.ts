/** Paying from the balance: enough, too little, paid before, over, failed; never twice. */
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted, refusal } from '../../exports/testing.ts';
import { createCashierActors } from './cashier.actors.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePaid, samplePayment } from './cashier.samples.ts';

const receipt = samplePaid.kind === 'paid' ? samplePaid.receipt : undefined;

function open() {
  const client = controlledClient();
  const cashier = createActor(cashierMachine.provide({ actors: createCashierActors(client) }), {
    input: { paymentSN: samplePayment.paymentSN, key: 'k' },
  });
  const emitted = recordEmitted(cashier);
  cashier.start();
  const state = () => cashier.getSnapshot().value;
  const context = () => cashier.getSnapshot().context;
  return { client, cashier, emitted, state, context };
}

async function loaded(payment = samplePayment) {
  const flow = open();
  flow.cashier.send({ type: 'OPEN' });
  await flow.client.last().answer(payment);
  return flow;
}

describe('opening', () => {
  it('rests until the page is shown, then reads payment and balance', async () => {
    const { client, cashier, state } = open();
    expect(client.calls).toEqual([]);
    cashier.send({ type: 'OPEN' });
    expect(client.last()).toMatchObject({
      name: 'Pay.GetPayment',
      input: { paymentSN: 'P202611200000017' },
    });
    await client.last().answer(samplePayment);
    expect(state()).toBe('choosing');
  });

  it.each([
    ['paid', 'paid'],
    ['expired', 'expired'],
    ['cancelled', 'expired'],
  ])('a payment that is %s shows %s', async (status, state) => {
    const flow = await loaded({ ...samplePayment, status });
    expect([flow.state(), flow.context().payment?.status]).toEqual([state, status]);
  });

  it('a balance that is too low says by how much, and no button pays', async () => {
    const { cashier, client, state, context } = await loaded({
      ...samplePayment,
      balance: fen(10_000),
    });
    expect([state(), context().missing]).toEqual(['tooLittle', 8_410]);
    cashier.send({ type: 'PAY' });
    expect(client.calls).toHaveLength(1);
  });

  it('that fails can be tried again', async () => {
    const { client, cashier, state, context } = open();
    cashier.send({ type: 'OPEN' });
    await client.last().fail(failing(500));
    expect([state(), context().failure?.kind]).toEqual(['loadFailed', 'server']);
    cashier.send({ type: 'RETRY' });
    expect(client.calls).toHaveLength(2);
    expect(context().failure).toBeUndefined();
  });
});

describe('paying', () => {
  it('shows the receipt, then goes to the order', async () => {
    const { client, cashier, emitted, state, context } = await loaded();
    cashier.send({ type: 'PAY' });
    expect(client.last()).toMatchObject({ name: 'Pay.PayByBalance', idempotencyKey: 'k' });
    await client.last().answer(receipt);
    expect([state(), context().receipt?.balanceAfter]).toEqual(['paid', 1_267_990]);
    cashier.send({ type: 'SHOW.ORDER' });
    expect(emitted).toEqual([
      { type: 'navigate', to: '/user/orderDetail/202611200000017', replace: true },
    ]);
  });

  it('twice sends once', async () => {
    const { client, cashier } = await loaded();
    cashier.send({ type: 'PAY' });
    cashier.send({ type: 'PAY' });
    expect(client.calls).toHaveLength(2);
  });

  it('after a timeout repeats with the same key', async () => {
    const { client, cashier, emitted, state, context } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('payFailed');
    expect(emitted).toEqual([{ type: 'requestError', mode: 1, message: '请求超时' }]);
    cashier.send({ type: 'PAY' });
    expect(client.last().idempotencyKey).toBe('k');
    expect(context().failure).toBeUndefined();
  });

  it('that failed may be left: the payment is read again', async () => {
    const { client, cashier, context } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(failing(500));
    cashier.send({ type: 'BACK' });
    expect(client.last().name).toBe('Pay.GetPayment');
    expect(context().failure).toBeUndefined();
  });

  it('with a balance that became too low says what is missing and leads to the top-up', async () => {
    const { client, cashier, emitted, state, context } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(
      refusal(errCode.balanceTooLow, '账户余额不足', {
        balance: 10_000,
        amount: 18_410,
        missing: 8_410,
      }),
    );
    expect([state(), context().missing, context().payment?.balance]).toEqual([
      'tooLittle',
      8_410,
      10_000,
    ]);
    expect(emitted).toEqual([]);
    cashier.send({ type: 'TOP_UP' });
    expect(emitted).toEqual([{ type: 'navigate', to: '/user/recharge', replace: false }]);
  });

  it.each([
    ['another window paid', errCode.paidAlready, 'paid'],
    ['the order cannot be paid any more', errCode.wrongState, 'expired'],
  ])('when %s', async (_, code, expected) => {
    const { client, cashier, state } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(refusal(code, '已经付款'));
    expect(state()).toBe(expected);
  });

  it('is not interrupted by the time that runs out', async () => {
    const { client, cashier, state } = await loaded();
    cashier.send({ type: 'PAY' });
    cashier.send({ type: 'EXPIRE' });
    expect([state(), client.last().signal.aborted]).toEqual(['paying', false]);
  });
});

it('time that runs out ends the choice', async () => {
  const { cashier, emitted, state } = await loaded();
  cashier.send({ type: 'EXPIRE' });
  expect(state()).toBe('expired');
  cashier.send({ type: 'SHOW.ORDER' });
  expect(emitted).toEqual([
    { type: 'navigate', to: '/user/orderDetail/202611200000017', replace: true },
  ]);
});
