import { validateReset } from '@banxin/contract/calls/customer/password';
import { registerCustomer } from '@banxin/contract/calls/customer/register';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByMobile } from '@banxin/contract/calls/login/session';
import { sendSmsCode } from '@banxin/contract/calls/login/smsCode';
import { errCode } from '@banxin/contract/errors';
import { describe, expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { SmsFailedError } from '../../ports/sms.ts';
import { askForCode, FORM, smsCodeFor, visitor } from '../registration/account.testkit.ts';

const server = await createTestServer();

const outbox = (phone: string) =>
  server.db.selectFrom('sms_outbox').selectAll().where('phone', '=', phone).orderBy('id').execute();

async function lastCode(phone: string): Promise<string> {
  const messages = await outbox(phone);
  return /\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
}

/** Asks for a code in a new browser. */
const ask = async (phone: string) => askForCode(await visitor(server), phone);

async function enter(browser: Browser, mobilePhone: string, smsCode: string) {
  await browser.send(getCaptcha, {});
  return browser.send(loginByMobile, { mobilePhone, smsCode, code: CAPTCHA });
}

test('a code sent to a mobile number logs its customer in', async () => {
  const browser = await visitor(server);
  await askForCode(browser, '13800000001');
  const info = await enter(browser, '13800000001', await lastCode('13800000001'));
  expect(info.customerName).toBe('悦享包装');
});

test('a code is good for one login, also under 50 parallel ones', async () => {
  const phone = '13800000003';
  await ask(phone);
  const code = await lastCode(phone);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => outcome(enter(server.browser(), phone, code))),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
});

test('of 50 parallel requests for one number one message is sent', async () => {
  const phone = '13912345678';
  const answers = await Promise.all(Array.from({ length: 50 }, () => outcome(ask(phone))));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === errCode.smsTooSoon)).toHaveLength(49);
  expect(await outbox(phone)).toHaveLength(1);
});

test('the next message goes out after 60 s, and the refusal says how long to wait', async () => {
  const phone = '13912345679';
  await ask(phone);
  server.clock.advance(20_000);
  const browser = await visitor(server);
  const refusal = await browser.refused(sendSmsCode, { mobilePhone: phone, code: CAPTCHA });
  expect(refusal).toMatchObject({ errCode: errCode.smsTooSoon, data: { retryAfter: 40 } });
  server.clock.advance(40_000);
  await ask(phone);
  expect(await outbox(phone)).toHaveLength(2);
});

test('a number gets ten messages a day, and more on the next day in Shanghai', async () => {
  const phone = '13912345680';
  for (let count = 0; count < 10; count += 1) {
    await ask(phone);
    server.clock.advance(60_000);
  }
  expect(await outcome(ask(phone))).toBe(errCode.smsDailyLimit);
  server.clock.advance(24 * 3_600_000);
  await ask(phone);
  expect(await outbox(phone)).toHaveLength(11);
});

test('the fifth wrong try kills a code', async () => {
  const phone = '13800000004';
  await ask(phone);
  const code = await lastCode(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1) {
    expect(await outcome(enter(server.browser(), phone, wrong))).toBe(errCode.smsCodeWrong);
  }
  expect(await outcome(enter(server.browser(), phone, code))).toBe(errCode.smsCodeWrong);
});

test('a code lives five minutes', async () => {
  const phone = '13800000005';
  await ask(phone);
  server.clock.advance(300_000);
  const code = await lastCode(phone);
  expect(await outcome(enter(server.browser(), phone, code))).toBe(errCode.smsCodeWrong);
});

test('a code belongs to its number', async () => {
  await ask('13800000006');
  const code = await lastCode('13800000006');
  expect(await outcome(enter(server.browser(), '13800000007', code))).toBe(errCode.smsCodeWrong);
});

test('that a number has no account shows only with the right code', async () => {
  const phone = '13987654321';
  await ask(phone);
  expect(await outcome(enter(server.browser(), phone, '12'))).toBe(errCode.smsCodeWrong);
  const code = await lastCode(phone);
  expect(await outcome(enter(server.browser(), phone, code))).toBe(errCode.accountUnknown);
});

test('a wrong captcha leaves the SMS code alone', async () => {
  const phone = '13800000008';
  await ask(phone);
  const browser = server.browser();
  await browser.send(getCaptcha, {});
  const smsCode = await lastCode(phone);
  const input = { mobilePhone: phone, smsCode, code: 'XXXX' };
  expect((await browser.refused(loginByMobile, input)).errCode).toBe(errCode.captchaWrong);
  expect(await outcome(enter(browser, phone, smsCode))).toBe('done');
});

test('one address may ask for 20 messages an hour', async () => {
  const browser = server.browser();
  const answers: (number | 'done')[] = [];
  for (let count = 0; count < 21; count += 1) {
    const mobilePhone = `1380013${String(count).padStart(4, '0')}`;
    await browser.send(getCaptcha, {});
    answers.push(await outcome(askForCode(browser, mobilePhone)));
  }
  expect(answers.at(-1)).toBe(errCode.tooManyRequests);
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
});

