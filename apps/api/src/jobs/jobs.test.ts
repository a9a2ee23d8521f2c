import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { startOauth } from '@banxin/contract/calls/login/oauth';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { expect, test, vi } from 'vitest';
import { CAPTCHA, createTestServer } from '../../test/harness.ts';
import { schedule } from './schedule.ts';
import { sweep } from './sweep.ts';

const server = await createTestServer();
const HOUR = 3_600_000;

test('what can still be used stays, what cannot goes', async () => {
  const { db, clock } = server;
  const old = server.browser();
  await old.login('悦享包装');
  await old.send(getCaptcha, {});
  await old.send(sendSmsCode, { mobilePhone: '13800000001', code: CAPTCHA });
  await old.send(startOauth, { provider: 'qq', purpose: 'login' });
  expect(await sweep(db, clock)).toMatchObject({
    captchas: 0,
    oauth_attempts: 0,
    sessions: 0,
    sms_codes: 0,
  });
  clock.advance(31 * 24 * HOUR);
  const fresh = server.browser();
  await fresh.login('悦享包装');
  const gone = await sweep(db, clock);
  expect(gone).toMatchObject({ captchas: 2, oauth_attempts: 1, sessions: 1, sms_codes: 1 });
  expect(await fresh.send(getSimpleCustomer, {})).not.toBeNull();
  expect(await sweep(db, clock)).toEqual({
    captchas: 0,
    cart_merges: 0,
    category_visits: 0,
    oauth_attempts: 0,
    rate_limits: 0,
    sessions: 0,
    idempotency_keys: 0,
    local_orders: 0,
    registrations: 0,
    password_resets: 0,
    sms_codes: 0,
    upload_locks: 0,
  });
});

test('a job runs at once and again after its pause, also when it failed, at once when it is to hurry, and not after the stop', async () => {
  vi.useFakeTimers();
  try {
    let runs = 0;
    const job = {
      name: 'test',
      everyMs: 1_000,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('first run fails');
      },
    };
    const { stop, hurry } = schedule(server.services, [job]);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(runs).toBe(2);
    hurry();
    expect(runs).toBe(3);
    hurry();
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(4);
    await vi.advanceTimersByTimeAsync(900);
    expect(runs).toBe(4);
    await stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toBe(4);
    expect(server.logs.some(({ msg, job: name }) => msg === 'job failed' && name === 'test')).toBe(
      true,
    );
  } finally {
    vi.useRealTimers();
  }
});
