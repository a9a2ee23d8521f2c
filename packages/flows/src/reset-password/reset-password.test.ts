/** Specification §5 password, §7 ResetPasswordValidateByMobilePhone; the call that sets it is this project's own. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing, recordEmitted, refusal } from '../../exports/testing.ts';
import { leafPaths } from '../attributes.ts';
import { createResetPasswordActors } from './reset-password.actors.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

const proof = { mobilePhone: '13800000001', code: 'ab2c', smsCode: '123456' };
const identity = { ...proof, password: '', repeated: '' };
const fresh = { ...identity, password: 'Demo-2027', repeated: 'Demo-2027' };

function open() {
  const client = controlledClient();
  const page = createActor(
    resetPasswordMachine.provide({ actors: createResetPasswordActors(client) }),
    { input: { smsRemaining: undefined, captchaVersion: 1 } },
  );
  const emitted = recordEmitted(page);
  page.start();
  const state = () => leafPaths(page.getSnapshot().value).join('|');
  return { client, page, emitted, state };
}

async function identified() {
  const opened = open();
  opened.page.send({ type: 'SUBMIT', values: identity });
  await opened.client.last().answer({ ticket: 't1' });
  return opened;
}

describe('proving the number', () => {
  it('names each field that is not good, with the messages of the phone login', () => {
    const { page, client } = open();
    page.send({
      type: 'SUBMIT',
      values: { ...identity, mobilePhone: '138', code: '', smsCode: '' },
    });
    expect(page.getSnapshot().context.problems[0]).toEqual({
      field: 'mobilePhone',
      message: '手机号格式不正确',
    });
    expect(page.getSnapshot().context.problems).toHaveLength(3);
    expect(client.calls).toEqual([]);
  });

  it('is asked once, whatever is pressed', () => {
    const { page, client } = open();
    page.send({ type: 'SUBMIT', values: identity });
    page.send({ type: 'SUBMIT', values: identity });
    page.send({ type: 'SUBMIT', values: { ...identity, mobilePhone: '' } });
    expect(client.calls).toHaveLength(1);
  });

  it.each([
    [errCode.captchaWrong, 'code'],
    [errCode.smsCodeWrong, 'smsCode'],
    [errCode.accountUnknown, 'mobilePhone'],
  ])('refused with %i marks %s', async (code, field) => {
    const { page, client } = open();
    page.send({ type: 'SUBMIT', values: identity });
    await client.last().fail(refusal(code, '不可以'));
    expect(page.getSnapshot().context.problems).toEqual([{ field, message: '不可以' }]);
  });

  it('is sent trimmed, with the answer to the captcha', () => {
    const { page, client } = open();
    page.send({ type: 'SUBMIT', values: { ...identity, mobilePhone: ' 13800000001 ' } });
    expect(client.last().input).toEqual(proof);
  });

  it('that was edited forgets what was wrong with the field, and only that', () => {
    const { page, state } = open();
    page.send({ type: 'SUBMIT', values: { ...identity, mobilePhone: '138', code: '' } });
    page.send({ type: 'CHANGE', field: 'mobilePhone' });
    expect([state(), page.getSnapshot().context.problems]).toEqual([
      'identify.invalid',
      [{ field: 'code', message: '请输入图形验证码' }],
    ]);
  });

  it('that is refused gets a new captcha', async () => {
    const { page, client, state } = open();
    page.send({ type: 'SUBMIT', values: identity });
    await client.last().fail(refusal(errCode.smsCodeWrong, '短信验证码不正确或已失效'));
    expect(state()).toBe('identify.failed');
    expect(page.getSnapshot().children.captcha?.getSnapshot().context.v).toBe(2);
    expect(page.getSnapshot().context.codeEpoch).toBe(1);
  });
});

describe('the new password', () => {
  it.each([
    ['Demo2', 'Demo2', 'password'],
    ['12345678', '12345678', 'password'],
    ['Demo-2027', 'Demo-2026', 'repeated'],
  ])('%s typed again as %s has a problem in %s', async (password, repeated, field) => {
    const { page, state } = await identified();
    page.send({ type: 'SUBMIT', values: { ...identity, password, repeated } });
    expect([state(), page.getSnapshot().context.problems[0]?.field]).toEqual([
      'password.invalid',
      field,
    ]);
  });

  it('is set with the proof, and neither is kept afterwards', async () => {
    const { page, client, emitted, state } = await identified();
    page.send({ type: 'SUBMIT', values: fresh });
    expect(client.last().input).toEqual({ ticket: 't1', password: 'Demo-2027' });
    await client.last().answer(null);
    const { ticket, values } = page.getSnapshot().context;
    expect([state(), ticket, values]).toEqual(['done', '', undefined]);
    page.send({ type: 'LOGIN' });
    expect(emitted).toEqual([{ type: 'navigate', to: { name: 'login' }, replace: true }]);
  });

  it('can be sent again when the server did not answer', async () => {
    const { page, client, state } = await identified();
    page.send({ type: 'SUBMIT', values: fresh });
    await client.last().fail(failing('network'));
    expect(state()).toBe('password.failed');
    page.send({ type: 'SUBMIT', values: fresh });
    expect(client.last().input).toEqual({ ticket: 't1', password: 'Demo-2027' });
  });

  it('with a spent proof leads back to the number, saying why', async () => {
    const { page, client, state } = await identified();
    page.send({ type: 'SUBMIT', values: fresh });
    await client.last().fail(refusal(errCode.resetExpired, '验证已失效，请重新验证手机号'));
    expect([state(), page.getSnapshot().context.failure?.message]).toEqual([
      'identify.failed',
      '验证已失效，请重新验证手机号',
    ]);
  });
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
      purpose: 'reset',
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
