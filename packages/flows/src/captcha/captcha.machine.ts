/**
 * The graphic captcha's picture.
 * loading: the browser fetches it · ready · failed: broken picture, click to try again.
 * @see specification §2 login screen
 */
import { assign, setup } from 'xstate';
import type { CaptchaContext, CaptchaEvent, CaptchaInput } from './captcha.types.ts';

export const captchaMachine = setup({
  types: {} as {
    context: CaptchaContext;
    events: CaptchaEvent;
    input: CaptchaInput;
    tags: 'loading' | 'broken';
  },
  actions: {
    nextPicture: assign({ v: ({ context }) => context.v + 1 }),
  },
  guards: {
    isCurrent: ({ context, event }) => event.type !== 'REFRESH' && event.v === context.v,
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ v: input.v }),
  initial: 'loading',
  on: {
    REFRESH: { target: '.loading', actions: 'nextPicture' },
  },
  states: {
    loading: {
      tags: 'loading',
      on: {
        LOADED: { guard: 'isCurrent', target: 'ready' },
        FAILED: { guard: 'isCurrent', target: 'failed' },
      },
    },
    ready: {},
    failed: { tags: 'broken' },
  },
});
