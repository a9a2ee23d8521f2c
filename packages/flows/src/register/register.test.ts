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
    page.send({ type: 'SUBMIT', values: { ...values, [field]: value } });
    const found = page.getSnapshot().context.problems.find((problem) => problem.field === field);
    expect(found?.message ?? null).toBe(message);
  });

  it('registers once, with a key, and goes to the return address', async () => {
    const { page, client, emitted } = open('/product');
    page.send({ type: 'SUBMIT', values });
    page.send({ type: 'SUBMIT', values });
    expect(client.calls).toHaveLength(1);
    expect(client.last().idempotencyKey).toBe('visit-1');
    expect(client.last().input).not.toHaveProperty('repeated');
    await client.last().answer(null);
    expect(emitted).toEqual([{ type: 'success', returnUrl: '/product' }]);
    expect(page.getSnapshot().context.values).toBeUndefined();
  });

  it.each([
    [errCode.nameTaken, 'customerName'],
    [errCode.qqTaken, 'qq'],
    [errCode.mobileTaken, 'mobilePhone'],
    [errCode.smsCodeWrong, 'smsCode'],
  ])('refused with %i marks %s', async (code, field) => {
    const { page, client, state } = open();
    page.send({ type: 'SUBMIT', values });
    await client.last().fail(refusal(code, '不可以'));
    expect([state(), page.getSnapshot().context.problems]).toEqual([
      'failed',
      [{ field, message: '不可以' }],
    ]);
  });
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
