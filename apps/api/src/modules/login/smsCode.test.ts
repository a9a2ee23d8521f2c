import { getCaptcha, loginByMobile, sendSmsCode } from '@banxin/contract/calls/login';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer } from '../../../test/harness.ts';
import { SmsFailedError } from '../../ports/sms.ts';

const server = await createTestServer();

const outbox = (phone: string) =>
  server.db.selectFrom('sms_outbox').selectAll().where('phone', '=', phone).orderBy('id').execute();

async function lastCode(phone: string): Promise<string> {
  const messages = await outbox(phone);
  return /\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
}

async function enter(browser: Browser, mobilePhone: string, smsCode: string) {
  await browser.send(getCaptcha, {});
  return browser.send(loginByMobile, { mobilePhone, smsCode, code: CAPTCHA });
}

const refusedCode = (promise: Promise<unknown>): Promise<number | 'in'> =>
  promise.then(
    () => 'in' as const,
    (error: { errCode: number }) => error.errCode,
  );

test('a code sent to a mobile number logs its customer in', async () => {
  const browser = server.browser();
  await browser.send(sendSmsCode, { mobilePhone: '13800000001' });
  const info = await enter(browser, '13800000001', await lastCode('13800000001'));
  expect(info.customerName).toBe('悦享包装');
});

test('a code is good for one login, also under 50 parallel ones', async () => {
  const phone = '13800000003';
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  const code = await lastCode(phone);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refusedCode(enter(server.browser(), phone, code))),
  );
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
});

test('of 50 parallel requests for one number one message is sent', async () => {
  const phone = '13912345678';
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      refusedCode(server.browser().send(sendSmsCode, { mobilePhone: phone })),
    ),
  );
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
  expect(answers.filter((answer) => answer === errCode.smsTooSoon)).toHaveLength(49);
  expect(await outbox(phone)).toHaveLength(1);
});

test('the next message goes out after 60 s, and the refusal says how long to wait', async () => {
  const phone = '13912345679';
  const browser = server.browser();
  await browser.send(sendSmsCode, { mobilePhone: phone });
  server.clock.advance(20_000);
  const refusal = await browser.refused(sendSmsCode, { mobilePhone: phone });
  expect(refusal).toMatchObject({ errCode: errCode.smsTooSoon, data: { retryAfter: 40 } });
  server.clock.advance(40_000);
  await browser.send(sendSmsCode, { mobilePhone: phone });
  expect(await outbox(phone)).toHaveLength(2);
});

test('a number gets ten messages a day, and more on the next day in Shanghai', async () => {
  const phone = '13912345680';
  for (let count = 0; count < 10; count += 1) {
    await server.browser().send(sendSmsCode, { mobilePhone: phone });
    server.clock.advance(60_000);
  }
  const refusal = await server.browser().refused(sendSmsCode, { mobilePhone: phone });
  expect(refusal.errCode).toBe(errCode.smsDailyLimit);
  server.clock.advance(24 * 3_600_000);
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  expect(await outbox(phone)).toHaveLength(11);
});

test('the fifth wrong try kills a code', async () => {
  const phone = '13800000004';
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  const code = await lastCode(phone);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1) {
    expect(await refusedCode(enter(server.browser(), phone, wrong))).toBe(errCode.smsCodeWrong);
  }
  expect(await refusedCode(enter(server.browser(), phone, code))).toBe(errCode.smsCodeWrong);
});

test('a code lives five minutes', async () => {
  const phone = '13800000005';
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  server.clock.advance(300_000);
  const code = await lastCode(phone);
  expect(await refusedCode(enter(server.browser(), phone, code))).toBe(errCode.smsCodeWrong);
});

test('a code belongs to its number', async () => {
  await server.browser().send(sendSmsCode, { mobilePhone: '13800000006' });
  const code = await lastCode('13800000006');
  expect(await refusedCode(enter(server.browser(), '13800000007', code))).toBe(
    errCode.smsCodeWrong,
  );
});

test('that a number has no account shows only with the right code', async () => {
  const phone = '13987654321';
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  expect(await refusedCode(enter(server.browser(), phone, '12'))).toBe(errCode.smsCodeWrong);
  const code = await lastCode(phone);
  expect(await refusedCode(enter(server.browser(), phone, code))).toBe(errCode.accountUnknown);
});

test('a wrong captcha leaves the SMS code alone', async () => {
  const phone = '13800000008';
  await server.browser().send(sendSmsCode, { mobilePhone: phone });
  const browser = server.browser();
  await browser.send(getCaptcha, {});
  const smsCode = await lastCode(phone);
  const input = { mobilePhone: phone, smsCode, code: 'XXXX' };
  expect((await browser.refused(loginByMobile, input)).errCode).toBe(errCode.captchaWrong);
  expect(await refusedCode(enter(browser, phone, smsCode))).toBe('in');
});

test('one address may ask for 20 messages an hour', async () => {
  const browser = server.browser();
  const answers: (number | 'in')[] = [];
  for (let count = 0; count < 21; count += 1) {
    const mobilePhone = `1380013${String(count).padStart(4, '0')}`;
    answers.push(await refusedCode(browser.send(sendSmsCode, { mobilePhone })));
  }
  expect(answers.at(-1)).toBe(errCode.tooManyRequests);
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(20);
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
  const browser = flaky.browser();
  const refusal = await browser.refused(sendSmsCode, { mobilePhone: '13800000001' });
  expect(refusal).toMatchObject({ status: 503, message: '短信暂时无法发送，请稍后再试' });
  isDown = false;
  await browser.send(sendSmsCode, { mobilePhone: '13800000001' });
});
