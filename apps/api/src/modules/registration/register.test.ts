import { getAccount } from '@banxin/contract/calls/customer/account';
import { getSimpleCustomer } from '@banxin/contract/calls/customer/current';
import {
  isExistsByMobile,
  isExistsByName,
  isExistsByQq,
  registerCustomer,
} from '@banxin/contract/calls/customer/register';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import { loginByAccount } from '@banxin/contract/calls/login/session';
import { errCode } from '@banxin/contract/errors';
import { expect, test } from 'vitest';
import { type Browser, CAPTCHA, createTestServer, outcome } from '../../../test/harness.ts';
import { FORM, type Form, smsCodeFor, visitor } from './account.testkit.ts';

const server = await createTestServer();

/** A form with a fresh code of its number. */
async function filled(replaced: Partial<Form>): Promise<Form> {
  const form = { ...FORM, ...replaced };
  return {
    ...form,
    smsCode: replaced.smsCode ?? (await smsCodeFor(server, form.mobilePhone, 'register')),
  };
}

const customersNamed = async (name: string) =>
  server.db.selectFrom('customers').selectAll().where('name', '=', name).execute();

test('a new customer registers, is logged in and can log in again by name, QQ and number', async () => {
  const browser = await visitor(server);
  const info = await browser.send(registerCustomer, await filled({ customerName: ' 晨光文创社 ' }));
  expect(info).toMatchObject({
    customerName: '晨光文创社',
    mobilePhone: '139****0001',
    type: 3,
    userRoleType: 1,
    sign: 0,
    authStatus: 0,
    vipLevel: 0,
    isNewCouponed: false,
    parentId: null,
    roles: 0,
  });
  expect(await browser.send(getSimpleCustomer, {})).toEqual(info);
  expect(await browser.send(getAccount, {})).toMatchObject({ balance: 0, redPacket: 0 });
  for (const account of ['晨光文创社', '5201314', '13911110001']) {
    expect(await server.browser().login(account, FORM.password)).toEqual(info);
  }
});

test('the password is kept as its hash alone', async () => {
  const password = 'Never-stored1';
  const form = await filled({
    customerName: '守密商行',
    qq: '5201401',
    mobilePhone: '13911110002',
    password,
  });
  await (await visitor(server)).send(registerCustomer, form);
  const [row] = await customersNamed('守密商行');
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(server.logs)).not.toContain(password);
});

test.each([
  ['customerName', '', '请填写账号'],
  ['customerName', 'Banxin', '账号至少包含一个汉字'],
  ['customerName', '一二三四五六七八九十加', '账号长度2-20位且至少包含一个汉字，最多10个汉字'],
  ['password', '', '请填写密码'],
  ['password', '12345678', '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'],
  [
    'password',
    'Demo-2026-too-long',
    '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】',
  ],
  ['qq', '01234', 'QQ格式不正确'],
  ['mobilePhone', '', '请输入手机号'],
  ['mobilePhone', '12800000001', '手机号格式不正确'],
  ['code', '', '请输入图形验证码'],
  ['smsCode', '1234567', '短信验证码为6位以内的数字'],
] as const)('%s %j is refused: %s', async (field, value, message) => {
  const browser = await visitor(server);
  const refusal = await browser.refused(registerCustomer, { ...FORM, [field]: value });
  expect(refusal.errCode).toBe(errCode.invalidInput);
  expect(refusal.fields).toEqual({ [field]: message });
});

test('what a form may not decide is not taken from it', async () => {
  const form = await filled({
    customerName: '越权试验室',
    qq: '5201402',
    mobilePhone: '13911110003',
  });
  const extra = { ...form, userRoleType: 0, user_role_type: 0, type: 8, vipLevel: 8, sign: 1023 };
  const info = await (await visitor(server)).send(registerCustomer, extra);
  expect(info).toMatchObject({ userRoleType: 1, type: 3, vipLevel: 0, sign: 0 });
});

test.each([
  ['customerName', '悦享包装', errCode.nameTaken, '该账号已被使用，请换一个'],
  ['qq', '66677788', errCode.qqTaken, '该 QQ 号已注册，可直接登录'],
  ['mobilePhone', '13800000001', errCode.mobileTaken, '该手机号已注册，可直接登录'],
] as const)(
  'a %s that is taken is named, and the SMS code stays good',
  async (field, value, code, message) => {
    await server.db
      .updateTable('customers')
      .set({ qq: '66677788' })
      .where('name', '=', '合作伙伴印务')
      .execute();
    const good = {
      customerName: `撞名${code}`,
      qq: `5202${code}`,
      mobilePhone: `1391112${code}`,
    };
    const form = await filled({ ...good, [field]: value });
    const browser = await visitor(server);
    const refusal = await browser.refused(registerCustomer, form);
    expect(refusal).toMatchObject({ errCode: code, message, fields: { [field]: message } });
    if (field === 'mobilePhone') return;
    await browser.send(getCaptcha, {});
    const again = { ...form, [field]: good[field] };
    expect(await browser.send(registerCustomer, again)).toMatchObject({
      customerName: again.customerName,
    });
  },
);

