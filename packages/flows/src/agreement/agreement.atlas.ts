/** States of the agreement dialog. */
import { defineAtlas } from '../testing/atlas.ts';
import { agreementMachine } from './agreement.machine.ts';

export const agreementAtlas = defineAtlas({
  machine: agreementMachine,
  inputs: { signing: { callSign: true }, reading: { callSign: false } },
  events: [
    { type: 'OPEN', required: true },
    { type: 'OPEN', required: false },
  ],
  answers: { sign: [{ message: '签订成功' }] },
  project: ({ required, left }) => [required, left],
  tells: ({ left }) => (left > 0 ? `With${left}Second${left > 1 ? 's' : ''}Left` : 'Required'),
  noView: {
    hidden: 'the dialog is not open',
    reloadPending: 'the dialog is closed already',
    reloaded: 'the page loads again',
  },
  transient: [],
  neverTaken: {},
});
