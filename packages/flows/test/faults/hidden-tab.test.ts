/**
 * Ten minutes in a hidden tab: the browser holds timers back and lets each fire once, late.
 * A simulated clock moved in one go does the same.
 */

import { expect, it } from 'vitest';
import { type AnyActor, type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { controlledClient, failing, recordEmitted, tick } from '../../exports/testing.ts';
import { atlases } from '../../src/atlases.ts';
import { sampleChecking } from '../../src/batch-import/batch-import.samples.ts';
import { samplePaid, samplePayment, sampleStart } from '../../src/cashier/cashier.samples.ts';
import { remainingSeconds } from '../../src/sms-countdown/deadline.ts';
import { sampleInput, sampleReport } from '../../src/upload-item/upload-item.samples.ts';
import { actorsOf } from './requests.ts';

const TEN_MINUTES = 600_000;

const sampleReceipt = samplePaid.kind === 'paid' ? samplePaid.receipt : undefined;

function open(flow: string, input?: unknown) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const machine = atlases[flow]?.machine;
  if (!machine) throw new Error(`There is no flow ${flow}`);
  const actors = (actorsOf[flow]?.(client) ?? {}) as never;
  const actor: AnyActor = createActor(machine.provide({ actors }), {
    clock,
    input: input as never,
  });
  const emitted = recordEmitted(actor);
  actor.start();
  const types = () => emitted.map(({ type }) => type);
  const send = (event: AnyEventObject) => actor.send(event);
  return { clock, client, actor, send, emitted, types };
}

/** The cashier with a payment on its way that is open for so long. @unit ms */
async function paying(life: number) {
  const clock = { now: () => 0 };
  const running = open('cashier', {
    paymentSN: samplePayment.paymentSN,
    key: 'key-1',
    left: () => life - clock.now(),
  });
  clock.now = () => running.clock.now();
  running.send({ type: 'OPEN' });
  await running.client.last().answer(samplePayment);
  running.send({ type: 'PAY' });
  return running;
}

/** An order that can be paid for so long. @unit ms */
function unpaid(life: number) {
  const clock = { now: () => 0 };
  const running = open('pay-deadline', { left: () => life - clock.now() });
  clock.now = () => running.clock.now();
  const said = () => {
    const { value, context } = running.actor.getSnapshot();
    return [value, context.seconds];
  };
  return { ...running, said };
}

