import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { resetPassword, validateReset } from '@banxin/contract/calls/customer/password';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { createInterruptedHasher, smsCodeFor, ticketFor, visitor } from './account.testkit.ts';

const { hasher, interrupt } = createInterruptedHasher();

const server = await createTestServer({ services: { hasher } });

const NEW = 'Fresh-2027';

test('a proven number sets a new password: it logs in, the old one does not, every session is over', async () => {
  const [first, second, other] = [server.browser(), server.browser(), server.browser()];
  await first.login('悦享包装');
  await second.login('13800000001');
  await other.login('悦享财务');
  const ticket = await ticketFor(server, '13800000001');
  expect(await first.send(getSimpleCustomer, {})).not.toBeNull();
  await server.browser().send(resetPassword, { ticket, password: NEW });
  expect(await first.send(getSimpleCustomer, {})).toBeNull();
  expect(await second.send(getSimpleCustomer, {})).toBeNull();
  // A sub-account has a password of its own.
  expect(await other.send(getSimpleCustomer, {})).not.toBeNull();
  expect(await server.browser().login('悦享包装', NEW)).toMatchObject({ vipLevel: 6 });
  const old = await visitor(server);
  const input = { nameOrQQOrMobilePhone: '悦享包装', password: 'Demo-2026', code: CAPTCHA };
  expect((await old.refused(loginByAccount, input)).errCode).toBe(errCode.passwordWrong);
});

test('the login whose password it was is told of it, and no other', async () => {
  const ticket = await ticketFor(server, '13800000006');
  await server.browser().send(resetPassword, { ticket, password: NEW });
  const finance = server.browser();
  await finance.login('悦享财务', NEW);
  const [message] = (await finance.send(getSiteMessages, { group: 'account' })).items;
  expect(message?.title.message).toBe('账号安全提醒');
  const master = server.browser();
  await master.login('悦享包装', NEW);
  expect((await master.send(getSiteMessages, { group: 'account' })).items).toHaveLength(1);
});

test('the browser that was logged in forgets its cookie', async () => {
  const browser = server.browser();
  await browser.login('新客小店');
  const ticket = await ticketFor(server, '13800000002');
  await browser.send(resetPassword, { ticket, password: NEW });
  expect(browser.cookies.has('banxin')).toBe(false);
});

test.each([
  ['', '请填写密码'],
  ['short-1', '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'],
  ['12345678', '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'],
])('the password %j is refused, and the ticket stays good', async (password, message) => {
  const ticket = await ticketFor(server, '13800000003');
  const browser = server.browser();
  const refusal = await browser.refused(resetPassword, { ticket, password });
  expect([refusal.errCode, refusal.fields]).toEqual([errCode.invalidInput, { password: message }]);
  await browser.send(resetPassword, { ticket, password: NEW });
});

test('a ticket is good for one password, also under 50 parallel ones', async () => {
  const ticket = await ticketFor(server, '13800000004');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      outcome(server.browser().send(resetPassword, { ticket, password: `Parallel-${index}` })),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === errCode.resetExpired)).toHaveLength(49);
  const won = `Parallel-${answers.indexOf('done')}`;
  expect(await server.browser().login('海外采购部', won)).toMatchObject({ type: 6 });
});

test('a repeat after a lost answer is no error; another password with the spent ticket is', async () => {
  const ticket = await ticketFor(server, '13800000005');
  const browser = server.browser();
  await browser.send(resetPassword, { ticket, password: NEW });
  const since = server.browser();
  await since.login('跨境优选', NEW);
  await browser.send(resetPassword, { ticket, password: NEW });
  // The repeat did nothing: the session that was opened since is still there.
  expect(await since.send(getSimpleCustomer, {})).not.toBeNull();
  const refusal = await browser.refused(resetPassword, { ticket, password: 'Other-2027' });
  expect(refusal).toMatchObject({
    errCode: errCode.resetExpired,
    message: '验证已失效，请重新验证手机号',
  });
});

test('a ticket lives ten minutes', async () => {
  const early = await ticketFor(server, '13800000006');
  server.clock.advance(599_000);
  await server.browser().send(resetPassword, { ticket: early, password: NEW });
  const late = await ticketFor(server, '13800000006');
  server.clock.advance(600_000);
  const refusal = await server.browser().refused(resetPassword, { ticket: late, password: NEW });
  expect(refusal.errCode).toBe(errCode.resetExpired);
});

