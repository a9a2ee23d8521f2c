/** States of the presenter of failed calls. */
import { messages } from '@banxin/contract/messages';
import type { Failure } from '../failure.ts';
import { defineAtlas } from '../testing/atlas.ts';
import { requestErrorMachine } from './request-error.machine.ts';

const failure: Failure = {
  kind: 'server',
  message: messages.serverError,
  errCode: undefined,
  display: 1,
  data: undefined,
};

export const requestErrorAtlas = defineAtlas({
  machine: requestErrorMachine,
  inputs: { opened: undefined },
  events: [
    { type: 'ERROR', failure },
    { type: 'ERROR', failure: { ...failure, kind: 'timeout', message: messages.timeout } },
    { type: 'ERROR', failure: { ...failure, display: 2 } },
    { type: 'ERROR', failure: { ...failure, display: 0 } },
  ],
  answers: {},
  project: () => null,
  noView: { idle: 'nothing failed' },
  transient: [],
  neverTaken: {},
});
