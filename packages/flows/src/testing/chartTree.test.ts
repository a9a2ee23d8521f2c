/** A machine as data says what the machine says. */
import { expect, it } from 'vitest';
import { agreementMachine } from '../agreement/agreement.machine.ts';
import { chartTree } from './chartTree.ts';

it('states are nested as they are defined, with their ways out', () => {
  const { children } = chartTree(agreementMachine);
  expect(children.map(({ key }) => key)).toEqual(['hidden', 'open', 'reloadPending', 'reloaded']);
  const [hidden, open, , reloaded] = children;
  expect([hidden?.isInitial, open?.isInitial, reloaded?.kind]).toEqual([true, false, 'final']);
  expect(open?.children.find(({ key }) => key === 'signing')).toMatchObject({
    path: 'open.signing',
    exits: ['done sign → reloadPending', 'error sign → open.ready'],
  });
});
