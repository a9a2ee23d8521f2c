/** Guessing the code of a message: the forms that take one count alike. */
import { validateReset } from '@banxin/contract/calls/customer/password';
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { FORM, visitor } from './account.testkit.ts';

const server = await createTestServer();

const guess = { code: CAPTCHA, smsCode: '000000' };

describe.each([
  [
    'registration',
    (browser: Browser) =>
      browser.send(registerCustomer, { ...FORM, ...guess, mobilePhone: '13987650001' }),
  ],
  [
    'a forgotten password',
    (browser: Browser) => browser.send(validateReset, { ...guess, mobilePhone: '13987650002' }),
  ],
])('at %s one number', (_, send) => {
  test('is tried ten times a quarter of an hour, each with a solved captcha; junk without one counts against nobody', async () => {
    for (let count = 0; count < 15; count += 1) {
      expect(await outcome(send(server.browser()))).toBe(errCode.captchaWrong);
    }
    const answers: (number | 'done')[] = [];
    for (let count = 0; count < 11; count += 1) {
      answers.push(await outcome(send(await visitor(server))));
    }
    expect(answers).toEqual([
      ...Array.from({ length: 10 }, () => errCode.smsCodeWrong),
      errCode.tooManyRequests,
    ]);
  });
});
