/** A form is the same in every flow that has one. */
import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { atlases } from '../atlases.ts';
import { editing, failed, failedAtField, invalid } from './form.states.ts';

const regions = Object.entries(atlases).flatMap(([flow, { machine }]) =>
  [machine.root, ...getStateNodes(machine.root)]
    .filter(({ states }) => 'invalid' in states)
    .map((region): [string, AnyStateNode] => [[flow, ...region.path].join('.'), region]),
);

it('login, registration, binding and both steps of a reset have one', () => {
  expect(regions.map(([name]) => name)).toEqual([
    'login.shown.form',
    'bind-qq',
    'register',
    'reset-password.identify',
    'reset-password.password',
  ]);
});

it.each(regions)('%s stands in editing, invalid, submitting or failed', (_, { states }) => {
  expect(states.submitting?.tags).toEqual(['busy']);
  expect(states.submitting?.ownEvents).not.toContain('SUBMIT');
  expect(states.editing?.config).toMatchObject(editing);
  expect(states.invalid?.config).toMatchObject(invalid);
  expect([failed.on.CHANGE, failedAtField.on.CHANGE]).toContainEqual(
    states.failed?.config.on?.CHANGE,
  );
  expect(states.failed?.config.on).toMatchObject(editing.on);
});