/** What each timer of each flow does when it fires ten minutes late. */
const late: Readonly<Record<string, () => void | Promise<void>>> = {
  'agreement.AGREEMENT_TICK': () => {
    const { clock, actor, send } = open('agreement', { callSign: true });
    send({ type: 'OPEN', required: true });
    clock.increment(TEN_MINUTES);
    // Nobody was there to read: the other seconds are still to be waited.
    expect(actor.getSnapshot()).toMatchObject({ value: { open: 'reading' }, context: { left: 4 } });
    tick(clock, 3);
    expect(actor.getSnapshot()).toMatchObject({ value: { open: 'reading' }, context: { left: 1 } });
    tick(clock, 1);
    expect(actor.getSnapshot()).toMatchObject({ value: { open: 'ready' }, context: { left: 0 } });
  },
  'agreement.RELOAD': () => {
    const { clock, types, send } = open('agreement', { callSign: false });
    send({ type: 'OPEN', required: false });
    send({ type: 'CONFIRM' });
    clock.increment(TEN_MINUTES);
    expect(types()).toEqual(['reload']);
  },
  'batch-import.IMPORT_POLL': async () => {
    const { clock, client, actor, send } = open('batch-import');
    send({ type: 'OPEN', importId: sampleChecking.importId });
    await client.last().answer(sampleChecking);
    clock.increment(TEN_MINUTES);
    // One question, however many were due.
    expect([client.calls.length, actor.getSnapshot().value]).toEqual([2, { following: 'asking' }]);
    send({ type: 'HIDDEN' });
    await client.last().answer(sampleChecking);
    clock.increment(TEN_MINUTES);
    // Nobody watches how far it is.
    expect([client.calls.length, actor.getSnapshot().value]).toEqual([2, { following: 'hidden' }]);
    send({ type: 'SEEN' });
    expect(client.calls).toHaveLength(3);
  },
  'cashier.CODE': async () => {
    const { clock, client, actor, send } = await paying(TEN_MINUTES * 3);
    await client.last().fail(failing(500));
    send({ type: 'CHOOSE', method: 'wechat' });
    send({ type: 'PAY' });
    await client.last().answer(sampleStart);
    send({ type: 'HIDDEN' });
    clock.increment(TEN_MINUTES);
    // Nobody scans what nobody sees.
    expect(actor.getSnapshot().value).toEqual({ waiting: 'hidden' });
    send({ type: 'SEEN' });
    expect(client.last().name).toBe('Pay.Poll');
  },
  'cashier.EXPIRY': async () => {
    const { clock, actor, client } = await paying(60_000);
    await client.last().fail(failing(500));
    clock.increment(TEN_MINUTES);
    expect(actor.getSnapshot().value).toBe('expired');
  },
  'cashier.POLL': async () => {
    const { clock, client, actor, send } = await paying(TEN_MINUTES * 2);
    await client.last().answer({ ...sampleReceipt, status: 'pending' });
    const asked = () => client.calls.filter(({ name }) => name === 'Pay.Poll').length;
    clock.increment(TEN_MINUTES);
    // One question, however many were due.
    expect([asked(), actor.getSnapshot().value]).toEqual([1, { waiting: 'polling' }]);
    send({ type: 'HIDDEN' });
    send({ type: 'SEEN' });
    expect(asked()).toBe(2);
  },
  'coupon.RELOAD': async () => {
    const { clock, client, types, send } = open('coupon');
    send({ type: 'CLICK' });
    await client.last().answer({ amount: 5_000 });
    send({ type: 'CLICK' });
    clock.increment(TEN_MINUTES);
    expect(types()).toEqual(['reload']);
  },
  'login.LOGIN_CLOSE': () => {
    const { clock, types, send } = open('login', {
      mode: 'dialog',
      returnUrl: undefined,
      smsRemaining: undefined,
      captchaVersion: 1,
    });
    send({ type: 'CLOSE' });
    clock.increment(TEN_MINUTES);
    expect(types()).toEqual(['login.closed', 'login.removed']);
  },
  'pay-deadline.LAST_HOUR': () => {
    const { clock, said } = unpaid(3_600_000 + 1_000);
    clock.increment(TEN_MINUTES);
    expect(said()).toEqual(['closing', 3_001]);
  },
  'pay-deadline.SECOND': () => {
    const { clock, said } = unpaid(900_000);
    clock.increment(TEN_MINUTES);
    // One second ran, ten minutes are gone.
    expect(said()).toEqual(['closing', 300]);
  },
  'pay-deadline.SETTLED': () => {
    const { clock, said, types } = unpaid(0);
    clock.increment(TEN_MINUTES);
    expect([said(), types()]).toEqual([['passed', 0], ['deadline.passed']]);
  },
  'request-error.TOAST': () => {
    const { clock, actor, send } = open('request-error');
    send({ type: 'ERROR', mode: 1, message: '请求超时' });
    clock.increment(TEN_MINUTES);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { message: '' } });
  },
  'sms-countdown.SMS_TICK': () => {
    const { clock, actor, send } = open('sms-countdown', { remaining: 60 });
    clock.increment(TEN_MINUTES);
    expect(actor.getSnapshot()).toMatchObject({ value: 'counting', context: { remaining: 59 } });
    // Seen again: the deadline says what is left, not the timer.
    send({ type: 'SYNC', remaining: remainingSeconds(60_000, TEN_MINUTES) });
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { remaining: 0 } });
  },
  'upload-item.CHECK_POLL': async () => {
    const { clock, client, actor, send } = open('upload-item', sampleInput);
    send({ type: 'START' });
    send({ type: 'UPLOADED', fileId: 'f1' });
    await client.last().answer({ ...sampleReport, status: 'checking' });
    const asked = () => client.calls.filter(({ name }) => name === 'File.Get').length;
    clock.increment(TEN_MINUTES);
    clock.increment(TEN_MINUTES);
    // One question at a time: the next waits for the answer.
    expect([asked(), actor.getSnapshot().value]).toEqual([2, { checking: 'asking' }]);
    await client.last().answer(sampleReport);
    expect(actor.getSnapshot().value).toBe('checked');
  },
  'usage-log.LOG_FLUSH': () => {
    const { clock, client, emitted, send } = open('usage-log', {
      enabled: true,
      stored: { entries: [], batch: undefined },
      key: 'key-1',
      now: () => 0,
    });
    send({ type: 'BEGIN' });
    send({ type: 'LOG', productCategoryId: 3, orderTimes: 2, at: 0 });
    clock.increment(TEN_MINUTES);
    // Kept once; it is not an hour old.
    expect(emitted).toEqual([
      {
        type: 'store',
        key: 'usageLog',
        value: JSON.stringify({
          entries: [{ productCategoryId: 3, orderTimes: 2, firstAt: 0 }],
        }),
        expiresInSeconds: undefined,
      },
    ]);
    expect(client.calls).toEqual([]);
  },
};

const timers = Object.entries(atlases).flatMap(([flow, { machine }]) =>
  getStateNodes(machine.root).flatMap((node) =>
    node.after.map(({ delay }) => `${flow}.${String(delay)}`),
  ),
);

it('every timer of every flow is in the list', () => {
  expect(Object.keys(late)).toEqual([...new Set(timers)].toSorted());
});

it.each(Object.entries(late))('%s survives ten minutes in a hidden tab', async (_, survives) => {
  expect.hasAssertions();
  await survives();
});
