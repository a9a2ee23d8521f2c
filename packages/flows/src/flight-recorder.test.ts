/** What happened before a fault can be saved and shown again, without anybody's secrets. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing } from '../exports/testing.ts';
import { createFlightRecorder, MASK, parseFlight, withoutSecrets } from './flight-recorder.ts';
import { createLoginActors } from './login/login.actors.ts';
import { loginMachine } from './login/login.machine.ts';

function recordedLogin(length?: number) {
  let time = 1_000;
  const recorder = createFlightRecorder(() => time, length);
  const client = controlledClient();
  const login = createActor(
    loginMachine.provide({
      actors: createLoginActors(client, { open: () => () => undefined }),
    }),
    {
      input: {
        mode: 'dialog',
        returnUrl: undefined,
        smsRemaining: undefined,
        captchaVersion: 1,
      },
      inspect: recorder.inspect,
    },
  ).start();
  const submit = () => {
    time += 500;
    login.send({
      type: 'SUBMIT',
      values: {
        tab: 'account',
        nameOrQQOrMobilePhone: '悦享包装',
        password: 'Demo-2026',
        code: 'ab2c',
        rememberMe: true,
      },
    });
  };
  return { recorder, client, login, submit };
}

it('writes down what each flow heard, child flows included, with the time', async () => {
  const { recorder, client, submit } = recordedLogin();
  submit();
  await client.last().fail(failing(500));
  const told = recorder.read().entries.map(({ flow, event, at }) => [flow, event.type, at]);
  expect(told).toEqual([
    ['login', 'SUBMIT', 500],
    ['login', 'xstate.error.actor.login', 500],
    ['captcha', 'REFRESH', 500],
  ]);
});

it('puts something as good in the place of password and codes and keeps the rest', () => {
  const { recorder, submit } = recordedLogin();
  submit();
  expect(recorder.read().entries[0]?.event).toEqual({
    type: 'SUBMIT',
    values: {
      tab: 'account',
      nameOrQQOrMobilePhone: '悦享包装',
      password: 'Masked-1',
      code: MASK,
      rememberMe: true,
    },
  });
});

it('keeps the last entries only', () => {
  const { recorder, login } = recordedLogin(2);
  for (const type of ['TAB.SMS', 'TAB.ACCOUNT', 'TAB.SMS'] as const) login.send({ type });
  expect(recorder.read().entries.map(({ event }) => event.type)).toEqual([
    'TAB.ACCOUNT',
    'TAB.SMS',
  ]);
});

it('a form judges what stands for a secret as it judged the secret', () => {
  const typed = { password: 'Demo-2026', repeated: 'Demo-2027', smsCode: '493817', code: 'ab2c' };
  expect(withoutSecrets(typed)).toEqual({
    ...{ password: 'Masked-1', repeated: 'Masked-2', smsCode: '000000', code: MASK },
  });
  expect(withoutSecrets({ ...typed, repeated: 'Demo-2026' })).toMatchObject({
    ...{ password: 'Masked-1', repeated: 'Masked-1' },
  });
  expect(withoutSecrets({ password: 'abc', repeated: '', smsCode: '12x' })).toEqual({
    ...{ password: MASK, repeated: '', smsCode: `${MASK}2` },
  });
});

it('keeps the key that names a file, and the word that names a finding', () => {
  const removed = { type: 'ITEM.REMOVE', key: 'cover' };
  const report = { findings: [{ code: 'LOW_RESOLUTION' }], faults: [{ code: 'PHONE' }] };
  expect(withoutSecrets(removed)).toEqual(removed);
  expect(withoutSecrets(report)).toEqual(report);
  expect(withoutSecrets({ apiKey: 'k', secret_key: 'k' })).toEqual({
    ...{ apiKey: MASK, secret_key: MASK },
  });
});

it('says how each flow began, inside which other one, and where it stood', () => {
  const { recorder, submit } = recordedLogin();
  submit();
  const { starts = [], entries } = recorder.read();
  const [login] = starts;
  expect(login).toMatchObject({
    ...{ flow: 'login', heard: 1, input: { mode: 'dialog', captchaVersion: 1 } },
  });
  expect(login && 'inside' in login).toBe(false);
  expect(entries[0]?.state).toBe('shown.form.editing|shown.tab.account');
});

it('counts what a flow heard before the entries that are kept', () => {
  const { recorder, login } = recordedLogin(1);
  login.send({ type: 'TAB.SMS' });
  login.send({ type: 'TAB.ACCOUNT' });
  expect(recorder.read()).toMatchObject({ starts: [{ heard: 2 }], entries: [{}] });
});

it('no secret is left, wherever it stands', () => {
  const secret = fc.constantFrom('password', 'smsCode', 'code', 'accessToken', 'ticket');
  const nested = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.record({ name: fc.string() }),
      secret.map((key) => ({ [key]: 'hunter2' })),
      fc.dictionary(fc.string(), tie('node'), { maxKeys: 3 }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node;
  fc.assert(
    fc.property(nested, (value) => {
      expect(JSON.stringify(withoutSecrets(value)) ?? '').not.toContain('hunter2');
    }),
    { seed: 20_261_120 },
  );
});

describe('a saved record', () => {
  it('is read back as it was', () => {
    const { recorder, submit } = recordedLogin();
    submit();
    const record = recorder.read();
    expect(parseFlight(JSON.stringify(record))).toEqual(record);
  });

  it('of an earlier version has no starts', () => {
    expect(parseFlight('{"version":1,"entries":[]}')).toEqual({ version: 1, entries: [] });
  });

  it.each([
    ['{"version":1,"entries":[],"starts":[{}]}', 'how its flows began'],
    ['not json', 'it is not JSON'],
    ['{"version":2,"entries":[]}', 'no entries of version 1'],
    ['null', 'no entries of version 1'],
    ['{"version":1,"entries":[{"flow":"login","event":{"type":"A"}},{}]}', 'Entry 2'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(() => parseFlight(text)).toThrow(reason);
  });
});
