/** A machine whose clock was wrong and is set right: nobody is locked out by it, and nothing lives longer. */

import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByAccount, loginByMobile } from '@banxin/contract/calls/login/session';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { getServerDateTime } from '@banxin/contract/calls/meta/clock';
import { SMS_COUNTDOWN_SECONDS } from '@banxin/contract/constants';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { CLOCK_SKEW_MS, msOf } from '../../ports/clock.ts';
import { askForCode, visitor } from '../registration/account.testkit.ts';

const HOUR = 3_600_000;
/** Of a customer; whoever asks for a code without logging in may be anybody. */
const PHONE = '13800000001';

const server = await createTestServer();

/** The clock is wrong from here on; answers what sets it right. */
function anHourAhead(): () => void {
  server.clock.advance(HOUR);
  return () => server.clock.advance(-HOUR);
}

const lastCode = async (): Promise<string> => {
  const { body } = await server.db
    .selectFrom('sms_outbox')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)?.[0] ?? '';
};

describe('a clock that goes back by an hour', () => {
  test('lets a number ask again at once, and then waits a minute as always', async () => {
    const setRight = anHourAhead();
    await askForCode(await visitor(server), '13912000001');
    setRight();
    await askForCode(await visitor(server), '13912000001');
    const refusal = await (await visitor(server)).refused(sendSmsCode, {
      mobilePhone: '13912000001',
      code: CAPTCHA,
    });
    expect(refusal).toMatchObject({
      errCode: errCode.smsTooSoon,
      data: { retryAfter: SMS_COUNTDOWN_SECONDS },
    });
  });

  test('of 50 requests at once one sends, whatever stood there', async () => {
    const setRight = anHourAhead();
    await askForCode(await visitor(server), '13912000002');
    setRight();
    const visitors = await Promise.all(Array.from({ length: 50 }, () => visitor(server)));
    const answers = await Promise.all(
      visitors.map((one) => outcome(askForCode(one, '13912000002'))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });

  test('a code that was sent before opens nothing: it would live an hour longer', async () => {
    const setRight = anHourAhead();
    const browser = await visitor(server);
    await askForCode(browser, PHONE);
    const code = await lastCode();
    setRight();
    await browser.send(getCaptcha, {});
    const tried = browser.send(loginByMobile, {
      mobilePhone: PHONE,
      smsCode: code,
      code: CAPTCHA,
    });
    expect(await outcome(tried)).toBe(errCode.smsCodeWrong);
  });

  test('a captcha that was shown before is over', async () => {
    const setRight = anHourAhead();
    const browser = server.browser();
    await browser.send(getCaptcha, {});
    setRight();
    const tried = browser.send(sendSmsCode, { mobilePhone: PHONE, code: CAPTCHA });
    expect(await outcome(tried)).toBe(errCode.captchaWrong);
  });

  test('an account that was locked waits no longer than a lock lasts', async () => {
    const setRight = anHourAhead();
    const wrong = async () => {
      const browser = server.browser();
      await browser.send(getCaptcha, {});
      const form = { nameOrQQOrMobilePhone: '悦享包装', password: 'wrong-1', code: CAPTCHA };
      return browser.refused(loginByAccount, form);
    };
    let refusal = await wrong();
    while (refusal.errCode === errCode.passwordWrong) refusal = await wrong();
    expect(refusal.errCode).toBe(errCode.accountLocked);
    setRight();
    expect(await wrong()).toMatchObject({ errCode: errCode.passwordWrong });
  });

  test('who is logged in stays so, and the page counts by the clock as it is now', async () => {
    const setRight = anHourAhead();
    const browser = server.browser();
    await browser.login('悦享包装');
    const before = msOf((await browser.send(getServerDateTime, {})).now);
    setRight();
    expect(msOf((await browser.send(getServerDateTime, {})).now)).toBe(before - HOUR);
    expect((await browser.send(getSimpleCustomer, {}))?.customerName).toBe('悦享包装');
  });
});

test('clocks that differ by less than a minute are not wrong: nothing is sent twice', async () => {
  await askForCode(await visitor(server), '13912000003');
  server.clock.advance(-CLOCK_SKEW_MS);
  expect(await outcome(askForCode(await visitor(server), '13912000003'))).toBe(errCode.smsTooSoon);
});

test('a day ahead ends what ends by then, and nothing else', async () => {
  const browser = server.browser();
  await browser.login('悦享包装');
  await askForCode(await visitor(server), PHONE);
  const code = await lastCode();
  server.clock.advance(24 * HOUR);
  expect((await browser.send(getSimpleCustomer, {}))?.customerName).toBe('悦享包装');
  const late = await visitor(server);
  await late.send(getCaptcha, {});
  const tried = late.send(loginByMobile, { mobilePhone: PHONE, smsCode: code, code: CAPTCHA });
  expect(await outcome(tried)).toBe(errCode.smsCodeWrong);
});