test('without the captcha on the screen nothing is looked at', async () => {
  const form = await filled({
    customerName: '无图商行',
    qq: '5201403',
    mobilePhone: '13911110004',
  });
  const without = await server.browser().refused(registerCustomer, form);
  expect(without.errCode).toBe(errCode.captchaWrong);
  const wrong = await (await visitor(server)).refused(registerCustomer, { ...form, code: 'XXXX' });
  expect(wrong.errCode).toBe(errCode.captchaWrong);
  expect(await outcome((await visitor(server)).send(registerCustomer, form))).toBe('done');
});

test('the fifth wrong try kills the SMS code, also for somebody who is logged in and sends a key', async () => {
  const form = await filled({
    customerName: '五次商行',
    qq: '5201404',
    mobilePhone: '13911110005',
  });
  const smsCode = form.smsCode === '000000' ? '000001' : '000000';
  const browser = server.browser();
  await browser.login('悦享包装');
  for (let count = 0; count < 5; count += 1) {
    await browser.send(getCaptcha, {});
    const refusal = await browser.refused(
      registerCustomer,
      { ...form, smsCode },
      { idempotencyKey: `guessing-${count}` },
    );
    expect(refusal.errCode).toBe(errCode.smsCodeWrong);
  }
  expect(await outcome((await visitor(server)).send(registerCustomer, form))).toBe(
    errCode.smsCodeWrong,
  );
  expect(await customersNamed('五次商行')).toEqual([]);
});

test('a code of another number opens nothing', async () => {
  const form = await filled({
    mobilePhone: '13911110006',
    customerName: '借码商行',
    qq: '5201405',
  });
  const other = { ...form, mobilePhone: '13911110007' };
  expect(await outcome((await visitor(server)).send(registerCustomer, other))).toBe(
    errCode.smsCodeWrong,
  );
});

test('of 64 registrations with one name one customer comes to be, the others are told so', async () => {
  const forms = Array.from({ length: 64 }, (_, index): [Browser, Form] => {
    const mobilePhone = `139222200${String(index).padStart(2, '0')}`;
    const form = { ...FORM, customerName: '独此一家', qq: `52033${100 + index}`, mobilePhone };
    return [server.browser(), form];
  });
  for (const entry of forms) {
    entry[1].smsCode = await smsCodeFor(server, entry[1].mobilePhone, 'register');
  }
  // Sixty-four minutes went by: new pictures, and codes that did not run out meanwhile.
  await Promise.all(forms.map(([browser]) => browser.send(getCaptcha, {})));
  await server.db
    .updateTable('sms_codes')
    .set({ expires_at: '2027-01-01T00:00:00.000+08:00' })
    .where('phone', 'like', '1392222%')
    .execute();
  const answers = await Promise.all(
    forms.map(([browser, form]) => outcome(browser.send(registerCustomer, form))),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === errCode.nameTaken)).toHaveLength(63);
  const [customer, ...others] = await customersNamed('独此一家');
  expect(others).toEqual([]);
  const accounts = await server.db
    .selectFrom('accounts')
    .select('customer_id')
    .where('customer_id', '=', customer?.id ?? 0)
    .execute();
  expect(accounts).toHaveLength(1);
});

