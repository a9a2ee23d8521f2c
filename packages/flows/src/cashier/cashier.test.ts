/** Paying from the balance: enough, too little, paid before, over, failed; never twice. */
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { describe, expect, it } from 'vitest';
import { failing, refusal, tick } from '../../exports/testing.ts';
import { samplePaid, samplePayment } from './cashier.samples.ts';
import { loaded, OPEN_FOR, open } from './cashier.testkit.ts';

const receipt = samplePaid.kind === 'paid' ? samplePaid.receipt : undefined;

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
  ] as const)('a payment that is %s shows %s', async (status, state) => {
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
      {
        type: 'navigate',
        to: { name: 'UserOrderDetail', params: { sn: '202611200000017' } },
        replace: true,
      },
    ]);
  });

  it('twice sends once', async () => {
    const { client, cashier } = await loaded();
    cashier.send({ type: 'PAY' });
    cashier.send({ type: 'PAY' });
    expect(client.calls).toHaveLength(2);
  });

  it('after a failure repeats with the same key', async () => {
    const { client, cashier, emitted, state, context } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(failing(500));
    expect(state()).toBe('payFailed');
    expect(emitted).toEqual([{ type: 'requestError', mode: 1, message: '服务错误，请重试' }]);
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
    expect(emitted).toEqual([{ type: 'navigate', to: { name: 'recharge' }, replace: false }]);
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
    const { client, clock, cashier, state } = await loaded();
    cashier.send({ type: 'PAY' });
    tick(clock, OPEN_FOR);
    expect([state(), client.last().signal.aborted]).toEqual(['paying', false]);
  });
});

describe('the time to pay', () => {
  it('runs out by itself and ends the choice', async () => {
    const { clock, cashier, emitted, state } = await loaded();
    tick(clock, OPEN_FOR - 1);
    expect(state()).toBe('choosing');
    tick(clock, 1);
    expect(state()).toBe('expired');
    cashier.send({ type: 'SHOW.ORDER' });
    expect(emitted).toEqual([
      {
        type: 'navigate',
        to: { name: 'UserOrderDetail', params: { sn: '202611200000017' } },
        replace: true,
      },
    ]);
  });

  it('that passed while the computer slept is up when the page is seen: payFailed', async () => {
    const { client, cashier, sleep, state } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().fail(failing(500));
    sleep(OPEN_FOR);
    cashier.send({ type: 'SEEN' });
    expect(state()).toBe('expired');
  });

  it.each(['choosing', 'tooLittle'] as const)(
    'that passed while the computer slept is up when the page is seen: %s',
    async (from) => {
      const balance = from === 'tooLittle' ? fen(10_000) : samplePayment.balance;
      const { cashier, sleep, state } = await loaded({ ...samplePayment, balance });
      cashier.send({ type: 'HIDDEN' });
      sleep(OPEN_FOR);
      expect(state()).toBe(from);
      cashier.send({ type: 'SEEN' });
      expect(state()).toBe('expired');
    },
  );

  it('that passed while the payment was read shows no button at all', async () => {
    const { client, cashier, sleep, state } = open();
    sleep(OPEN_FOR);
    cashier.send({ type: 'OPEN' });
    await client.last().answer(samplePayment);
    expect(state()).toBe('expired');
  });

  it('that has not passed leaves the choice when the page is seen', async () => {
    const { cashier, sleep, state } = await loaded();
    sleep(OPEN_FOR - 60);
    cashier.send({ type: 'SEEN' });
    expect(state()).toBe('choosing');
  });
});

