/** Paying through a channel: begun, waited for, left, come back to, made anew. */
import { errCode } from '@banxin/contract/errors';
import { fen } from '@banxin/contract/money';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, refusal, SimulatedClock, tick } from '../../exports/testing.ts';
import { createCashierActors } from './cashier.actors.ts';
import { cashierMachine } from './cashier.machine.ts';
import { samplePayment, sampleStart, sampleTopUp } from './cashier.samples.ts';
import { loaded } from './cashier.testkit.ts';

describe('paying through a channel', () => {
  const MINUTE = 60;
  const offers = { ...samplePayment, balance: fen(10_000) };

  /** Chosen and begun; the code can be scanned for ten minutes. */
  async function begun(channel: 'wechat' | 'alipay' = 'wechat') {
    const flow = await loaded();
    const { cashier, client, clock } = flow;
    cashier.send({ type: 'CHOOSE', method: channel });
    cashier.send({ type: 'PAY' });
    const expiresAt = clock.now() + 10 * MINUTE * 1_000;
    await client
      .last()
      .answer(
        channel === 'wechat'
          ? { ...sampleStart, expiresAt: new Date(expiresAt).toISOString() }
          : { ...sampleStart, channel, codeUrl: null, url: 'https://alipay.example/pay' },
      );
    return flow;
  }

  it('begins there and asks whether the money has come', async () => {
    const { client, clock, state, context, asked } = await begun();
    expect(client.calls.map(({ name }) => name)).toEqual(['Pay.GetPayment', 'Pay.StartChannel']);
    expect([state(), context().start?.codeUrl]).toEqual([{ waiting: 'idle' }, sampleStart.codeUrl]);
    tick(clock, 3);
    expect(asked()).toBe(1);
    await client.last().answer({ status: 'paid' });
    await client.last().answer({ ...samplePayment, status: 'paid', paidBy: 'wechat' });
    expect([state(), context().method, context().receipt]).toEqual(['paid', 'wechat', undefined]);
  });

  it('is a way on for a balance that is too low, and back', async () => {
    const { cashier, state } = await loaded(offers);
    expect(state()).toBe('tooLittle');
    cashier.send({ type: 'CHOOSE', method: 'alipay' });
    expect(state()).toBe('choosing');
    cashier.send({ type: 'CHOOSE', method: 'balance' });
    expect(state()).toBe('tooLittle');
  });

  it('is the only way to fill the account: the first that takes it, however much is in the account', async () => {
    const { cashier, client, state, context, emitted } = await loaded({
      ...sampleTopUp,
      channels: [
        {
          channel: 'alipay',
          closed: { message: '暂不可用', data: { key: 'payment.channelShut' } },
        },
        { channel: 'wechat', closed: null },
        { channel: 'bank', closed: null },
      ],
    });
    expect([state(), context().method, context().missing]).toEqual(['choosing', 'wechat', 0]);
    cashier.send({ type: 'PAY' });
    expect(client.calls.at(-1)?.input).toMatchObject({ channel: 'wechat' });
    await client.last().answer(sampleStart);
    cashier.send({ type: 'CHECK' });
    await client.last().answer({ status: 'paid' });
    await client.last().answer({ ...sampleTopUp, status: 'paid', paidBy: 'wechat' });
    expect(state()).toBe('paid');
    cashier.send({ type: 'SHOW.ORDER' });
    expect(emitted).toContainEqual({ type: 'navigate', to: { name: 'recharge' }, replace: true });
  });

  it('begins with what was chosen before the payment was opened', async () => {
    const { context } = await loaded(sampleTopUp, 'bank');
    expect(context().method).toBe('bank');
  });

  it('twice begins once', async () => {
    const { cashier, client } = await loaded();
    cashier.send({ type: 'CHOOSE', method: 'alipay' });
    cashier.send({ type: 'PAY' });
    cashier.send({ type: 'PAY' });
    expect(client.calls).toHaveLength(2);
  });

  it.each([
    ['another window paid', errCode.paidAlready, 'paid'],
    ['it is over', errCode.wrongState, 'expired'],
    ['a price moved', errCode.priceMoved, 'moved'],
    ['the channel is shut', errCode.channelShut, 'payFailed'],
  ])('when %s', async (_, code, expected) => {
    const { cashier, client, state, emitted } = await loaded();
    cashier.send({ type: 'CHOOSE', method: 'alipay' });
    cashier.send({ type: 'PAY' });
    await client.last().fail(refusal(code, '不行'));
    expect([state(), emitted]).toEqual([expected, []]);
  });

  it('that is shut leaves every other way', async () => {
    const { cashier, client, state, context } = await loaded();
    cashier.send({ type: 'CHOOSE', method: 'alipay' });
    cashier.send({ type: 'PAY' });
    await client.last().fail(refusal(errCode.channelShut, '支付宝暂不可用'));
    cashier.send({ type: 'CHOOSE', method: 'wechat' });
    expect([state(), context().failure]).toEqual(['choosing', undefined]);
    cashier.send({ type: 'PAY' });
    expect(client.last()).toMatchObject({ name: 'Pay.StartChannel', input: { channel: 'wechat' } });
  });

  it('refused there: another way can be chosen, and the first is forgotten', async () => {
    const { cashier, state, context } = await begun('alipay');
    cashier.send({ type: 'CANCEL' });
    expect([state(), context().start]).toEqual(['choosing', undefined]);
    cashier.send({ type: 'CHOOSE', method: 'balance' });
    cashier.send({ type: 'PAY' });
    expect(state()).toBe('paying');
  });

  it('a code is made anew when its time is up', async () => {
    const { client, clock, cashier, state } = await begun();
    for (let seconds = 0; seconds < 10 * MINUTE; seconds += 3) {
      tick(clock, 3);
      if (client.last().name === 'Pay.Poll') await client.last().answer({ status: 'pending' });
    }
    tick(clock, 1);
    expect([state(), client.last().name]).toEqual(['starting', 'Pay.StartChannel']);
    await client.last().answer({ ...sampleStart, codeUrl: 'weixin://new' });
    cashier.send({ type: 'CANCEL' });
    expect(state()).toBe('choosing');
  });

  it('a code whose time was up in a hidden tab is made anew when somebody looks', async () => {
    const { client, cashier, clock, state, asked } = await begun();
    cashier.send({ type: 'HIDDEN' });
    tick(clock, 11 * MINUTE);
    expect([state(), asked()]).toEqual([{ waiting: 'hidden' }, 0]);
    cashier.send({ type: 'SEEN' });
    expect([state(), client.last().name]).toEqual(['starting', 'Pay.StartChannel']);
  });

  it('without a code nothing is made anew', async () => {
    const { client, clock, asked } = await begun('alipay');
    for (let seconds = 0; seconds < 11 * MINUTE; seconds += 3) {
      tick(clock, 3);
      await client.last().answer({ status: 'pending' });
    }
    expect(client.calls.filter(({ name }) => name === 'Pay.StartChannel')).toHaveLength(1);
    expect(asked()).toBe(220);
  });

  it('whoever comes back from it waits at once; whoever comes again chooses what was begun', async () => {
    const open = (back: 'alipay' | undefined) => {
      const client = controlledClient();
      const actors = createCashierActors(client);
      const cashier = createActor(cashierMachine.provide({ actors }), {
        clock: new SimulatedClock(),
        input: { paymentSN: samplePayment.paymentSN, key: 'k', left: () => 3_600_000, back },
      }).start();
      cashier.send({ type: 'OPEN' });
      return { client, cashier, state: () => cashier.getSnapshot() };
    };
    const returning = open('alipay');
    await returning.client.last().answer({ ...offers, begun: 'alipay' });
    expect(returning.state().value).toEqual({ waiting: 'idle' });
    returning.cashier.send({ type: 'CANCEL' });
    returning.cashier.send({ type: 'REFRESH' });
    await returning.client.last().answer({ ...offers, begun: 'alipay' });
    expect([returning.state().value, returning.state().context.method]).toEqual([
      'choosing',
      'alipay',
    ]);
    const again = open(undefined);
    await again.client.last().answer({ ...offers, begun: 'wechat' });
    expect([again.state().value, again.state().context.method]).toEqual(['choosing', 'wechat']);
  });

  it('a payment that was closed in between is read anew', async () => {
    const { client, cashier, state } = await begun();
    cashier.send({ type: 'REFRESH' });
    await client.last().answer({ ...samplePayment, status: 'cancelled' });
    expect(state()).toBe('expired');
  });
});
