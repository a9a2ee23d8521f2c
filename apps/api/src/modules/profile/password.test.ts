/** Another password for a login that knows its present one. */
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import { changePassword } from '@banxin/contract/calls/customer/password';
import { getSiteMessages } from '@banxin/contract/calls/message/siteMessage';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { createTestServer, outcome } from '../../../test/harness.ts';
import { DEMO_PASSWORD } from '../../db/seed/customers.ts';
import { createInterruptedHasher } from '../registration/account.testkit.ts';

const { hasher, interrupt } = createInterruptedHasher();
const server = await createTestServer({ services: { hasher } });

const NEW = 'Fresh-2027';

async function devices(account: string, password = DEMO_PASSWORD) {
  const [here, there] = [server.browser(), server.browser()];
  await here.login(account, password);
  await there.login(account, password);
  return { here, there };
}

test('the new one logs in, the old one does not; every other device is out, this one stays; the login is told', async () => {
  const { here, there } = await devices('悦享包装');
  const colleague = server.browser();
  await colleague.login('悦享财务');
  await here.send(changePassword, { oldPassword: DEMO_PASSWORD, password: NEW });
  expect(await here.send(getSimpleCustomer, {})).not.toBeNull();
  expect(await there.send(getSimpleCustomer, {})).toBeNull();
  expect(await colleague.send(getSimpleCustomer, {})).not.toBeNull();
  expect(await outcome(server.browser().login('悦享包装'))).toBe(errCode.passwordWrong);
  expect(await server.browser().login('悦享包装', NEW)).not.toBeNull();
  const [message] = (await here.send(getSiteMessages, { group: 'account' })).items;
  expect(message?.title.message).toBe('账号安全提醒');
  // A sub-account's is its own.
  expect((await colleague.send(getSiteMessages, { group: 'account' })).items).toEqual([]);
});

test('a sub-account changes its own, and the main account’s stays', async () => {
  const { here } = await devices('悦享设计');
  await here.send(changePassword, { oldPassword: DEMO_PASSWORD, password: NEW });
  expect(await server.browser().login('悦享设计', NEW)).not.toBeNull();
  expect(await server.browser().login('海外采购部')).not.toBeNull();
});

test('a wrong one is named at its field; after five tries nothing is looked at for a quarter of an hour', async () => {
  const { here, there } = await devices('跨境优选');
  const right = { oldPassword: DEMO_PASSWORD, password: NEW };
  for (let tries = 0; tries < 5; tries += 1) {
    const refusal = await here.refused(changePassword, { ...right, oldPassword: `Wrong-${tries}` });
    expect([refusal.errCode, refusal.fields]).toEqual([
      errCode.passwordWrong,
      { oldPassword: '原密码不正确' },
    ]);
  }
  expect((await here.refused(changePassword, right)).errCode).toBe(errCode.accountLocked);
  // Nothing happened, and who knows the password still logs in.
  expect(await there.send(getSimpleCustomer, {})).not.toBeNull();
  expect(await server.browser().login('跨境优选')).not.toBeNull();
  server.clock.advance(900_000);
  await here.send(changePassword, right);
});

test('parallel guesses do not slip through: five are looked at', async () => {
  const { here } = await devices('海外采购部');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      outcome(here.send(changePassword, { oldPassword: `Guess-${at}`, password: NEW })),
    ),
  );
  expect(answers.filter((answer) => answer === errCode.passwordWrong)).toHaveLength(5);
  expect(answers.filter((answer) => answer === errCode.accountLocked)).toHaveLength(15);
});

test.each([
  [DEMO_PASSWORD, '新密码不能与原密码相同'],
  ['12345678', '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'],
  ['', '请填写密码'],
])('the new password %j is refused: %s', async (password, message) => {
  const { here, there } = await devices('系统管理员');
  const refusal = await here.refused(changePassword, { oldPassword: DEMO_PASSWORD, password });
  expect([refusal.errCode, refusal.fields]).toEqual([errCode.invalidInput, { password: message }]);
  expect(await there.send(getSimpleCustomer, {})).not.toBeNull();
});

test('a repeat after a lost answer is no error and ends nobody', async () => {
  const { here } = await devices('合作伙伴印务');
  const asked = { oldPassword: DEMO_PASSWORD, password: NEW };
  await here.send(changePassword, asked);
  const since = server.browser();
  await since.login('合作伙伴印务', NEW);
  await here.send(changePassword, asked);
  expect(await since.send(getSimpleCustomer, {})).not.toBeNull();
});

test('of two devices that change it at once one does, and the other one is out', async () => {
  const { here, there } = await devices('新客小店');
  interrupt(() =>
    there.send(changePassword, { oldPassword: DEMO_PASSWORD, password: 'Faster-2027' }),
  );
  const late = await here.refused(changePassword, { oldPassword: DEMO_PASSWORD, password: NEW });
  expect(late.errCode).toBe(errCode.passwordWrong);
  expect(await here.send(getSimpleCustomer, {})).toBeNull();
  expect(await server.browser().login('新客小店', 'Faster-2027')).not.toBeNull();
});

test('no password is logged or stored', async () => {
  const { here } = await devices('悦享财务');
  const password = 'Unwritten-27';
  await here.send(changePassword, { oldPassword: DEMO_PASSWORD, password });
  expect(JSON.stringify(server.logs)).not.toMatch(/Unwritten-27|Demo-2026/);
});
