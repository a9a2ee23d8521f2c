/** Another number for a login: by the codes of both, for one login, told to it. */
import {
  getBindings,
  sendMobileCode,
  updateMobilePhone,
} from '@banxin/contract/calls/customer/binding';
import { resetPassword } from '@banxin/contract/calls/customer/password';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { enter } from '../order/order.testkit.ts';
import { askForCode, ticketFor, visitor } from '../registration/account.testkit.ts';
import { codesFor, mobileOf, wrong } from './profile.testkit.ts';

const server = await createTestServer();

let numbers = 0;
const fresh = () => {
  numbers += 1;
  return `1885555${String(numbers).padStart(4, '0')}`;
};

test('both codes bind the new number, which logs in from then on; the login is told', async () => {
  const person = await enter(server);
  const asked = await codesFor(server, person, fresh());
  await person.browser.send(updateMobilePhone, asked);
  expect(await mobileOf(server, person.id)).toBe(asked.mobilePhone);
  const { mobilePhone } = await person.browser.send(getBindings, {});
  expect(mobilePhone).toBe(asked.mobilePhone.replace(/^(\d{3})\d{4}/, '$1****'));
  const { items } = await person.browser.send(getSiteMessages, { group: 'account' });
  expect(items[0]?.title.message).toBe('账号安全提醒');
  expect(items[0]?.text.message).toMatch(/^绑定的手机已更改/);
});

test.each([
  ['smsCode', '新手机的短信验证码不正确或已失效'],
  ['oldSmsCode', '原手机的短信验证码不正确或已失效'],
] as const)(
  'a wrong %s is named at its field, and both codes stay good',
  async (field, message) => {
    const person = await enter(server);
    const asked = await codesFor(server, person, fresh());
    const tried = { ...asked, [field]: wrong(asked[field]) };
    const refusal = await person.browser.refused(updateMobilePhone, tried);
    expect([refusal.errCode, refusal.fields]).toEqual([errCode.smsCodeWrong, { [field]: message }]);
    await person.browser.send(updateMobilePhone, asked);
  },
);

test('the fifth wrong code of the new number ends that code; the old number’s stays good', async () => {
  const person = await enter(server);
  const asked = await codesFor(server, person, fresh());
  for (let tries = 0; tries < 5; tries += 1) {
    const tried = { ...asked, smsCode: wrong(asked.smsCode) };
    expect(await outcome(person.browser.send(updateMobilePhone, tried))).toBe(errCode.smsCodeWrong);
  }
  const over = await person.browser.refused(updateMobilePhone, asked);
  expect(Object.keys(over.fields ?? {})).toEqual(['smsCode']);
  const again = await codesFor(server, person, fresh());
  await person.browser.send(updateMobilePhone, { ...again, oldSmsCode: again.oldSmsCode });
});

test('codes of another purpose open nothing', async () => {
  const person = await enter(server);
  const mobilePhone = fresh();
  const asked = await codesFor(server, person, mobilePhone);
  server.clock.advance(60_000);
  await askForCode(await visitor(server), mobilePhone, 'login');
  const { body } = await server.db
    .selectFrom('sms_outbox')
    .select('body')
    .where('phone', '=', mobilePhone)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const smsCode = /\d{6}/.exec(body)?.[0] ?? '';
  const refusal = await person.browser.refused(updateMobilePhone, { ...asked, smsCode });
  expect(refusal.errCode).toBe(errCode.smsCodeWrong);
});

test('a number that has a login is named, and the codes stay good; the own number is none', async () => {
  const person = await enter(server);
  const asked = await codesFor(server, person, fresh());
  const taken = { ...asked, mobilePhone: '13800000001' };
  const refusal = await person.browser.refused(updateMobilePhone, taken);
  expect(refusal).toMatchObject({
    errCode: errCode.mobileTaken,
    fields: { mobilePhone: '该手机号已注册，可直接登录' },
  });
  const own = { ...asked, mobilePhone: await mobileOf(server, person.id) };
  const same = await person.browser.refused(updateMobilePhone, own);
  expect(same.fields).toEqual({ mobilePhone: '新手机号不能与原手机号相同' });
  await person.browser.send(updateMobilePhone, asked);
});

test('a repeat after a lost answer is no error', async () => {
  const person = await enter(server);
  const asked = await codesFor(server, person, fresh());
  await person.browser.send(updateMobilePhone, asked);
  await person.browser.send(updateMobilePhone, asked);
  expect((await person.browser.send(getSiteMessages, { group: 'account' })).items).toHaveLength(1);
});

test('of 20 logins that want one number one gets it', async () => {
  const mobilePhone = fresh();
  const people = await Promise.all(Array.from({ length: 20 }, () => enter(server)));
  const first = people[0];
  if (!first) throw new Error('Nobody came');
  const { smsCode } = await codesFor(server, first, mobilePhone);
  const asked = await Promise.all(
    people.map(async (person, index) => {
      if (index > 0) await person.browser.send(sendMobileCode, {});
      const phone = await mobileOf(server, person.id);
      const { body } = await server.db
        .selectFrom('sms_outbox')
        .select('body')
        .where('phone', '=', phone)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { mobilePhone, smsCode, oldSmsCode: /\d{6}/.exec(body)?.[0] ?? '' };
    }),
  );
  const answers = await Promise.all(
    people.map(({ browser }, index) =>
      outcome(browser.send(updateMobilePhone, asked[index] ?? asked[0] ?? ({} as never))),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  const refusals: unknown[] = [errCode.smsCodeWrong, errCode.mobileTaken];
  expect(answers.filter((answer) => answer !== 'done' && !refusals.includes(answer))).toEqual([]);
});

test('a ticket for a new password that the old number proved is over', async () => {
  const person = await enter(server);
  const ticket = await ticketFor(server, await mobileOf(server, person.id));
  await person.browser.send(updateMobilePhone, await codesFor(server, person, fresh()));
  const refusal = await server.browser().refused(resetPassword, { ticket, password: 'Fresh-2027' });
  expect(refusal.errCode).toBe(errCode.resetExpired);
});
