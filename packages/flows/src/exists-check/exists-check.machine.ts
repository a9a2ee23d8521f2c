/**
 * Whether a value that must be unique is taken.
 * unchecked · checking · free · taken.
 * @see specification §5, §7 IsExistsCustomerByName, ByQQ, ByMobilePhone
 */
import {
  checkAccountName,
  checkPhone,
  checkQq,
  type Rule,
} from '@banxin/contract/rules/validation';
import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import type {
  ExistsCheckContext,
  ExistsCheckEvent,
  ExistsCheckInput,
  UniqueField,
} from './exists-check.types.ts';

const rules: Readonly<Record<UniqueField, Rule>> = {
  customerName: checkAccountName,
  qq: checkQq,
  mobilePhone: checkPhone,
};

export const existsCheckMachine = setup({
  types: {} as {
    context: ExistsCheckContext;
    events: ExistsCheckEvent;
    input: ExistsCheckInput;
    tags: 'checking' | 'taken' | 'free';
  },
  actors: { isTaken: fromPromise<boolean, ExistsCheckContext>(unprovided('isTaken')) },
  actions: {
    keep: assign({ value: ({ event }) => (event.type === 'BLUR' ? event.value.trim() : '') }),
  },
  guards: {
    isWorthAsking: ({ context, event }) =>
      event.type === 'BLUR' && rules[context.field](event.value.trim()) === null,
    exists: (_, params: { exists: boolean }) => params.exists,
  },
}).createMachine({
  id: 'exists-check',
  context: ({ input }) => ({ ...input, value: '' }),
  initial: 'unchecked',
  states: {
    unchecked: { on: { BLUR: { guard: 'isWorthAsking', target: 'checking', actions: 'keep' } } },
    checking: {
      tags: 'checking',
      // What is typed meanwhile makes the answer worthless: the request is aborted.
      on: { CHANGE: 'unchecked' },
      invoke: {
        id: 'isTaken',
        src: 'isTaken',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'exists', params: ({ event }) => ({ exists: event.output }) },
            target: 'taken',
          },
          { target: 'free' },
        ],
        // Nobody is kept from registering by a check that did not answer: the server checks again.
        onError: 'unchecked',
      },
    },
    free: { tags: 'free', on: { CHANGE: 'unchecked' } },
    taken: { tags: 'taken', on: { CHANGE: 'unchecked' } },
  },
});