test.each(['12800000001', '1380000000', '138000000011', ''])(
  'the number %j is refused with its reason',
  async (mobilePhone) => {
    const refusal = await server.browser().refused(sendSmsCode, { mobilePhone });
    expect(refusal.errCode).toBe(errCode.invalidInput);
    expect(['请输入手机号', '手机号格式不正确']).toContain(refusal.message);
  },
);

test('when the provider is down the customer is told, and may try again at once', async () => {
  let isDown = true;
  const flaky = await createTestServer({
    ports: {
      sms: {
        sendCode: async () => {
          if (isDown) throw new SmsFailedError('provider is down');
        },
      },
    },
  });
  const input = { mobilePhone: '13800000001', code: CAPTCHA };
  const refusal = await (await visitor(flaky)).refused(sendSmsCode, input);
  expect(refusal).toMatchObject({ status: 503, message: '短信暂时无法发送，请稍后再试' });
  isDown = false;
  await (await visitor(flaky)).send(sendSmsCode, input);
});

test.each([
  ['without an answer', {}, errCode.invalidInput],
  ['with a wrong answer', { code: 'XXXX' }, errCode.captchaWrong],
])(
  '%s to the captcha nothing is sent, and the number stays free for its owner',
  async (_, more, code) => {
    const phone = code === errCode.invalidInput ? '13912345690' : '13912345691';
    for (let count = 0; count < 15; count += 1) {
      const refusal = await (await visitor(server)).refused(sendSmsCode, {
        mobilePhone: phone,
        ...more,
      });
      expect(refusal.errCode).toBe(code);
      if (code === errCode.invalidInput)
        expect(Object.keys(refusal.fields ?? {})).toEqual(['code']);
    }
    expect(await outbox(phone)).toEqual([]);
    await ask(phone);
    expect(await outbox(phone)).toHaveLength(1);
  },
);

test('a solved captcha sends one message and serves the form of its code, once', async () => {
  const phone = '13800000001';
  server.clock.advance(60_000);
  const browser = await visitor(server);
  const answers = await Promise.all([
    outcome(askForCode(browser, phone)),
    outcome(askForCode(browser, '13912345692')),
  ]);
  expect(answers.toSorted()).toEqual([errCode.captchaWrong, 'done']);
  // Messages take their time: the captcha waits as long as its code is good.
  server.clock.advance(299_000);
  const input = { mobilePhone: phone, smsCode: '000000', code: CAPTCHA };
  expect((await browser.refused(loginByMobile, input)).errCode).toBe(errCode.smsCodeWrong);
  expect((await browser.refused(loginByMobile, input)).errCode).toBe(errCode.captchaWrong);
});

test('a customer needs no captcha for the own number, but for any other', async () => {
  const browser = server.browser();
  await browser.login('悦享包装');
  server.clock.advance(60_000);
  await browser.send(sendSmsCode, { mobilePhone: '13800000001' });
  const refusal = await browser.refused(sendSmsCode, { mobilePhone: '13912345693' });
  expect(refusal.errCode).toBe(errCode.invalidInput);
});

describe('a code serves what it was asked for and nothing else', () => {
  const phone = '13800000004';
  const uses = {
    login: (smsCode: string) => ({ call: loginByMobile, input: { mobilePhone: phone, smsCode } }),
    reset: (smsCode: string) => ({ call: validateReset, input: { mobilePhone: phone, smsCode } }),
    register: (smsCode: string) => ({
      call: registerCustomer,
      input: { ...FORM, ...fresh(), smsCode },
    }),
  };
  /** Values that no account has, anew for every registration. */
  let round = 0;
  const fresh = () => ({
    customerName: `用途${round}`,
    qq: `52014${20 + round}`,
    mobilePhone: `139123457${String(round).padStart(2, '0')}`,
  });
  const purposes = ['login', 'register', 'reset'] as const;
  const number = (purpose: (typeof purposes)[number]) =>
    purpose === 'register' ? fresh().mobilePhone : phone;

  test.each(purposes.flatMap((asked) => purposes.map((used) => [asked, used] as const)))(
    'asked for %s, used for %s',
    async (asked, used) => {
      round += 1;
      const smsCode = await smsCodeFor(server, number(used), asked);
      const { call, input } = uses[used](smsCode);
      const browser = await visitor(server);
      const ended = await outcome(
        browser.send(call as never, { ...input, code: CAPTCHA } as never),
      );
      expect(ended).toBe(asked === used ? 'done' : errCode.smsCodeWrong);
    },
  );

  test('the limits of a number hold over all purposes', async () => {
    const other = '13912345695';
    for (let count = 0; count < 10; count += 1) {
      await smsCodeFor(server, other, purposes[count % 3] ?? 'login');
    }
    expect(await outcome(smsCodeFor(server, other, 'reset'))).toBe(errCode.smsDailyLimit);
  });
});
