/** Specification §5 account name, password, QQ, phone; §2 return address. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, recordEmitted, refusal } from '../../exports/testing.ts';
import { createRegisterActors } from './register.actors.ts';
import { registerMachine } from './register.machine.ts';
import type { RegisterValues } from './register.types.ts';

const values: RegisterValues = {
  customerName: '新客小店',
  password: 'Demo-2026',
  repeated: 'Demo-2026',
  qq: '10001',
  mobilePhone: '13800000002',
  code: 'ab2c',
  smsCode: '123456',
};

function open(returnUrl?: string) {
  const client = controlledClient();
  const page = createActor(
    registerMachine.provide({ actors: createRegisterActors(client, 'visit-1') }),
    { input: { returnUrl, smsRemaining: undefined, captchaVersion: 1 } },
  );
  const emitted = recordEmitted(page);
  page.start();
  return { client, page, emitted, state: () => page.getSnapshot().value };
}

describe('the form', () => {
  it.each([
    ['customerName', 'Banxin', '账号至少包含一个汉字'],
    ['customerName', '小店', null],
    ['password', '12345678', '密码格式不正确【密码长度8-16位，数字、字母、字符至少包含两种】'],
    ['repeated', 'Demo-2027', '两次输入的密码不一致'],
    ['qq', '01234', 'QQ格式不正确'],
    ['mobilePhone', '12800000002', '手机号格式不正确'],
    ['smsCode', '', '请输入短信验证码'],
  ] as const)('%s "%s" is judged with %s', (field, value, message) => {
    const { page } = open();
    page.send({ type: 'SUBMIT', values: { ...values, [field]: value }, taken: [] });
    const found = page.getSnapshot().context.problems.find((problem) => problem.field === field);
    expect(found?.message ?? null).toBe(message);
  });

  it('registers once, with a key, and goes to the return address', async () => {
    const { page, client, emitted } = open('/product');
    page.send({ type: 'SUBMIT', values, taken: [] });
    page.send({ type: 'SUBMIT', values, taken: [] });
    expect(client.calls).toHaveLength(1);
    expect(client.last().idempotencyKey).toBe('visit-1');
    const { repeated: _, ...sent } = values;
    expect(client.last().input).toEqual(sent);
    await client.last().answer(null);
    expect(emitted).toEqual([{ type: 'success', returnUrl: '/product' }]);
    expect(page.getSnapshot().context.values).toBeUndefined();
  });

  it.each([
    [errCode.nameTaken, 'customerName'],
    [errCode.qqTaken, 'qq'],
    [errCode.mobileTaken, 'mobilePhone'],
    [errCode.captchaWrong, 'code'],
    [errCode.smsCodeWrong, 'smsCode'],
  ])('refused with %i marks %s', async (code, field) => {
    const { page, client, state } = open();
    page.send({ type: 'SUBMIT', values, taken: [] });
    await client.last().fail(refusal(code, '不可以'));
    expect([state(), page.getSnapshot().context.problems]).toEqual([
      'failed',
      [{ field, message: '不可以' }],
    ]);
  });
});

it('that was edited forgets what was wrong with the field, and only that', () => {
  const { page, state } = open();
  const wrong = { ...values, customerName: 'abc', password: 'short', repeated: '', qq: '1' };
  page.send({ type: 'SUBMIT', values: wrong, taken: [] });
  const left = () => page.getSnapshot().context.problems.map(({ field }) => field);
  expect(left()).toEqual(['customerName', 'password', 'repeated', 'qq']);
  page.send({ type: 'CHANGE', field: 'password' });
  expect([state(), left()]).toEqual(['invalid', ['customerName', 'qq']]);
  page.send({ type: 'CHANGE', field: 'qq' });
  page.send({ type: 'CHANGE', field: 'customerName' });
  expect([state(), left()]).toEqual(['editing', []]);
});

it('keeps a refusal of the server at its field while another one is edited', async () => {
  const { page, client, state } = open();
  page.send({ type: 'SUBMIT', values, taken: [] });
  await client.last().fail(refusal(errCode.nameTaken, '该账号已被使用，请换一个'));
  page.send({ type: 'CHANGE', field: 'code' });
  expect([state(), page.getSnapshot().context.problems]).toEqual([
    'invalid',
    [{ field: 'customerName', message: '该账号已被使用，请换一个' }],
  ]);
});

it('is not sent with a value that a check has found taken', () => {
  const { page, client } = open();
  page.send({ type: 'SUBMIT', values, taken: ['qq'] });
  expect(client.calls).toEqual([]);
  expect(page.getSnapshot().context.problems).toEqual([
    { field: 'qq', message: '该 QQ 号已注册，可直接登录' },
  ]);
});

it('checks each unique value by a flow of its own', async () => {
  const { page, client } = open();
  const { name, qq } = page.getSnapshot().children;
  name?.send({ type: 'BLUR', value: '新客小店' });
  qq?.send({ type: 'BLUR', value: '10001' });
  expect(client.calls.map((call) => call.name)).toEqual([
    'Customer.IsExistsCustomerByName',
    'Customer.IsExistsCustomerByQQ',
  ]);
  await client.last().answer(true);
  expect([name?.getSnapshot().value, qq?.getSnapshot().value]).toEqual(['checking', 'taken']);
});

describe('a text message', () => {
  const ask = () => {
    const opened = open();
    const { sms, captcha } = opened.page.getSnapshot().children;
    sms?.send({ type: 'SEND', mobilePhone: '13800000001', code: 'ab2c' });
    const picture = () => [
      captcha?.getSnapshot().context.v,
      opened.page.getSnapshot().context.codeEpoch,
    ];
    return { ...opened, picture };
  };

  it('is asked for with its purpose and the answer to the captcha', () => {
    expect(ask().client.last().input).toEqual({
      mobilePhone: '13800000001',
      code: 'ab2c',
      purpose: 'register',
    });
  });

  it('that was not sent brings a new picture and empties its input; what was sent leaves both', async () => {
    const refused = ask();
    await refused.client.last().fail(refusal(errCode.captchaWrong, '图形验证码不正确或已失效'));
    expect(refused.picture()).toEqual([2, 1]);
    const sent = ask();
    await sent.client.last().answer(null);
    expect(sent.picture()).toEqual([1, 0]);
  });
});
