/** Specification §7: name, QQ and mobile number are asked for one by one. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { controlledClient, failing } from '../../exports/testing.ts';
import { createExistsCheckActors } from './exists-check.actors.ts';
import { existsCheckMachine } from './exists-check.machine.ts';
import type { UniqueField } from './exists-check.types.ts';

function check(field: UniqueField) {
  const client = controlledClient();
  const actor = createActor(
    existsCheckMachine.provide({ actors: createExistsCheckActors(client) }),
    { input: { field } },
  ).start();
  return { client, actor, state: () => actor.getSnapshot().value };
}

it.each([
  ['customerName', '悦享包装', 'Customer.IsExistsCustomerByName', { name: '悦享包装' }],
  ['qq', '10001', 'Customer.IsExistsCustomerByQQ', { qq: '10001' }],
  [
    'mobilePhone',
    '13800000001',
    'Customer.IsExistsCustomerByMobilePhone',
    { mobilePhone: '13800000001' },
  ],
] as const)('%s is asked for by its own call, trimmed', (field, value, name, input) => {
  const { client, actor } = check(field);
  actor.send({ type: 'BLUR', value: ` ${value} ` });
  expect([client.last().name, client.last().input]).toEqual([name, input]);
});

it('a value that breaks its rule is not asked for', () => {
  const { client, actor } = check('qq');
  actor.send({ type: 'BLUR', value: '0123' });
  expect(client.calls).toEqual([]);
});

describe('the answer', () => {
  it.each([
    [true, 'taken'],
    [false, 'free'],
  ])('%s is told as %s until the value changes', async (exists, told) => {
    const { client, actor, state } = check('qq');
    actor.send({ type: 'BLUR', value: '10001' });
    await client.last().answer(exists);
    expect(state()).toBe(told);
    actor.send({ type: 'CHANGE' });
    expect(state()).toBe('unchecked');
  });

  it('that comes after the value changed counts for nothing', async () => {
    const { client, actor, state } = check('qq');
    actor.send({ type: 'BLUR', value: '10001' });
    const first = client.last();
    actor.send({ type: 'CHANGE' });
    expect(first.signal.aborted).toBe(true);
    await first.answer(true);
    expect(state()).toBe('unchecked');
  });

  it('that never comes keeps nobody from registering', async () => {
    const { client, actor, state } = check('qq');
    actor.send({ type: 'BLUR', value: '10001' });
    await client.last().fail(failing('timeout'));
    expect(state()).toBe('unchecked');
  });
});