describe('a payment whose answer did not come', () => {
  async function waiting() {
    const flow = await loaded();
    flow.cashier.send({ type: 'PAY' });
    await flow.client.last().fail(failing('timeout'));
    return flow;
  }

  it('is said, and asked for every 3 s until it is known to be paid', async () => {
    const { client, clock, emitted, asked, state, context } = await waiting();
    expect(emitted).toEqual([{ type: 'requestError', mode: 1, message: '请求超时' }]);
    expect(state()).toEqual({ waiting: 'idle' });
    tick(clock, 2);
    expect(asked()).toBe(0);
    tick(clock, 1);
    expect([asked(), state()]).toEqual([1, { waiting: 'polling' }]);
    await client.last().answer({ status: 'pending' });
    tick(clock, 3);
    await client.last().answer({ status: 'paid' });
    expect([state(), client.last().name]).toEqual(['loading', 'Pay.GetPayment']);
    await client.last().answer({ ...samplePayment, status: 'paid' });
    expect([state(), context().payment?.status]).toEqual(['paid', 'paid']);
  });

  it('is also awaited when the server itself says that it is not done', async () => {
    const { client, cashier, state } = await loaded();
    cashier.send({ type: 'PAY' });
    await client.last().answer({ ...receipt, status: 'pending' });
    expect(state()).toEqual({ waiting: 'idle' });
  });

  it('is asked for at once when somebody wants to know, one question at a time', async () => {
    const { cashier, clock, asked } = await waiting();
    cashier.send({ type: 'CHECK' });
    cashier.send({ type: 'CHECK' });
    tick(clock, 60);
    expect(asked()).toBe(1);
  });

  it('is asked for less and less often while the shop is out of reach, and silently', async () => {
    const { client, clock, emitted, asked } = await waiting();
    const pauses: number[] = [];
    for (let round = 1; round <= 7; round += 1) {
      let pause = 0;
      while (asked() < round) {
        tick(clock, 1);
        pause += 1;
      }
      pauses.push(pause);
      expect(client.last().display).toBe(0);
      await client.last().fail(failing('network'));
    }
    expect(pauses).toEqual([3, 6, 12, 24, 48, 60, 60]);
    expect(emitted).toHaveLength(1);
  });

  it('is not asked for while nobody looks, and at once when somebody does', async () => {
    const { client, cashier, clock, asked, state } = await waiting();
    cashier.send({ type: 'CHECK' });
    cashier.send({ type: 'HIDDEN' });
    expect([client.last().signal.aborted, state()]).toEqual([true, { waiting: 'hidden' }]);
    tick(clock, 600);
    expect(asked()).toBe(1);
    cashier.send({ type: 'SEEN' });
    expect([asked(), state()]).toEqual([2, { waiting: 'polling' }]);
  });

  it('in a tab that was hidden before the answer failed to come is not asked for either', async () => {
    const { client, cashier, clock, asked, state } = await loaded();
    cashier.send({ type: 'PAY' });
    cashier.send({ type: 'HIDDEN' });
    await client.last().fail(failing('network'));
    tick(clock, 600);
    expect([asked(), state()]).toEqual([0, { waiting: 'hidden' }]);
  });

  it('may be left: paying again has the same key', async () => {
    const { client, cashier, state } = await waiting();
    cashier.send({ type: 'CANCEL' });
    expect(state()).toBe('choosing');
    cashier.send({ type: 'PAY' });
    expect(client.last()).toMatchObject({ name: 'Pay.PayByBalance', idempotencyKey: 'k' });
  });

  it('is over when the server says so', async () => {
    const { client, cashier, state } = await waiting();
    cashier.send({ type: 'CHECK' });
    await client.last().answer({ status: 'expired' });
    await client.last().answer({ ...samplePayment, status: 'expired' });
    expect(state()).toBe('expired');
  });

  it('whose time runs out is read once more: it may be paid', async () => {
    const { client, cashier, clock, sleep, state } = await waiting();
    cashier.send({ type: 'HIDDEN' });
    sleep(OPEN_FOR);
    cashier.send({ type: 'SEEN' });
    expect(state()).toBe('loading');
    await client.last().answer({ ...samplePayment, status: 'paid' });
    tick(clock, 1);
    expect(state()).toBe('paid');
  });
});