test('of 64 registrations with one code one customer comes to be', async () => {
  const form = await filled({
    customerName: '同码商行',
    qq: '5201406',
    mobilePhone: '13911110008',
  });
  const browsers = await Promise.all(Array.from({ length: 64 }, () => visitor(server)));
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      outcome(
        browser.send(registerCustomer, {
          ...form,
          customerName: `同码${index}号`,
          qq: `52044${100 + index}`,
        }),
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  const refusals: unknown[] = [errCode.smsCodeWrong, errCode.mobileTaken, errCode.tooManyRequests];
  expect(answers.filter((answer) => answer !== 'done' && !refusals.includes(answer))).toEqual([]);
});

test('a repeat after a lost answer opens no second account and logs in, though both codes are spent', async () => {
  const form = await filled({
    customerName: '重来商行',
    qq: '5201407',
    mobilePhone: '13911110009',
  });
  const options = { idempotencyKey: 'visit-of-repeats' };
  const first = await (await visitor(server)).send(registerCustomer, form, options);
  const browser = server.browser();
  expect(await browser.send(registerCustomer, form, options)).toEqual(first);
  expect(await browser.send(getSimpleCustomer, {})).toEqual(first);
});

test.each([{ password: 'Guess-2027' }, { customerName: '另一商行' }, { qq: '5201499' }])(
  'the key of a registration with other values (%o) logs nobody in',
  async (replaced) => {
    const form = { customerName: '原来商行', qq: '5201408', mobilePhone: '13911110010' };
    const options = { idempotencyKey: 'visit-of-others' };
    if ((await customersNamed('原来商行')).length === 0) {
      await (await visitor(server)).send(registerCustomer, await filled(form), options);
    }
    const browser = await visitor(server);
    const refusal = await browser.refused(
      registerCustomer,
      { ...FORM, ...form, ...replaced },
      options,
    );
    expect(refusal).toMatchObject({ status: 422, errCode: errCode.repeatDiffers });
    expect(await browser.send(getSimpleCustomer, {})).toBeNull();
  },
);

test('somebody who was logged in is afterwards the new customer, and the old session is over', async () => {
  const form = await filled({
    customerName: '换人商行',
    qq: '5201409',
    mobilePhone: '13911110011',
  });
  const browser = server.browser();
  await browser.login('跨境优选');
  const old = server.browser();
  old.cookies.set('banxin', browser.cookies.get('banxin') ?? '');
  await browser.send(getCaptcha, {});
  await browser.send(registerCustomer, form);
  expect(await browser.send(getSimpleCustomer, {})).toMatchObject({ customerName: '换人商行' });
  expect(await old.send(getSimpleCustomer, {})).toBeNull();
});

test('a crash between the account and the login leaves an account that a repeat logs in to', async () => {
  const form = await filled({
    customerName: '断电商行',
    qq: '5201410',
    mobilePhone: '13911110012',
  });
  const options = { idempotencyKey: 'visit-of-crash' };
  await server.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
  // The browser has no session to look up: the first query that fails is the one that opens it.
  const refusal = await (await visitor(server)).refused(registerCustomer, form, options);
  await server.db.schema.alterTable('sessions_away').renameTo('sessions').execute();
  expect(refusal.errCode).toBe(errCode.system);
  expect(await server.browser().send(registerCustomer, form, options)).toMatchObject({
    customerName: '断电商行',
  });
});

test('a crash while the account is written leaves nothing, and the code good', async () => {
  const form = await filled({
    customerName: '半途商行',
    qq: '5201411',
    mobilePhone: '13911110013',
  });
  await server.db.schema.alterTable('accounts').renameTo('accounts_away').execute();
  const refusal = await (await visitor(server)).refused(registerCustomer, form);
  await server.db.schema.alterTable('accounts_away').renameTo('accounts').execute();
  expect(refusal.errCode).toBe(errCode.system);
  expect(await customersNamed('半途商行')).toEqual([]);
  expect(await outcome((await visitor(server)).send(registerCustomer, form))).toBe('done');
});

test('whether a name, QQ or number is taken is answered for each by itself', async () => {
  const browser = server.browser();
  expect(await browser.send(isExistsByName, { name: ' 悦享包装 ' })).toBe(true);
  expect(await browser.send(isExistsByName, { name: '从未有过的店' })).toBe(false);
  expect(await browser.send(isExistsByQq, { qq: '5201314' })).toBe(true);
  expect(await browser.send(isExistsByQq, { qq: '99999999' })).toBe(false);
  expect(await browser.send(isExistsByMobile, { mobilePhone: '13800000001' })).toBe(true);
  expect(await browser.send(isExistsByMobile, { mobilePhone: '13999999999' })).toBe(false);
  expect((await browser.refused(isExistsByQq, { qq: '0123' })).fields).toEqual({
    qq: 'QQ格式不正确',
  });
});

test('the customer list cannot be read out: 60 questions of a kind in ten minutes', async () => {
  const browser = server.browser();
  const ask = (index: number) =>
    outcome(
      browser.send(isExistsByMobile, { mobilePhone: `1380000${String(index).padStart(4, '0')}` }),
    );
  for (let index = 0; index < 60; index += 1) expect(await ask(index)).toBe('done');
  expect(await ask(60)).toBe(errCode.tooManyRequests);
});

test('the name of a customer that was closed stays taken', async () => {
  await server.db
    .updateTable('customers')
    .set({ disabled_at: '2026-11-20T09:00:00.000+08:00' })
    .where('name', '=', '海外采购部')
    .execute();
  const browser = server.browser();
  expect(await browser.send(isExistsByName, { name: '海外采购部' })).toBe(true);
  await browser.send(getCaptcha, {});
  const login = { nameOrQQOrMobilePhone: '海外采购部', password: 'Demo-2026', code: CAPTCHA };
  expect((await browser.refused(loginByAccount, login)).errCode).toBe(errCode.passwordWrong);
});
