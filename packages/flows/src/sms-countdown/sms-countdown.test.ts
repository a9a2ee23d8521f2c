/** Specification §4 phone login, §5 phone and captcha, §9 countdown 60 s. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  controlledClient,
  recordEmitted,
  refusal,
  SimulatedClock,
  tick,
} from '../../exports/testing.ts';
import { remainingSeconds } from './deadline.ts';
import { createSmsCountdownActors } from './sms-countdown.actors.ts';
import { smsCountdownMachine } from './sms-countdown.machine.ts';

const good = { type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' } as const;

function open(remaining?: number) {
  const clock = new SimulatedClock();
  const client = controlledClient();
  const sms = createActor(
    smsCountdownMachine.provide({ actors: createSmsCountdownActors(client) }),
    { input: { remaining }, clock },
  );
  const emitted = recordEmitted(sms);
  sms.start();
  const seconds = () => sms.getSnapshot().context.remaining;
  const state = () => sms.getSnapshot().value;
  return { clock, client, sms, emitted, seconds, state };
}

describe('after a successful SMS send, a 60-second countdown disables the send button', () => {
  it('counts every second and then allows the next one', async () => {
    const { clock, client, sms, seconds, state } = open();
    sms.send(good);
    expect(client.last()).toMatchObject({
      name: 'Common.SendSmsCode',
      input: { mobilePhone: '13800000001', code: 'ab2c', purpose: 'login' },
    });
    await client.last().answer(null);
    expect([state(), seconds()]).toEqual(['counting', 60]);
    tick(clock, 23);
    expect(seconds()).toBe(37);
    tick(clock, 36);
    expect([state(), seconds()]).toEqual(['counting', 1]);
    tick(clock, 1);
    expect([state(), seconds()]).toEqual(['ready', 0]);
  });

  it('says 短信验证码已发送到 {phone}，请注意查收！ and keeps the deadline', async () => {
    const { client, sms, emitted } = open();
    sms.send(good);
    expect(emitted).toEqual([]);
    await client.last().answer(null);
    expect(emitted).toEqual([
      {
        type: 'toast',
        tone: 'success',
        message: '短信验证码已发送到 13800000001，请注意查收！',
        duration: 3_000,
      },
      { type: 'store', key: 'smsResendAt', value: '13800000001', expiresInSeconds: 60 },
    ]);
  });

  it('sends once when the button is pressed twice, and not at all while it counts', async () => {
    const { client, sms } = open();
    sms.send(good);
    sms.send(good);
    expect(client.calls).toHaveLength(1);
    await client.last().answer(null);
    sms.send(good);
    expect(client.calls).toHaveLength(1);
  });
});

describe('requesting an SMS requires valid phone and graphic code', () => {
  it.each([
    ['no phone', { mobilePhone: '' }],
    ['a number that begins with 12', { mobilePhone: '12800000001' }],
    ['ten digits', { mobilePhone: '1380000000' }],
    ['no captcha', { code: ' ' }],
    ['a captcha of five characters', { code: 'ab2cd' }],
  ])('%s sends nothing', (_, wrong) => {
    const { client, sms, state } = open();
    sms.send({ ...good, ...wrong });
    expect(client.calls).toEqual([]);
    expect(state()).toBe('ready');
  });
});

describe('a failed send', () => {
  it('allows the next try at once', async () => {
    const { client, sms, emitted, state } = open();
    sms.send(good);
    await client.last().fail(refusal(errCode.smsDailyLimit, '今日短信发送次数已达上限'));
    expect(state()).toBe('ready');
    expect(emitted).toEqual([]);
  });

  it('waits as long as the server says when it was too soon, also after a reload', async () => {
    const { client, sms, seconds, state, emitted } = open();
    sms.send(good);
    await client.last().fail(refusal(errCode.smsTooSoon, '太频繁', { retryAfter: 12.2 }));
    expect([state(), seconds()]).toEqual(['counting', 13]);
    expect(emitted).toEqual([
      { type: 'store', key: 'smsResendAt', value: '13800000001', expiresInSeconds: 13 },
    ]);
  });
});

describe('the countdown is a deadline', () => {
  it('goes on after a reload', () => {
    const { clock, seconds, state } = open(remainingSeconds(97_000, 60_000));
    expect([state(), seconds()]).toEqual(['counting', 37]);
    tick(clock, 37);
    expect(state()).toBe('ready');
  });

  it('is over when the deadline has passed', () => {
    expect(remainingSeconds(60_000, 97_000)).toBe(0);
    expect(open(0).state()).toBe('ready');
  });

  it('catches up when the tab is seen again', () => {
    const { sms, seconds, state } = open(50);
    sms.send({ type: 'SYNC', remaining: 20 });
    expect(seconds()).toBe(20);
    sms.send({ type: 'SYNC', remaining: 0 });
    expect([state(), seconds()]).toEqual(['ready', 0]);
  });

  it('begins when another tab has sent', () => {
    const { sms, seconds, state } = open();
    sms.send({ type: 'SYNC', remaining: 44 });
    expect([state(), seconds()]).toEqual(['counting', 44]);
  });

  it('does not begin when the deadline has passed in the other tab too', () => {
    const { sms, state } = open();
    sms.send({ type: 'SYNC', remaining: 0 });
    expect(state()).toBe('ready');
  });

  it('never waits longer than 60 s, whatever was stored', () => {
    expect(open(9_999).seconds()).toBe(60);
  });
});

it('leaving while it sends aborts the request and ignores its late answer', async () => {
  const { client, sms, emitted } = open();
  sms.send(good);
  const { signal } = client.last();
  sms.stop();
  expect(signal.aborted).toBe(true);
  await client.last().answer(null);
  expect(emitted).toEqual([]);
});
