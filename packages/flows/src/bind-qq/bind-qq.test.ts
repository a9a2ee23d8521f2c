/** Specification §2: after a QQ login with an unbound account, /bindqq?openId={openId}. */
import { errCode } from '@banxin/contract/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, recordEmitted, refusal } from '../../exports/testing.ts';
import { createBindQqActors } from './bind-qq.actors.ts';
import { bindQqMachine } from './bind-qq.machine.ts';

const values = { nameOrQQOrMobilePhone: ' 悦享包装 ', password: 'Demo-2026', code: 'ab2c' };

function begin(openId: string | undefined = 'o1') {
  const client = controlledClient();
  const page = createActor(bindQqMachine.provide({ actors: createBindQqActors(client) }), {
    input: { openId, captchaVersion: 1 },
  });
  const emitted = recordEmitted(page);
  page.start();
  page.send({ type: 'BEGIN' });
  return { client, page, emitted, state: () => page.getSnapshot().value };
}

it('without an identity there is nothing to bind: back to the login', () => {
  const { page, emitted, state } = begin('');
  expect(state()).toBe('missingOpenId');
  page.send({ type: 'LOGIN' });
  expect(emitted).toEqual([{ type: 'navigate', to: { name: 'login' }, replace: true }]);
});

describe('the form', () => {
  it('names each empty field and asks nobody', () => {
    const { page, client } = begin();
    page.send({ type: 'SUBMIT', values: { nameOrQQOrMobilePhone: '', password: '', code: '' } });
    expect(page.getSnapshot().context.problems.map(({ field }) => field)).toEqual([
      'nameOrQQOrMobilePhone',
      'password',
      'code',
    ]);
    expect(client.calls).toEqual([]);
  });

  it('that was edited forgets what was wrong with the field, and only that', () => {
    const { page, state } = begin();
    page.send({ type: 'SUBMIT', values: { ...values, password: '', code: '' } });
    page.send({ type: 'CHANGE', field: 'password' });
    expect([state(), page.getSnapshot().context.problems]).toEqual([
      'invalid',
      [{ field: 'code', message: '请输入图形验证码' }],
    ]);
    page.send({ type: 'CHANGE', field: 'code' });
    expect(state()).toBe('editing');
  });

  it('binds once, with trimmed values, and goes home', async () => {
    const { page, client, emitted } = begin();
    page.send({ type: 'SUBMIT', values });
    page.send({ type: 'SUBMIT', values });
    expect(client.calls).toHaveLength(1);
    expect(client.last().input).toEqual({
      openId: 'o1',
      ...values,
      nameOrQQOrMobilePhone: '悦享包装',
    });
    await client.last().answer(null);
    expect(emitted).toEqual([{ type: 'navigate', to: { name: 'root' }, replace: true }]);
  });

  it('that is refused gets a new captcha and can be sent again', async () => {
    const { page, client, state } = begin();
    page.send({ type: 'SUBMIT', values });
    await client.last().fail(refusal(errCode.passwordWrong, '账号或密码不正确'));
    const { context, children } = page.getSnapshot();
    expect([state(), context.codeEpoch, context.failure?.message]).toEqual([
      'failed',
      1,
      '账号或密码不正确',
    ]);
    expect(children.captcha?.getSnapshot().context.v).toBe(2);
    page.send({ type: 'SUBMIT', values });
    expect(client.calls).toHaveLength(2);
  });
});
