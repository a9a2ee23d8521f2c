/** The captcha's states. */
import { defineAtlas } from '../testing/atlas.ts';
import { captchaMachine } from './captcha.machine.ts';

export const captchaAtlas = defineAtlas({
  machine: captchaMachine,
  inputs: { opened: { v: 1 } },
  events: [
    { type: 'LOADED', v: 1 },
    { type: 'FAILED', v: 1 },
    { type: 'LOADED', v: 2 },
    { type: 'FAILED', v: 2 },
  ],
  answers: {},
  project: () => null,
  noView: {},
  transient: [],
  neverTaken: {},
});
