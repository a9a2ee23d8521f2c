/** States of the presenter of failed calls. */
import { messages } from '@banxin/contract/messages';
import { defineAtlas } from '../testing/atlas.ts';
import { requestErrorMachine } from './request-error.machine.ts';

export const requestErrorAtlas = defineAtlas({
  machine: requestErrorMachine,
  inputs: { opened: undefined },
  events: [
    { type: 'ERROR', mode: 1, message: messages.serverError },
    { type: 'ERROR', mode: 1, message: messages.timeout },
    { type: 'ERROR', mode: 2, message: messages.serverError },
    { type: 'ERROR', mode: 0, message: messages.serverError },
  ],
  answers: {},
  project: () => null,
  noView: { idle: 'nothing failed' },
  transient: [],
  neverTaken: {},
});