test('a new password ends every other ticket of the account', async () => {
  const first = await ticketFor(server, '13800000007');
  const second = await ticketFor(server, '13800000007');
  await server.browser().send(resetPassword, { ticket: second, password: NEW });
  for (const password of ['Thief-2027', NEW]) {
    const refusal = await server.browser().refused(resetPassword, { ticket: first, password });
    expect(refusal.errCode).toBe(errCode.resetExpired);
  }
});

test.each(['', 'x', 'x'.repeat(43)])('the ticket %j was never handed out', async (ticket) => {
  const refusal = await server.browser().refused(resetPassword, { ticket, password: NEW });
  expect(refusal.errCode).toBe(errCode.resetExpired);
});

test('neither ticket nor password stand in the database or the log', async () => {
  const ticket = await ticketFor(server, '13800000008');
  const password = 'Unwritten-27';
  await server.browser().send(resetPassword, { ticket, password });
  const resets = await server.db.selectFrom('password_resets').selectAll().execute();
  expect(JSON.stringify(resets)).not.toContain(ticket);
  expect(JSON.stringify(server.logs)).not.toMatch(new RegExp(`${ticket}|${password}`));
});

test('that a number has no account shows only with the right code', async () => {
  const mobilePhone = '13987650001';
  const smsCode = await smsCodeFor(server, mobilePhone, 'reset');
  const wrong = await (await visitor(server)).refused(validateReset, {
    mobilePhone,
    code: CAPTCHA,
    smsCode: '12',
  });
  const known = await (await visitor(server)).refused(validateReset, {
    mobilePhone: '13800000001',
    code: CAPTCHA,
    smsCode: '12',
  });
  expect({ ...wrong, requestId: '' }).toEqual({ ...known, requestId: '' });
  const right = await (await visitor(server)).refused(validateReset, {
    mobilePhone,
    code: CAPTCHA,
    smsCode,
  });
  expect(right).toMatchObject({ errCode: errCode.accountUnknown, message: '该手机号尚未注册' });
});

test('a wrong captcha leaves the SMS code alone; the code is good for one ticket', async () => {
  const mobilePhone = '13800000001';
  const smsCode = await smsCodeFor(server, mobilePhone, 'reset');
  const input = { mobilePhone, code: CAPTCHA, smsCode };
  const browser = await visitor(server);
  const wrong = await browser.refused(validateReset, { ...input, code: 'XXXX' });
  expect(wrong.errCode).toBe(errCode.captchaWrong);
  await browser.send(getCaptcha, {});
  await browser.send(validateReset, input);
  await browser.send(getCaptcha, {});
  expect((await browser.refused(validateReset, input)).errCode).toBe(errCode.smsCodeWrong);
});

test('a closed account gets no new password, also with a ticket from before', async () => {
  const mobilePhone = '13800000003';
  const ticket = await ticketFor(server, mobilePhone);
  const close = (at: string | null) =>
    server.db
      .updateTable('customers')
      .set({ disabled_at: at })
      .where('mobile', '=', mobilePhone)
      .execute();
  await close('2026-11-20T09:00:00.000+08:00');
  expect((await server.browser().refused(resetPassword, { ticket, password: NEW })).errCode).toBe(
    errCode.resetExpired,
  );
  const smsCode = await smsCodeFor(server, mobilePhone, 'reset');
  const refusal = await (await visitor(server)).refused(validateReset, {
    mobilePhone,
    code: CAPTCHA,
    smsCode,
  });
  expect(refusal.errCode).toBe(errCode.accountUnknown);
  await close(null);
});

test('who was locked out by wrong passwords gets in with the new one', async () => {
  for (let count = 0; count < 11; count += 1) {
    const browser = await visitor(server);
    const input = { nameOrQQOrMobilePhone: '跨境优选', password: 'Wrong-2026', code: CAPTCHA };
    const { errCode: code } = await browser.refused(loginByAccount, input);
    expect(code).toBe(count < 10 ? errCode.passwordWrong : errCode.accountLocked);
  }
  const ticket = await ticketFor(server, '13800000005');
  await server.browser().send(resetPassword, { ticket, password: 'Again-2027' });
  expect(await server.browser().login('跨境优选', 'Again-2027')).toMatchObject({ type: 7 });
});

test('a login with the old password that is under way while it is replaced is not let in', async () => {
  const ticket = await ticketFor(server, '13800000002');
  const browser = await visitor(server);
  interrupt(() => server.browser().send(resetPassword, { ticket, password: 'Newest-2027' }));
  const input = { nameOrQQOrMobilePhone: '新客小店', password: NEW, code: CAPTCHA };
  expect((await browser.refused(loginByAccount, input)).errCode).toBe(errCode.passwordWrong);
  expect(await browser.send(getSimpleCustomer, {})).toBeNull();
});
