/**
 * Binding a QQ identity to an account, proved by the account's password.
 * idle · missingOpenId: opened without an identity · editing · invalid · submitting · failed ·
 * bound, left (final).
 * Child: captcha.
 * @see specification §2 route behaviour, §4 QQ login, §7
 */
import { emit, fromPromise, setup } from 'xstate';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import { editing, failed, invalid, refused } from '../form/form.states.ts';
import { emptyForm, formParts } from '../form/formParts.ts';
import { unprovided } from '../unprovided.ts';
import { bindQqProblems } from './bind-qq.rules.ts';
import type {
  BindQqContext,
  BindQqEmitted,
  BindQqEvent,
  BindQqInput,
  BindQqValues,
} from './bind-qq.types.ts';

/** What the binding call is sent with. */
export interface BindQqRequest {
  readonly openId: string;
  readonly values: BindQqValues | undefined;
}

const form = formParts<BindQqContext, BindQqEvent>({
  judge: ({ values }) => bindQqProblems(values),
});

export const bindQqMachine = setup({
  types: {} as {
    context: BindQqContext;
    events: BindQqEvent;
    input: BindQqInput;
    emitted: BindQqEmitted;
    children: { captcha: 'captcha'; bind: 'bind' };
    tags: 'invalid' | 'busy' | 'failed' | 'missing';
  },
  actors: {
    captcha: captchaMachine,
    bind: fromPromise<unknown, BindQqRequest>(unprovided('bind')),
  },
  actions: {
    ...form.actions,
    goHome: emit({ type: 'navigate', to: { name: 'root' }, replace: true }),
    goToLogin: emit({ type: 'navigate', to: { name: 'login' }, replace: true }),
  },
  guards: {
    ...form.guards,
    hasOpenId: ({ context }) => context.openId !== undefined && context.openId !== '',
  },
}).createMachine({
  id: 'bind-qq',
  context: ({ input }) => ({
    ...input,
    ...emptyForm,
  }),
  invoke: {
    id: 'captcha',
    src: 'captcha',
    input: ({ context }) => ({ v: context.captchaVersion }),
  },
  initial: 'idle',
  states: {
    idle: {
      on: { BEGIN: [{ guard: 'hasOpenId', target: 'editing' }, { target: 'missingOpenId' }] },
    },
    missingOpenId: { tags: 'missing', on: { LOGIN: { target: 'left', actions: 'goToLogin' } } },
    editing,
    invalid,
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => ({ openId: context.openId ?? '', values: context.values }),
        onDone: { target: 'bound', actions: 'goHome' },
        onError: refused,
      },
    },
    failed,
    bound: { type: 'final' },
    left: { type: 'final' },
  },
});
