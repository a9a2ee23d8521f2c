/** The server's answers as choices: what a flow waits for, with every refusal that the contract names. */
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { answersFor, frozen, take } from '../../exports/testing.ts';
import { atlases } from '../atlases.ts';
import { contractRefusals } from './contractRefusals.ts';
import { explore } from './coverage.ts';

const choicesIn = (flow: string, snapshot: unknown) =>
  answersFor(flow, atlases[flow] ?? { answers: {} }, snapshot as AnyMachineSnapshot);

/** What is no request: it tells how it fares by events. */
const transfers = ['upload-item upload', 'oauth-popup openPopup'];

it('every request of every flow has its row of refusals', () => {
  const named = Object.entries(contractRefusals).flatMap(([flow, rows]) =>
    Object.keys(rows).map((id) => `${flow} ${id}`),
  );
  const asked = Object.entries(atlases).flatMap(([flow, { machine }]) =>
    getStateNodes(machine.root)
      .flatMap(({ invoke }) => invoke)
      .filter(({ src }) => !(machine.implementations.actors[String(src)] instanceof StateMachine))
      .map(({ id }) => `${flow} ${id}`),
  );
  expect(named.toSorted()).toEqual(
    [...new Set(asked)].filter((one) => !transfers.includes(one)).toSorted(),
  );
});

it('a login that waits may work, be refused in each way, or get no answer', () => {
  const { login: atlas } = atlases;
  if (!atlas) throw new Error('There is no login');
  const login = createActor(frozen(atlas.machine), { input: atlas.inputs.dialog }).start();
  expect(choicesIn('login', login.getSnapshot())).toEqual([]);
  const submit = atlas.events.find(({ type }) => type === 'SUBMIT');
  if (submit) login.send(submit);
  const choices = choicesIn('login', login.getSnapshot());
  expect(choices.map(({ request, kind, label }) => [request, kind, label])).toEqual([
    ['login', 'done', ''],
    ['login', 'refusal', '图形验证码不正确或已失效'],
    ['login', 'refusal', '账号或密码不正确'],
    ['login', 'refusal', '尝试次数过多，请稍后再试'],
    ['login', 'refusal', '短信验证码不正确或已失效'],
    ['login', 'refusal', '该手机号尚未注册'],
    ['login', 'failure', '请求超时'],
    ['login', 'failure', expect.any(String)],
    ['login', 'failure', '服务错误，请重试'],
    ['login', 'failure', '登录过期，请重新登录'],
  ]);
});

describe.each(Object.entries(atlases))('%s', (flow, atlas) => {
  it('takes every answer that is offered, wherever it waits', () => {
    const machine = frozen(atlas.machine);
    const refused = explore(atlas).configurations.flatMap(({ snapshot, state, input }) => {
      const start = () =>
        createActor(machine, { snapshot, input: atlas.inputs[input] as never }).start();
      const actor = start();
      const choices = choicesIn(flow, actor.getSnapshot());
      actor.stop();
      return choices.flatMap(({ event, label }) => {
        const one = start();
        const taken = take(one, [], JSON.parse(JSON.stringify(event)));
        const { status } = one.getSnapshot() as AnyMachineSnapshot;
        one.stop();
        return taken.kind === 'heard' && status !== 'error'
          ? []
          : [`${state}: ${label} ${taken.kind}`];
      });
    });
    expect(refused).toEqual([]);
  });
});
